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

/** Loads the modules in a browser with this token. */
async function signedInWith(token: string | null) {
  const storages = { localStorage: new FakeStorage(), sessionStorage: new FakeStorage() };
  if (token !== null) storages.localStorage.setItem('auth-token', token);
  vi.stubGlobal('window', Object.assign(new EventTarget(), storages));
  for (const [name, storage] of Object.entries(storages)) vi.stubGlobal(name, storage);
  vi.resetModules();
  return {
    ...(await import('./session.ts')),
    ...(await import('./stored-drafts.ts')),
    ...(await import('./drafts.ts')),
  };
}

beforeEach(() => vi.unstubAllGlobals());

it('stores a draft for its user only', async () => {
  const { storeDraft, loadDraft } = await signedInWith('token');
  storeDraft('ann', 'profile', { bio: 'Sails' });
  expect(loadDraft('ann', 'profile')).toEqual({ bio: 'Sails' });
  expect(loadDraft('bob', 'profile')).toBeUndefined();
});

it('gives a visitor’s draft to the first user who signs in', async () => {
  const { storeDraft, loadDraft, storeToken } = await signedInWith(null);
  storeDraft(undefined, 'agent-settings', 'Tampa');
  storeToken('token');
  expect(loadDraft('ann', 'agent-settings')).toBe('Tampa');
  expect(loadDraft('bob', 'agent-settings')).toBeUndefined();
});

it('removes the drafts of a user who signs out, and the visitor’s drafts of this tab', async () => {
  const { storeDraft, loadDraft, dropDraftsOf, hasDrafts } = await signedInWith('token');
  for (const user of ['ann', 'bob', undefined]) storeDraft(user, 'agent-settings', 'Tampa');
  dropDraftsOf('ann');
  expect(hasDrafts('ann')).toBe(false);
  expect(loadDraft('ann', 'agent-settings')).toBeUndefined();
  expect(loadDraft('bob', 'agent-settings')).toBe('Tampa');
});

it('stores nothing after a sign-out in another tab', async () => {
  const { storeDraft, hasDrafts, clearToken } = await signedInWith('token');
  clearToken();
  storeDraft('ann', 'profile', 'Sails');
  expect(hasDrafts('ann')).toBe(false);
});
