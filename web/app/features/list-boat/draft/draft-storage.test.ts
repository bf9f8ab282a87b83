import { beforeEach, expect, it, vi } from 'vitest';

/** The drafts that `followOtherTabs` reports after another tab removed its draft. */
async function removalHeard(token: string | null): Promise<unknown[]> {
  const stored = new Map(token === null ? [] : [['auth-token', token]]);
  const localStorage = { getItem: (key: string) => stored.get(key) ?? null, removeItem: () => undefined };
  const window = Object.assign(new EventTarget(), { localStorage, sessionStorage: localStorage });
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', localStorage);
  vi.resetModules();
  const { followOtherTabs } = await import('./draft-storage.ts');
  const { draftKey } = await import('../../../lib/stored-drafts.ts');
  const heard: unknown[] = [];
  followOtherTabs('ann', (draft) => heard.push(draft));
  const removal = { storageArea: localStorage, key: draftKey('ann', 'list-boat'), newValue: null };
  window.dispatchEvent(Object.assign(new Event('storage'), removal));
  return heard;
}

beforeEach(() => vi.unstubAllGlobals());

it('follows another tab that posts the boat or starts over', async () => {
  expect(await removalHeard('token')).toEqual([null]);
});

it('keeps an open wizard’s draft when another tab signs out', async () => {
  expect(await removalHeard(null)).toEqual([]);
});
