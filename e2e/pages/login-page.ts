import type { Locator, Page } from '@playwright/test';
import { RegisterPage } from './register-page.ts';

export class LoginPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.email = page.getByLabel('Email');
    this.password = page.getByLabel('Password', { exact: true });
    this.submit = page.getByRole('main').getByRole('button', { name: /^(Sign In|Signing in)/ });
  }

  async open(query = ''): Promise<this> {
    await this.page.goto(`/login${query}`);
    return this;
  }

  async createAccount(): Promise<RegisterPage> {
    await this.page.getByRole('link', { name: 'Create an account' }).click();
    await this.page.waitForURL('**/register*');
    return new RegisterPage(this.page);
  }

  async continueWithGoogle(): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: 'Continue with Google' }).click();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }
}
