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

  written(firstName: string): Locator {
    return this.root.getByRole('article', { name: `Your review of ${firstName}` });
  }

  received(firstName: string): Locator {
    return this.root.getByRole('article', { name: `Review by ${firstName}` });
  }
}
