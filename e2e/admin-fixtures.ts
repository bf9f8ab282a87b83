import type { APIRequestContext } from '@playwright/test';
import { test as base, expect, type Person } from './fixtures.ts';
import { AdminPage } from './pages/admin-page.ts';

/** Stores the admin's token in this page's browser before its first load. */
export const test = base.extend<{ admin: AdminPage }>({
  admin: async ({ page, adminToken }, use) => {
    await page.addInitScript((token) => localStorage.setItem('auth-token', token), adminToken);
    await use(new AdminPage(page));
  },
});

export const unique = () => `zz${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;

export async function adminCall(request: APIRequestContext, token: string, path: string, data: object = {}) {
  const response = await request.post(`/api/admin/${path}`, { headers: { authorization: `Bearer ${token}` }, data });
  expect(response.ok(), await response.text()).toBe(true);
}

export const suspend = (request: APIRequestContext, token: string, { user }: Person) =>
  adminCall(request, token, `users/${user.id}/suspend`, { reason: 'Spam' });
