import { expect, type Locator, type Page } from '@playwright/test';
import { LoginPage } from './login-page.ts';

/** What surrounds every screen. */
export class Chrome {
  readonly nav: Locator;
  readonly footer: Locator;
  readonly eddy: Locator;
  readonly toast: Locator;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.nav = page.getByRole('navigation', { name: 'Main' });
    this.footer = page.getByRole('contentinfo');
    this.eddy = page.getByRole('link', { name: /Eddy AI, active/ });
    this.toast = page.locator('.mantine-Notification-root');
  }

  async signIn(): Promise<LoginPage> {
    await this.nav.getByRole('link', { name: 'Sign In' }).click();
    await this.page.waitForURL('**/login*');
    return new LoginPage(this.page);
  }

  /** Says that this toast shows; the one before it may still be fading. */
  async says(title: string, description = ''): Promise<void> {
    await expect(this.toast.filter({ hasText: title }).filter({ hasText: description })).toBeVisible();
  }

  async openMenu(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Menu', exact: true }).click();
    return this.page.getByRole('dialog');
  }
}
