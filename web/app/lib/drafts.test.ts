import { beforeEach, expect, it, vi } from 'vitest';

class FakeStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

/** The modules as a browser with this token has them. */
async function signedInWith(token: string | null) {
  const storages = { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() };
  if (token !== null) storages.localStorage.setItem('auth-token', token);
  vi.stubGlobal('window', Object.assign(new EventTarget(), storages));
  for (const [name, storage] of Object.entries(storages)) vi.stubGlobal(name, storage);
  vi.resetModules();
  return { ...(await import('./session.ts')), ...(await import('./drafts.ts')) };
}

beforeEach(() => vi.unstubAllGlobals());

it('keeps a draft for its user only', async () => {
  const { keepDraft, keptDraft } = await signedInWith('token');
  keepDraft('ann', 'profile', { bio: 'Sails' });
  expect(keptDraft('ann', 'profile')).toEqual({ bio: 'Sails' });
  expect(keptDraft('bob', 'profile')).toBeUndefined();
});

it('gives what a visitor typed to the first user who signs in', async () => {
  const { keepDraft, keptDraft, storeToken } = await signedInWith(null);
  keepDraft(undefined, 'agent-settings', 'Tampa');
  storeToken('token');
  expect(keptDraft('ann', 'agent-settings')).toBe('Tampa');
  expect(keptDraft('bob', 'agent-settings')).toBeUndefined();
});

it('removes the drafts of the user who signs out, and what was typed in this tab before the sign-in', async () => {
  const { keepDraft, keptDraft, dropDraftsOf, hasDrafts } = await signedInWith('token');
  for (const user of ['ann', 'bob', undefined]) keepDraft(user, 'agent-settings', 'Tampa');
  dropDraftsOf('ann');
  expect(hasDrafts('ann')).toBe(false);
  expect(keptDraft('ann', 'agent-settings')).toBeUndefined();
  expect(keptDraft('bob', 'agent-settings')).toBe('Tampa');
});

it('keeps nothing more for a user who signed out in another tab', async () => {
  const { keepDraft, hasDrafts, clearToken } = await signedInWith('token');
  clearToken();
  keepDraft('ann', 'profile', 'Sails');
  expect(hasDrafts('ann')).toBe(false);
});
