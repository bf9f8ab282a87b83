import { readToken } from './session.ts';
import { draftKey, storeOf, VISITOR } from './stored-drafts.ts';

const ownerOf = (userId: string | undefined) => userId ?? VISITOR;

/** Storage may be full or disabled; then the draft lasts only as long as its form. */
export function storeDraft(userId: string | undefined, name: string, draft: unknown): void {
  const owner = ownerOf(userId);
  // Another tab may have signed out and dropped the drafts.
  if (owner !== VISITOR && readToken() === null) return;
  try {
    storeOf(owner).setItem(draftKey(owner, name), JSON.stringify(draft));
  } catch {}
}

/** A signed-in user without a draft gets the one from this tab before the sign-in. */
export function loadDraft(userId: string | undefined, name: string): unknown {
  const owner = ownerOf(userId);
  return readDraft(owner, name) ?? (owner === VISITOR ? undefined : takeFromVisitor(owner, name));
}

export function dropDraft(userId: string | undefined, name: string): void {
  const owner = ownerOf(userId);
  try {
    storeOf(owner).removeItem(draftKey(owner, name));
  } catch {}
}

function readDraft(owner: string, name: string): unknown {
  try {
    return JSON.parse(storeOf(owner).getItem(draftKey(owner, name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function takeFromVisitor(userId: string, name: string): unknown {
  const draft = readDraft(VISITOR, name);
  if (draft === undefined) return undefined;
  dropDraft(undefined, name);
  storeDraft(userId, name, draft);
  return draft;
}
