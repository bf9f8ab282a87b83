import { expect, type Locator, type Page } from '@playwright/test';

export class EddyChatPage {
  readonly page: Page;
  readonly box: Locator;
  readonly ask: Locator;
  readonly stop: Locator;
  readonly answers: Locator;
  readonly questions: Locator;
  readonly chats: Locator;

  constructor(page: Page) {
    this.page = page;
    this.box = page.getByLabel('Your question');
    this.ask = page.getByRole('button', { name: 'Ask', exact: true });
    this.stop = page.getByRole('button', { name: 'Stop' });
    this.answers = page.getByRole('article', { name: 'Eddy AI' });
    this.questions = page.getByRole('article', { name: 'You' });
    this.chats = page.getByRole('navigation', { name: 'Your chats' });
  }

  async open(query = ''): Promise<this> {
    await this.page.goto(`/test-chat${query}`);
    await expect(this.box).toBeVisible();
    return this;
  }

  /** Asks a question and waits for the complete answer. */
  async say(question: string): Promise<Locator> {
    const before = await this.answers.count();
    await this.box.fill(question);
    await this.box.press('Enter');
    return this.answer(before);
  }

  async answer(number: number): Promise<Locator> {
    const answer = this.answers.nth(number);
    await expect(answer).toBeVisible();
    await expect(this.ask).toBeVisible();
    return answer;
  }

  boats(answer: Locator): Locator {
    return answer.getByRole('list', { name: 'Boats' }).getByRole('link');
  }
}
