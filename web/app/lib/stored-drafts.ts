/** Unsaved input, stored in this browser per owner, so that people do not see each other's. */
const PREFIX = 'draft:';
export const draftKey = (owner: string, name: string) => `${PREFIX}${owner}:${name}`;

/** The owner of drafts without a sign-in: for this tab only, until a user signs in here. */
export const VISITOR = 'visitor';
export const storeOf = (owner: string) => (owner === VISITOR ? sessionStorage : localStorage);

/** Whether signing out would remove drafts. */
export const hasDrafts = (userId: string): boolean => keysOf(userId).length > 0;

/** Call at sign-out, to leave nothing for the next person at this browser. */
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
