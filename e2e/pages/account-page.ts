import { expect, type Locator, type Page } from '@playwright/test';

export class AccountPage {
  readonly page: Page;
  readonly main: Locator;
  readonly tabs: Locator;
  readonly accessRequired: Locator;
  readonly welcome: Locator;

  constructor(page: Page) {
    this.page = page;
    this.main = page.getByRole('main');
    this.tabs = this.main.getByRole('tablist', { name: 'Your account' });
    this.accessRequired = page.getByRole('heading', { name: 'Account Access Required' });
    this.welcome = this.main.getByRole('region', { name: /^Welcome to Tradewind/ });
  }

  /** For a signed-in user. */
  async open(query = ''): Promise<this> {
    await this.page.goto(`/account${query}`);
    await expect(this.tabs).toBeVisible();
    return this;
  }

  tab(name: string): Locator {
    return this.tabs.getByRole('tab', { name });
  }

  async choose(name: string): Promise<void> {
    await this.tab(name).click();
    await this.isOn(name);
  }

  async isOn(name: string): Promise<void> {
    await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(this.main.getByRole('tabpanel', { name })).toBeVisible();
  }

  panel(title: string): Locator {
    return this.main.getByRole('region', { name: title, exact: true });
  }

  figure(label: string): Locator {
    return this.main.getByRole('link', { name: new RegExp(` ?${label}$`) }).first();
  }

  /** The newest toast with this text; an earlier one may still be fading. */
  toast(text: string): Locator {
    return this.page.locator('[data-toast]').filter({ hasText: text }).last();
  }

  role(name: string): Locator {
    return this.main.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  field(label: string): Locator {
    return this.main.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  /** Opens the form and waits for it. */
  async editProfile(): Promise<void> {
    await this.button('Edit Profile').click();
    await expect(this.field('First Name')).toBeFocused();
  }

  async choosePhoto(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.main.locator('input[type="file"]').setInputFiles(file);
  }
}
