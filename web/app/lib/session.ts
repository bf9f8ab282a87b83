import { paths } from '@tradewind/contract/paths';
import { safePath } from '@tradewind/contract/redirect';
import { useSyncExternalStore } from 'react';

const TOKEN_KEY = 'auth-token';
const FORMER_TOKEN_KEY = 'auth_token';
const REFUSED_KEY = 'auth-token-refused';
const POST_LOGIN_KEY = 'post-login-path';
const FORMER_NAME_KEY = 'page-taken-over-from';

const listeners = new Set<() => void>();
const elsewhereListeners = new Set<() => void>();
const inBrowser = typeof window !== 'undefined';
const localStorage = inBrowser ? storageOrMemory('localStorage') : undefined;
const sessionStorage = inBrowser ? storageOrMemory('sessionStorage') : undefined;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Falls back to memory for this visit when the browser blocks storage, which throws on access. */
function storageOrMemory(kind: 'localStorage' | 'sessionStorage'): Store {
  try {
    window[kind].getItem(TOKEN_KEY);
    return window[kind];
  } catch {
    const memory = new Map<string, string>();
    return {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    };
  }
}

/** Runs before the first paint, so that signed-in users do not see the visitor's controls flash. */
export const sessionHintScript = `try{if(localStorage.getItem('${TOKEN_KEY}')||localStorage.getItem('${FORMER_TOKEN_KEY}'))document.documentElement.dataset.session='stored'}catch{}`;

/**
 * The token of a session that ended while this page was open. The page keeps using it although the server refuses it, since
 * the token that another tab stores may belong to someone else.
 */
let endedToken: string | null = null;

export const readToken = (): string | null => endedToken ?? storedToken();

/** The token that this browser's tabs share. A page whose session ended does not use it yet. */
export const storedToken = (): string | null => localStorage?.getItem(TOKEN_KEY) ?? null;

export function storeToken(token: string): void {
  endedToken = null;
  localStorage?.setItem(TOKEN_KEY, token);
  announce();
}

/** This page keeps its own token until it is reloaded. */
export function storeTokenForNextPage(token: string): void {
  localStorage?.setItem(TOKEN_KEY, token);
}

export function clearToken(): void {
  endedToken = null;
  localStorage?.removeItem(TOKEN_KEY);
  announce();
}

/** Call when the server no longer accepts this page's token. Notifies other tabs. */
export function markSessionOver(token: string): void {
  if (endedToken === token) return;
  endedToken = token;
  announceRefusal(token);
  announce();
}

/** Forgets a token that was refused before the page showed private data. Tabs that already show some keep their page. */
export function forgetRefusedToken(token: string): void {
  announceRefusal(token);
  clearToken();
}

export function forgetEndedSession(): void {
  endedToken = null;
  announce();
}

export const isSessionOver = (): boolean => endedToken !== null;

export const useSessionOver = (): boolean => useSyncExternalStore(subscribeToToken, isSessionOver, () => false);

function announceRefusal(token: string): void {
  localStorage?.setItem(REFUSED_KEY, token);
  localStorage?.removeItem(REFUSED_KEY);
}

const REPLACING = 'tradewind-token';
const SEEN_FROM_OTHER_TABS_MS = 500;
let replacing: Promise<unknown> = Promise.resolve();
let isReplacing = false;

/** Runs work that ends this session and starts the next. Until it is done, all tabs ignore the end of the old session. */
export function replacingToken<T>(work: () => Promise<T>): Promise<T> {
  // Without https a browser may lack locks; then other tabs do not know.
  const done: Promise<T> = 'locks' in navigator ? navigator.locks.request(REPLACING, work) : work();
  isReplacing = true;
  replacing = done
    .catch(() => undefined)
    .finally(() => {
      isReplacing = false;
    });
  return done;
}

export const isReplacingToken = (): boolean => isReplacing;

/** Resolves when this tab is not replacing its token. */
export const tokenReplaced = (): Promise<unknown> => replacing;

/** Whether a refused token is still the current one after all tabs have finished replacing it. Only then has the session ended. */
export async function isStillOurs(token: string | null): Promise<boolean> {
  await replacing;
  if ('locks' in navigator) await navigator.locks.request(REPLACING, { mode: 'shared' }, () => undefined);
  // Changes by other tabs become visible here with a delay.
  if (readToken() === token) await changeOfToken(SEEN_FROM_OTHER_TABS_MS);
  return readToken() === token;
}

const changeOfToken = (withinMs: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(() => done(), withinMs);
    const stop = subscribeToToken(() => done());
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
  });

/** Calls the listener for every change of the token, in any tab. */
export function subscribeToToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the listener when another tab signs in or out, before anything here reads the new token. */
export function subscribeToOtherTabs(listener: () => void): () => void {
  elsewhereListeners.add(listener);
  return () => elsewhereListeners.delete(listener);
}

/** The stored token. Null on the server and during hydration, since the server renders the same for everyone. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribeToToken, readToken, () => null);
}

/** Stores the path to open after signing in. Other sites are refused. */
export function rememberPostLoginPath(path: string): void {
  sessionStorage?.setItem(POST_LOGIN_KEY, safePath(path, paths.listBoat));
}

export function takePostLoginPath(): string {
  const stored = sessionStorage?.getItem(POST_LOGIN_KEY);
  sessionStorage?.removeItem(POST_LOGIN_KEY);
  return safePath(stored, paths.listBoat);
}

/** Stores the first name of the page's previous user for the reloaded page. */
export function rememberFormerName(name: string): void {
  sessionStorage?.setItem(FORMER_NAME_KEY, name);
}

export function takeFormerName(): string | null {
  const name = sessionStorage?.getItem(FORMER_NAME_KEY) ?? null;
  sessionStorage?.removeItem(FORMER_NAME_KEY);
  return name;
}

function announce(): void {
  for (const listener of listeners) listener();
}

function adoptFormerKey(): void {
  const former = localStorage?.getItem(FORMER_TOKEN_KEY) ?? null;
  if (former === null) return;
  if (readToken() === null) localStorage?.setItem(TOKEN_KEY, former);
  localStorage?.removeItem(FORMER_TOKEN_KEY);
}

if (inBrowser) {
  adoptFormerKey();
  let refused: string | null = null;
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === REFUSED_KEY) {
      refused = newValue ?? refused;
      if (newValue !== null && newValue === readToken()) endedToken = newValue;
    } else if (key === TOKEN_KEY && newValue === null && oldValue !== null && oldValue === refused) {
      endedToken = oldValue;
    } else if (key === TOKEN_KEY || key === null) {
      for (const listener of elsewhereListeners) listener();
    } else return;
    announce();
  });
}
