import { expect, type Locator, type Page } from '@playwright/test';

/** Lets users sign in again without leaving the page. */
export class SessionExpiredDialog {
  readonly root: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly close: Locator;
  readonly google: Locator;
  readonly forgotPassword: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Session Expired' });
    this.email = this.root.getByLabel('Email');
    this.password = this.root.getByLabel('Password', { exact: true });
    this.submit = this.root.getByRole('button', { name: /^(Sign In|Signing in)/ });
    this.close = this.root.getByRole('button', { name: 'Close' });
    this.google = this.root.getByRole('link', { name: /Google/ });
    this.forgotPassword = this.root.getByRole('link', { name: 'Forgot your password?' });
  }

  async signIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Signs in with the email that the dialog already shows. */
  async continueWith(password: string): Promise<void> {
    await expect(this.email).not.toHaveValue('');
    await this.password.fill(password);
    await this.submit.click();
    await expect(this.root).toBeHidden();
  }
}
