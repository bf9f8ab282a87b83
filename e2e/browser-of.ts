import type { Browser, Page } from '@playwright/test';
import type { Person } from './fixtures.ts';

/** Opens a separate browser in which this person is signed in. */
export async function browserOf(
  browser: Browser,
  baseURL: string | undefined,
  { token }: Person,
  viewport?: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...(viewport && { viewport }),
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((stored) => localStorage.setItem('auth-token', stored), token);
  return context.newPage();
}
