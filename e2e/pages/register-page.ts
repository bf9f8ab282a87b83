import type { Locator, Page } from '@playwright/test';

export class RegisterPage {
  readonly page: Page;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.firstName = page.getByLabel('First Name');
    this.lastName = page.getByLabel('Last Name (Optional)');
    this.email = page.getByLabel('Email');
    this.password = page.getByLabel('Password', { exact: true });
    this.submit = page.getByRole('main').getByRole('button', { name: /^(Create Account|Creating account)/ });
  }

  async open(query = ''): Promise<this> {
    await this.page.goto(`/register${query}`);
    return this;
  }

  async register(person: { firstName: string; lastName?: string; email: string; password: string }): Promise<void> {
    await this.firstName.fill(person.firstName);
    if (person.lastName) await this.lastName.fill(person.lastName);
    await this.email.fill(person.email);
    await this.password.fill(person.password);
    await this.submit.click();
  }
}
