import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasIntent, INTENT_EXPIRES_MS, rememberIntent, takeIntent } from './intents.ts';

beforeEach(() => {
  const memory = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
    removeItem: (key: string) => memory.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is returned once, to the caller that asks for its kind', () => {
  rememberIntent({ kind: 'message-owner', boatId: 7 });
  expect(takeIntent(['save-boat'])).toBeUndefined();
  expect(takeIntent(['message-owner'])).toEqual({ kind: 'message-owner', boatId: 7 });
  expect(takeIntent(['message-owner'])).toBeUndefined();
});

it('applies to its own boat only', () => {
  rememberIntent({ kind: 'message-owner', boatId: 7 });
  expect(takeIntent(['message-owner'], ({ boatId }) => boatId === 8)).toBeUndefined();
  expect(takeIntent(['message-owner'], ({ boatId }) => boatId === 7)).toBeDefined();
});

it('is replaced by a later one', () => {
  rememberIntent({ kind: 'message-owner', boatId: 7 });
  rememberIntent({ kind: 'save-boat', boatId: 8 });
  expect(takeIntent(['message-owner'])).toBeUndefined();
  expect(takeIntent(['save-boat'])?.boatId).toBe(8);
});

it('expires', () => {
  vi.useFakeTimers();
  rememberIntent({ kind: 'message-owner', boatId: 7 });
  expect(hasIntent()).toBe(true);
  vi.advanceTimersByTime(INTENT_EXPIRES_MS);
  expect(hasIntent()).toBe(false);
  expect(takeIntent(['message-owner'])).toBeUndefined();
});

it('is ignored when storage is blocked or holds something else', () => {
  sessionStorage.setItem('intent-after-sign-in', '{');
  expect(takeIntent(['save-boat'])).toBeUndefined();
  vi.stubGlobal('sessionStorage', undefined);
  rememberIntent({ kind: 'save-boat', boatId: 7 });
  expect(takeIntent(['save-boat'])).toBeUndefined();
});
