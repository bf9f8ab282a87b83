import { useSyncExternalStore } from 'react';
import {
  forgetEndedSession,
  isReplacingToken,
  isSessionOver,
  isStillOurs,
  markSessionOver,
  readToken,
  rememberFormerName,
  storeToken,
  storeTokenForNextPage,
} from './session.ts';

/**
 * A session can end while its page is open. The page stays as it is, with everything typed. The next action opens a dialog
 * to sign in and is sent again for the same person.
 */
let question: PromiseWithResolvers<boolean> | undefined;
/** Tokens of sessions that the same person has renewed: what was sent with one may be sent again. */
const renewedTokens = new Set<string>();
const listeners = new Set<() => void>();

export type Renewal = 'renewed' | 'declined' | 'not asked';

/** Call when the server refused this token. Only an action opens the dialog; a read in the background never interrupts. */
export async function renewSession(token: string, isAction: boolean): Promise<Renewal> {
  // Whoever replaces the token handles its refusal.
  if (isReplacingToken()) return 'not asked';
  if (!isSessionOver() && !renewedTokens.has(token) && (await isStillOurs(token))) markSessionOver(token);
  if (isSessionOver()) {
    if (!isAction) return 'not asked';
    return (await askToRenew()) ? 'renewed' : 'declined';
  }
  // Another tab signed in meanwhile, perhaps as somebody else: reads follow, an action was not meant for them.
  const mayRepeat = isAction ? renewedTokens.has(token) : readToken() !== null;
  return mayRepeat ? 'renewed' : 'not asked';
}

/** Opens the sign-in dialog, one for all that wait. Resolves with whether the same person is signed in again. */
export function askToRenew(): Promise<boolean> {
  question ??= Promise.withResolvers();
  announce();
  return question.promise;
}

export const useRenewalAsked = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => question !== undefined,
    () => false,
  );

export const declineRenewal = (): void => settle(false);

/** The same person signed in again: everything that waited goes on. */
export function finishRenewal(token: string): void {
  const former = readToken();
  if (former !== null) renewedTokens.add(former);
  storeToken(token);
  settle(true);
}

/** This page is nobody's any more, after a sign-out or a sign-in from the start. */
export function abandonRenewal(): void {
  renewedTokens.clear();
  forgetEndedSession();
  settle(false);
}

/** Somebody else signed in: a fresh page starts for them, and nothing of the former person is sent. */
export function handPageOver(token: string, formerName: string): void {
  rememberFormerName(formerName);
  storeTokenForNextPage(token);
  window.location.reload();
}

function settle(isSamePerson: boolean): void {
  question?.resolve(isSamePerson);
  question = undefined;
  announce();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function announce(): void {
  for (const listener of listeners) listener();
}
