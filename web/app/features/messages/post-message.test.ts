import { afterEach, expect, test, vi } from 'vitest';
import { RequestError } from '../../lib/request.ts';
import { blockFailed, chatToasts, sendFailure, userBlocked } from './chat-texts.ts';
import { postMessage } from './post-message.ts';

const outgoing = { key: 'k-1', content: 'Hello', imageUrls: [], after: 0 };
const about = { boatId: 7, otherId: 'olive' };

afterEach(() => vi.unstubAllGlobals());

test('sends nothing without a user and says "Must be logged in"', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  await expect(postMessage(null, about, outgoing)).rejects.toThrow('Must be logged in');
  expect(fetched).not.toHaveBeenCalled();
});

test('sends boat, sender and receiver, with the same key on a retry', async () => {
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ id: 1 }));
  vi.stubGlobal('fetch', fetched);
  await postMessage({ id: 'tom' }, about, outgoing);
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe('/api/messages');
  expect(JSON.parse(String(init?.body))).toEqual({ boatId: 7, senderId: 'tom', receiverId: 'olive', content: 'Hello' });
  expect(new Headers(init?.headers).get('Idempotency-Key')).toBe('k-1');
});

test('shows a refusal that says "blocked" as such, and any other as a failure', () => {
  expect(sendFailure(new RequestError('You are blocked by this user', 403))).toBe(chatToasts.blocked);
  expect(sendFailure(new RequestError('Too many', 429))).toBe(chatToasts.notSent);
  expect(sendFailure(new TypeError('Failed to fetch'))).toBe(chatToasts.notSent);
});

test('names the blocked person, and shows the server’s message on failure', () => {
  expect(userBlocked('Tom').description).toBe('Tom has been blocked and can no longer message you.');
  expect(blockFailed('No such user').description).toBe('No such user');
  expect(blockFailed(undefined).description).toBe('Failed to block user.');
});
