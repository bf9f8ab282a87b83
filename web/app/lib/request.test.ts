import { afterEach, expect, test, vi } from 'vitest';
import { fetchQuery, request } from './request.ts';

const json = (body: unknown, status = 200) => Response.json(body, { status });
const respondWith = (response: Response) => {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

test('sends JSON with cookies and parses JSON', async () => {
  const fetch = respondWith(json({ ok: true }));
  expect(await request('/api/x', { body: { a: 1 } })).toEqual({ ok: true });
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/x');
  expect(init).toMatchObject({ method: 'POST', body: '{"a":1}', credentials: 'include' });
  expect(new Headers(init?.headers).get('Content-Type')).toBe('application/json');
});

test('lets the browser set the content type of a form', async () => {
  const fetch = respondWith(json({}));
  await request('/api/upload', { body: new FormData() });
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).has('Content-Type')).toBe(false);
});

test('returns text when the response is not JSON', async () => {
  respondWith(new Response('pong', { headers: { 'Content-Type': 'text/plain' } }));
  expect(await request('/api/ping')).toBe('pong');
});

test('explains when there was no response', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(request('/api/x')).rejects.toThrow(/^We couldn’t reach Tradewind\. Please check your connection/);
});

test('rethrows an abort unchanged', async () => {
  const reason = new DOMException('Gone', 'AbortError');
  vi.stubGlobal('fetch', () => Promise.reject(reason));
  await expect(request('/api/x', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
});

test('throws the server’s message with its code and fields', async () => {
  respondWith(json({ message: 'Taken', code: 'email_taken', fields: { email: 'Taken' } }, 409));
  await expect(request('/api/x')).rejects.toMatchObject({
    message: 'Taken',
    status: 409,
    code: 'email_taken',
    fields: { email: 'Taken' },
  });
});

test('throws the status when the server sends no message', async () => {
  respondWith(new Response('', { status: 502 }));
  await expect(request('/api/x')).rejects.toThrow('HTTP error! status: 502');
});

test('queries send a GET to their joined key', async () => {
  const api = vi.fn(async (_path: string) => json([1]));
  expect(await fetchQuery(api, ['/api/boats', 7, 'enriched'])).toEqual([1]);
  expect(api.mock.calls[0]?.[0]).toBe('/api/boats/7/enriched');
});

test('a failed query contains the status and the body, or else the status text', async () => {
  const failing = (body: string) => async () => new Response(body, { status: 401, statusText: 'Unauthorized' });
  await expect(fetchQuery(failing('no'), ['/api/x'])).rejects.toThrow('401: no');
  await expect(fetchQuery(failing(''), ['/api/x'])).rejects.toThrow('401: Unauthorized');
});

/** Loads the modules in a browser with this token. */
async function signedInWith(token: string) {
  const stored = new Map([['auth-token', token]]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage: storage, sessionStorage: storage, addEventListener: () => {} });
  vi.resetModules();
  return {
    ...(await import('./session.ts')),
    ...(await import('./session-renewal.ts')),
    ...(await import('./request.ts')),
  };
}

test('reads wait while the token is replaced, and use the new one', async () => {
  const fetch = respondWith(json({}));
  const { fetchApi, replacingToken, storeToken } = await signedInWith('old');
  const { promise, resolve } = Promise.withResolvers<void>();
  const replaced = replacingToken(() => promise.then(() => storeToken('new')));
  const read = fetchApi('/api/notifications');
  await fetchApi('/api/auth/password', { method: 'POST' });
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/auth/password']);
  resolve();
  await Promise.all([replaced, read]);
  expect(new Headers(fetch.mock.calls[1]?.[1].headers).get('Authorization')).toBe('Bearer new');
});

test('reads that wait for the end of a session are sent without the token, unless they were aborted', async () => {
  const fetch = vi.fn(async (_path: string, init: RequestInit) => {
    init.signal?.throwIfAborted();
    return json({});
  });
  vi.stubGlobal('fetch', fetch);
  const { fetchApi, replacingToken, clearToken } = await signedInWith('old');
  const { promise, resolve } = Promise.withResolvers<void>();
  const session = new AbortController();
  const left = replacingToken(async () => {
    await promise;
    clearToken();
    session.abort();
  });
  const own = fetchApi('/api/notifications', { signal: session.signal });
  const everybodys = fetchApi('/api/marketplace/stats');
  expect(fetch).not.toHaveBeenCalled();
  resolve();
  await expect(own).rejects.toMatchObject({ name: 'AbortError' });
  expect((await everybodys).status).toBe(200);
  await left;
  for (const [, init] of fetch.mock.calls) expect(new Headers(init.headers).has('Authorization')).toBe(false);
});

/** A server that accepts only this token. */
function serverAccepting(token: string) {
  const fetch = vi.fn(async (_path: string, init: RequestInit) =>
    new Headers(init.headers).get('Authorization') === `Bearer ${token}`
      ? json({ done: true })
      : json({ message: 'Your session has expired. Please log in again.', code: 'token_expired' }, 401),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const tokenOf = (init: RequestInit) => new Headers(init.headers).get('Authorization')?.replace('Bearer ', '');

test('resends the actions of an expired session unchanged after one sign-in', async () => {
  const fetch = serverAccepting('new');
  const { request, finishRenewal, askToRenew, isSessionOver } = await signedInWith('old');
  const actions = ['first', 'second'].map((body) =>
    request('/api/messages', { body, headers: { 'Idempotency-Key': body } }),
  );
  await vi.waitUntil(isSessionOver);
  const asked = askToRenew();
  finishRenewal('new');
  expect(await Promise.all(actions)).toEqual([{ done: true }, { done: true }]);
  expect(await asked).toBe(true);
  expect(isSessionOver()).toBe(false);
  const resent = fetch.mock.calls
    .slice(2)
    .map(([, init]) => [init.body, new Headers(init.headers).get('Idempotency-Key')]);
  expect(resent).toEqual([
    ['"first"', 'first'],
    ['"second"', 'second'],
  ]);
});

test('resends an action that was refused after the sign-in', async () => {
  const { promise: late, resolve: respond } = Promise.withResolvers<void>();
  const fetch = serverAccepting('new');
  const { request, finishRenewal, isSessionOver } = await signedInWith('old');
  const refuse = fetch.getMockImplementation();
  fetch.mockImplementationOnce(async (path, init) => {
    await late;
    return refuse?.(path, init) ?? json({}, 500);
  });
  const slow = request('/api/messages', { body: 'slow' });
  const quick = request('/api/messages', { body: 'quick' });
  await vi.waitUntil(isSessionOver);
  await new Promise((resolve) => setTimeout(resolve));
  finishRenewal('new');
  await quick;
  respond();
  expect(await slow).toEqual({ done: true });
});

test('gives up an action when the user does not sign in', async () => {
  const fetch = serverAccepting('new');
  const { request, declineRenewal, isSessionOver, SignedOutError } = await signedInWith('old');
  const declined = request('/api/messages', { body: 'hello' });
  await vi.waitUntil(isSessionOver);
  await new Promise((resolve) => setTimeout(resolve));
  declineRenewal();
  await expect(declined).rejects.toBeInstanceOf(SignedOutError);
  await expect(declined).rejects.toThrow('You are signed out, so nothing was sent. Please sign in and try again.');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('never uses the token of another person who signs in on the page', async () => {
  const fetch = serverAccepting('other');
  const { request, fetchApi, handPageOver, isSessionOver, readToken, storedToken } = await signedInWith('old');
  const reload = vi.fn();
  vi.stubGlobal('window', { ...window, location: { reload } });
  void request('/api/messages', { body: 'hello' });
  await vi.waitUntil(isSessionOver);
  handPageOver('other', 'Robin');
  await fetchApi('/api/favorites');
  expect(reload).toHaveBeenCalledOnce();
  expect([storedToken(), readToken()]).toEqual(['other', 'old']);
  expect(fetch.mock.calls.map(([, init]) => tokenOf(init))).toEqual(['old', 'old']);
});

test('notes the end of the session in a background read without a dialog', async () => {
  serverAccepting('new');
  const { fetchApi, request, isSessionOver } = await signedInWith('old');
  expect((await fetchApi('/api/favorites')).status).toBe(401);
  expect(isSessionOver()).toBe(true);
  await expect(request('/api/notifications/read', { body: {}, isBackground: true })).rejects.toThrow('expired');
});

test('keeps the session after wrong credentials', async () => {
  respondWith(json({ message: 'Wrong password', code: 'invalid_credentials' }, 401));
  const { request, isSessionOver } = await signedInWith('good');
  await expect(request('/api/auth/password', { body: {} })).rejects.toThrow('Wrong password');
  expect(isSessionOver()).toBe(false);
});
