import { storedToken } from '../../../lib/session.ts';
import { draftKey } from '../../../lib/stored-drafts.ts';

/** One draft per user, and one that a guest takes through the sign-in. */
const keyOf = (owner: string) => draftKey(owner, 'list-boat');
const HANDED_OVER = 'list-boat-draft';

/** Storage may be full or disabled; then the draft lasts only as long as the page. */
export function storeDraft(owner: string, draft: string): void {
  try {
    localStorage.setItem(keyOf(owner), draft);
  } catch {}
}

export function loadDraft(owner: string): string | null {
  return localStorage.getItem(keyOf(owner));
}

export function dropDraft(owner: string): void {
  localStorage.removeItem(keyOf(owner));
}

/** For this tab only, where the next person to sign in is its author. */
export function handOver(draft: string): void {
  try {
    sessionStorage.setItem(HANDED_OVER, draft);
  } catch {}
}

export function takeHandedOver(): string | null {
  const draft = sessionStorage.getItem(HANDED_OVER);
  sessionStorage.removeItem(HANDED_OVER);
  return draft;
}

/** Calls `adopt` with another tab's draft, or null when that tab dropped it. A sign-out there does not affect an open wizard. */
export function followOtherTabs(owner: string, adopt: (draft: string | null) => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.storageArea !== localStorage || event.key !== keyOf(owner)) return;
    if (event.newValue !== null || storedToken() !== null) adopt(event.newValue);
  };
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}
