import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { PAPER } from '../closing-by-api.ts';

/** The closing of an agreed trade, as a party or the broker sees it. */
export class ClosingRoom {
  readonly page: Page;
  readonly main: Locator;
  readonly progress: Locator;
  /** The reader's most pressing task. */
  readonly next: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.progress = this.main.getByRole('region', { name: 'Progress of the closing' });
    this.next = this.main.locator('section').filter({ hasText: /^Your next step/ });
  }

  async open(tradeId: number): Promise<this> {
    await this.page.goto(`/trades/${tradeId}`);
    await expect(this.progress).toBeVisible();
    return this;
  }

  /** A card beside the tasks. */
  card(title: string): Locator {
    return this.main.locator('section').filter({ has: this.page.getByRole('heading', { level: 2, name: title }) });
  }

  /** Waits until this is the reader's next step. */
  async asks(todo: string): Promise<void> {
    await expect(this.next.getByRole('heading', { name: todo })).toBeVisible();
  }

  /** Signs the document of the reader's next step. */
  async sign(name: string, button = 'Sign'): Promise<void> {
    await this.next.getByLabel('Type your name to sign').fill(name);
    await this.next.getByRole('checkbox').check();
    await this.next.getByRole('button', { name: button, exact: true }).click();
  }

  /** Uploads papers for the reader's next step. */
  async upload(...names: readonly string[]): Promise<void> {
    const choosing = this.page.waitForEvent('filechooser');
    await this.next.getByRole('button', { name: 'Choose Files or Take a Photo' }).click();
    await (await choosing).setFiles(names.map(paperNamed));
  }

  async downloadStatement(): Promise<Download> {
    await this.card('Your money').getByRole('button', { name: 'Closing Statement' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Your closing statement' });
    const downloading = this.page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download PDF' }).click();
    const download = await downloading;
    await this.page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    return download;
  }

  /** Asks for something that changes the plan. */
  async change(button: string): Promise<void> {
    const section = this.main.locator('details').filter({ hasText: 'If something changes' });
    await opened(section);
    await section.getByRole('button', { name: button }).click();
  }

  /** A group of tasks, opened. */
  async group(title: string): Promise<Locator> {
    const heading = this.page.getByRole('heading', { level: 2, name: new RegExp(`^${title} \\d+$`) });
    const group = this.main.locator('section:not([aria-labelledby]), details').filter({ has: heading });
    await opened(group);
    return group;
  }

  /** A task in a group, opened. */
  async task(group: string, name: string, about = ''): Promise<Locator> {
    const row = (await this.group(group)).locator('li details').filter({ hasText: name }).filter({ hasText: about });
    await opened(row.first());
    return row.first();
  }

  async enterLegalDetails(name: string): Promise<void> {
    const form = this.next.getByRole('form', { name: 'Legal details' });
    await form.getByLabel('Legal name').fill(name);
    await form.getByLabel('Street').fill('12 Harbor Lane');
    await form.getByLabel('City').fill('Miami');
    await form.getByLabel('State').selectOption('FL');
    await form.getByLabel('ZIP code').fill('33139');
    await form.getByRole('button', { name: 'Save' }).click();
  }

  async enterBoatDetails({ hullNumber, part }: { hullNumber: string; part?: string }): Promise<void> {
    const form = this.next.getByRole('form', { name: 'Boat details' });
    await form.getByLabel('State title or registration').check();
    await form.getByLabel('State that keeps the title').selectOption('FL');
    await form.getByLabel('Official or title number').fill('FL1234AB');
    await form.getByLabel('Hull number (HIN)').fill(hullNumber);
    await form
      .getByRole('radiogroup', { name: /loan or lien/ })
      .getByLabel('No')
      .check();
    if (part !== undefined) {
      await form.getByRole('button', { name: 'Add Part' }).click();
      await form.getByRole('group', { name: 'Part 1' }).getByLabel('Name').fill(part);
    }
    await form.getByRole('button', { name: 'Save' }).click();
  }
}

/** Equal files would count as one. */
const paperNamed = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([PAPER, Buffer.from(`% ${name}\n`)]),
});

/** Opens what is folded. */
async function opened(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const isFolded = await part.evaluate((node) => node.matches('details:not([open])'));
  if (isFolded) await part.locator(':scope > summary').click();
}
