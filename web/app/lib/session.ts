import { paths } from '@tradewind/contract/paths';
import { safePath } from '@tradewind/contract/redirect';
import { useSyncExternalStore } from 'react';

const TOKEN_KEY = 'auth-token';
const FORMER_TOKEN_KEY = 'auth_token';
const POST_LOGIN_KEY = 'post-login-path';

const listeners = new Set<() => void>();
const elsewhereListeners = new Set<() => void>();
const inBrowser = typeof window !== 'undefined';
const localStorage = inBrowser ? storageOrMemory('localStorage') : undefined;
const sessionStorage = inBrowser ? storageOrMemory('sessionStorage') : undefined;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where a browser blocks site data, reading it throws: then this visit remembers, and no other. */
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

/** Runs before the first paint, so that a signed-in visitor never sees the visitor's controls flash by. */
export const sessionHintScript = `try{if(localStorage.getItem('${TOKEN_KEY}')||localStorage.getItem('${FORMER_TOKEN_KEY}'))document.documentElement.dataset.session='stored'}catch{}`;

export function readToken(): string | null {
  return localStorage?.getItem(TOKEN_KEY) ?? null;
}

export function storeToken(token: string): void {
  localStorage?.setItem(TOKEN_KEY, token);
  announce();
}

export function clearToken(): void {
  localStorage?.removeItem(TOKEN_KEY);
  announce();
}

const REPLACING = 'tradewind-token';
const SEEN_FROM_OTHER_TABS_MS = 500;
let replacing: Promise<unknown> = Promise.resolve();

/** Runs what ends this sign-in and answers with the token of the next: meanwhile the end of the old one is no news, in no tab. */
export function replacingToken<T>(work: () => Promise<T>): Promise<T> {
  // Without https a browser may have no locks: then other tabs do not learn of it.
  const done: Promise<T> = 'locks' in navigator ? navigator.locks.request(REPLACING, work) : work();
  replacing = done.catch(() => undefined);
  return done;
}

/** Resolves once this tab is not replacing its token. */
export const tokenReplaced = (): Promise<unknown> => replacing;

/** Whether a token that the server no longer knows is still ours, once no tab is replacing it: only then a sign-in is over. */
export async function isStillOurs(token: string | null): Promise<boolean> {
  await replacing;
  if ('locks' in navigator) await navigator.locks.request(REPLACING, { mode: 'shared' }, () => undefined);
  // What another tab stores is seen here a moment later.
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

/** Called with every change of the token, also those made in other tabs. */
export function subscribeToToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called when another tab signed in or out, before anything here reads the new token. */
export function subscribeToOtherTabs(listener: () => void): () => void {
  elsewhereListeners.add(listener);
  return () => elsewhereListeners.delete(listener);
}

/** The stored token; null on the server and while hydrating, since the server renders for everyone. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribeToToken, readToken, () => null);
}

/** Where to go after signing in; an address of another site is refused. */
export function rememberPostLoginPath(path: string): void {
  sessionStorage?.setItem(POST_LOGIN_KEY, safePath(path, paths.listBoat));
}

export function takePostLoginPath(): string {
  const stored = sessionStorage?.getItem(POST_LOGIN_KEY);
  sessionStorage?.removeItem(POST_LOGIN_KEY);
  return safePath(stored, paths.listBoat);
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
  window.addEventListener('storage', (event) => {
    if (event.key !== TOKEN_KEY && event.key !== null) return;
    for (const listener of elsewhereListeners) listener();
    announce();
  });
}
