import { readToken } from './session.ts';

/** What was typed and is not saved or sent, kept in this browser by owner, so that nobody finds another's. */
const PREFIX = 'draft:';
export const draftKey = (owner: string, name: string) => `${PREFIX}${owner}:${name}`;

/** Owns what is typed without a sign-in: for this tab only, until somebody signs in here. */
const VISITOR = 'visitor';
const storeOf = (owner: string) => (owner === VISITOR ? sessionStorage : localStorage);
const ownerOf = (userId: string | undefined) => userId ?? VISITOR;

/** Storage may be full or switched off: then the draft lives as long as its form. */
export function storeDraft(userId: string | undefined, name: string, draft: unknown): void {
  const owner = ownerOf(userId);
  // Another tab may have signed out and dropped them.
  if (owner !== VISITOR && readToken() === null) return;
  try {
    storeOf(owner).setItem(draftKey(owner, name), JSON.stringify(draft));
  } catch {}
}

/** A signed-in user without a draft is given what was typed in this tab before the sign-in. */
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

/** What signing out would remove. */
export const hasDrafts = (userId: string): boolean => keysOf(userId).length > 0;

/** At sign-out: the next person at this browser finds nothing. */
export function dropDraftsOf(userId: string): void {
  for (const owner of [userId, VISITOR]) for (const key of keysOf(owner)) storeOf(owner).removeItem(key);
}

function keysOf(owner: string): string[] {
  try {
    return Object.keys(storeOf(owner)).filter((key) => key.startsWith(draftKey(owner, '')));
  } catch {
    return [];
  }
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
