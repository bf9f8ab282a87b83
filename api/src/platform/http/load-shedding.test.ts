import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/** Keeps the event loop late by this much until it is ended. */
function keepLate(milliseconds: number): () => void {
  let ended = false;
  const again = () => {
    block(milliseconds);
    if (!ended) setTimeout(again);
  };
  setTimeout(again);
  return () => {
    ended = true;
  };
}

const statusOf = async (path: string) => (await app.call('GET', path)).status;

describe('While the event loop lags', () => {
  it('turns requests away with 503 and a time to come back, and takes them again afterwards', async () => {
    expect(await statusOf('/api/site')).toBe(200);
    const end = keepLate(700);
    try {
      await expect.poll(() => statusOf('/api/site')).toBe(503);
      const { headers, body } = await app.call('GET', '/api/site');
      expect(headers['retry-after']).toBe('5');
      expect(body).toEqual({ code: 'unavailable', message: expect.stringContaining('very busy') });
      expect(await statusOf('/healthz')).toBe(200);
      expect(await statusOf('/readyz')).toBe(200);
      expect(await statusOf('/metrics')).toBe(200);
    } finally {
      end();
    }
    await expect.poll(() => statusOf('/api/site')).toBe(200);
    expect(app.logged()).toMatch(/turns requests away.*takes requests again/s);
  });

  it('turns nobody away for a single pause', async () => {
    const statuses = new Set<number>();
    block(1_500);
    for (const until = performance.now() + 1_500; performance.now() < until; await pause(50)) {
      statuses.add(await statusOf('/api/site'));
    }
    expect([...statuses]).toEqual([200]);
  });

  it('takes requests while it lags less than half a second', async () => {
    const end = keepLate(200);
    const statuses = new Set<number>();
    for (const until = performance.now() + 3_000; performance.now() < until; await pause(50)) {
      statuses.add(await statusOf('/api/site'));
    }
    end();
    expect([...statuses]).toEqual([200]);
  });
});
