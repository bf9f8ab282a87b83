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
 * A session can end while its page is open. The page keeps everything, including input. The next action opens a sign-in
 * dialog, and is resent if the same person signs in.
 */
let question: PromiseWithResolvers<boolean> | undefined;
/** Tokens of sessions that the same person has renewed. Requests sent with one may be resent. */
const renewedTokens = new Set<string>();
const listeners = new Set<() => void>();

export type Renewal = 'renewed' | 'declined' | 'not asked';

/** Call when the server refused this token. Only actions open the dialog; background reads never interrupt. */
export async function renewSession(token: string, isAction: boolean): Promise<Renewal> {
  // The code that replaces the token handles its refusal.
  if (isReplacingToken()) return 'not asked';
  if (!isSessionOver() && !renewedTokens.has(token) && (await isStillOurs(token))) markSessionOver(token);
  if (isSessionOver()) {
    if (!isAction) return 'not asked';
    return (await askToRenew()) ? 'renewed' : 'declined';
  }
  // Another tab signed in, perhaps as someone else: reads may use that session, but actions may not.
  const mayRepeat = isAction ? renewedTokens.has(token) : readToken() !== null;
  return mayRepeat ? 'renewed' : 'not asked';
}

/** Opens one sign-in dialog for all pending actions. Resolves to whether the same person signed in again. */
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

/** Call when the same person signed in again: continues all pending actions. */
export function finishRenewal(token: string): void {
  const former = readToken();
  if (former !== null) renewedTokens.add(former);
  storeToken(token);
  settle(true);
}

/** Call after a sign-out or a new sign-in: gives up all pending actions. */
export function abandonRenewal(): void {
  renewedTokens.clear();
  forgetEndedSession();
  settle(false);
}

/** Call when another person signed in: reloads the page for them, and sends nothing of the previous person. */
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
