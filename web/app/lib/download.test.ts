import { afterEach, expect, it, vi } from 'vitest';
import { download } from './download.ts';
import { failureText } from './failure-text.ts';

const deed = { path: '/api/assets/7/documents/1', name: 'deed.pdf' };
const respondWith = (response: Response) => vi.stubGlobal('fetch', async () => response);
const failure = () => download(deed).then(() => '', failureText);

afterEach(() => vi.unstubAllGlobals());

it('fails with the server’s message', async () => {
  respondWith(Response.json({ message: 'This document was deleted.', code: 'not_found' }, { status: 404 }));
  expect(await failure()).toBe('This document was deleted.');
});

it('fails with a plain sentence when the server sends no message', async () => {
  respondWith(new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await failure()).toMatch(/^Something went wrong on our side\./);
});
