import type { Locator, Page } from '@playwright/test';

/** The reviews on the page of a closed trade. */
export class ReviewsPart {
  readonly root: Locator;
  readonly text: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('region', { name: 'Reviews' });
    this.text = this.root.getByLabel('Your review (optional)');
    this.submit = this.root.getByRole('button', { name: 'Submit Review' });
  }

  stars(count: number): Locator {
    return this.root.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` });
  }

  /** Reviews one of several people. */
  async write(firstName: string, stars: number, text: string): Promise<void> {
    const form = this.root.getByRole('form', { name: `Your review of ${firstName}` });
    await form.getByRole('radio', { name: `${stars} stars` }).click();
    await form.getByLabel('Your review (optional)').fill(text);
    await form.getByRole('button', { name: 'Submit Review' }).click();
  }

  written(firstName: string): Locator {
    return this.root.getByRole('article', { name: `Your review of ${firstName}` });
  }

  received(firstName: string): Locator {
    return this.root.getByRole('article', { name: `Review by ${firstName}` });
  }
}
