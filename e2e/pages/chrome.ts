import { expect, type Locator, type Page } from '@playwright/test';
import { LoginPage } from './login-page.ts';

/** The navigation bar, toasts and footer around every screen. */
export class Chrome {
  readonly nav: Locator;
  readonly footer: Locator;
  readonly eddy: Locator;
  /** The newest toast; an earlier one may still be fading. */
  readonly toast: Locator;

  readonly page: Page;
  /** All visible toasts, including fading ones. */
  readonly toasts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.toasts = page.locator('[data-toast]');
    this.nav = page.getByRole('navigation', { name: 'Main' });
    this.footer = page.getByRole('contentinfo');
    this.eddy = page.getByRole('link', { name: /Eddy AI is active/ });
    this.toast = this.toasts.last();
  }

  async signIn(): Promise<LoginPage> {
    await this.nav.getByRole('link', { name: 'Sign In' }).click();
    await this.page.waitForURL('**/login*');
    return new LoginPage(this.page);
  }

  /** Expects a toast with this text, the newest or not. */
  async says(title: string, description = ''): Promise<void> {
    await expect(this.toasts.filter({ hasText: title }).filter({ hasText: description }).last()).toBeVisible();
  }

  /** From a toast that asks a visitor to sign in. */
  async signInFromToast(): Promise<LoginPage> {
    await this.toast.getByRole('button', { name: 'Sign in or register' }).click();
    await this.page.waitForURL('**/login*');
    return new LoginPage(this.page);
  }

  async openMenu(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Menu', exact: true }).click();
    return this.page.getByRole('dialog');
  }
}
