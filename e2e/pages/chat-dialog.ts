import { expect, type Locator, type Page } from '@playwright/test';

/** The chat about a boat with one person. */
export class ChatDialog {
  readonly page: Page;
  readonly root: Locator;
  readonly list: Locator;
  readonly text: Locator;
  readonly send: Locator;
  readonly newMessages: Locator;

  constructor(page: Page, boatTitle: string) {
    this.page = page;
    this.root = page.getByRole('dialog', { name: `${boatTitle} - Real Chat` });
    this.list = this.root.getByRole('log');
    this.text = this.root.getByRole('textbox', { name: 'Message' });
    this.send = this.root.getByRole('button', { name: 'Send' });
    this.newMessages = this.root.getByRole('button', { name: 'New messages' });
  }

  /** Waits until the conversation has loaded, even if it is empty. */
  async ready(): Promise<this> {
    await expect(this.list).toBeVisible();
    return this;
  }

  message(text: string | RegExp): Locator {
    return this.list.getByText(text);
  }

  async say(text: string): Promise<void> {
    await this.text.fill(text);
    await this.text.press('Enter');
    await expect(this.message(text)).toBeVisible();
    await expect(this.text).toHaveValue('');
    await expect(this.list.getByText('Sending…')).toHaveCount(0);
  }

  async block(name: string): Promise<void> {
    await this.root.getByRole('button', { name: `Block ${name}` }).click();
    const question = this.page.getByRole('dialog', { name: `Block ${name}?` });
    await question.getByRole('button', { name: 'Block', exact: true }).click();
  }

  async close(): Promise<void> {
    await this.root.getByRole('button', { name: 'Close chat' }).click();
    await expect(this.root).toBeHidden();
  }
}
