import { expect, type Locator, type Page } from '@playwright/test';
import { ChatDialog } from './chat-dialog.ts';

/** The pictures of a boat, on its page or in full screen. */
class Gallery {
  readonly root: Locator;
  readonly next: Locator;
  readonly previous: Locator;
  readonly thumbnails: Locator;

  constructor(root: Locator) {
    this.root = root;
    this.next = root.getByRole('button', { name: 'Next picture' });
    this.previous = root.getByRole('button', { name: 'Previous picture' });
    this.thumbnails = root.getByRole('button', { name: /^Show picture/ });
  }

  async shows(position: number, count: number): Promise<void> {
    await expect(this.root.getByText(`${position} / ${count}`)).toBeVisible();
    const picture = this.root.getByRole('img', { name: `picture ${position} of ${count}` });
    await expect(picture).toBeInViewport({ ratio: 0.9 });
    await expect(this.thumbnails.nth(position - 1)).toHaveAttribute('aria-current', 'true');
  }

  /** Scrolls the strip by one picture, as a swipe does. */
  async swipe(by: -1 | 1): Promise<void> {
    await this.root
      .getByRole('img', { name: /picture \d+ of/ })
      .first()
      .evaluate((picture, direction) => {
        let strip = picture.parentElement;
        while (strip && strip.scrollWidth <= strip.clientWidth) strip = strip.parentElement;
        strip?.scrollBy({ left: direction * strip.clientWidth, behavior: 'instant' });
      }, by);
  }
}

export class BoatPage {
  readonly page: Page;
  readonly gallery: Gallery;
  readonly viewer: Gallery;
  readonly messageOwner: Locator;
  readonly share: Locator;
  readonly openChat: Locator;

  constructor(page: Page) {
    this.page = page;
    this.gallery = new Gallery(page.getByRole('region', { name: /^Pictures of/ }));
    this.viewer = new Gallery(page.getByRole('dialog'));
    this.messageOwner = page.getByRole('button', { name: 'Message Owner' });
    this.share = page.getByRole('button', { name: 'Share' });
    this.openChat = page.getByRole('button', { name: 'Open Chat' });
  }

  async open(id: number | string): Promise<this> {
    await this.page.goto(`/boats/${id}`);
    return this;
  }

  card(title: string): Locator {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { name: title, exact: true }) });
  }

  async chat(title: string): Promise<ChatDialog> {
    await this.openChat.click();
    return new ChatDialog(this.page, title).ready();
  }

  async viewFullScreen(): Promise<Gallery> {
    await this.gallery.root.getByRole('button', { name: 'View full screen' }).click();
    return this.viewer;
  }
}
