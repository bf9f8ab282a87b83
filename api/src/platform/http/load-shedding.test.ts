import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { overloadGauge } from './load-shedding.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.app.listen();
});

function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/** Delays the event loop by this much until stopped. */
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
  it('refuses requests with 503 and Retry-After, and accepts them again afterwards', async () => {
    expect(await statusOf('/api/site')).toBe(200);
    const end = keepLate(700);
    try {
      await expect.poll(() => statusOf('/api/site')).toBe(503);
      const { headers, body } = await app.call('GET', '/api/site');
      expect(headers['retry-after']).toBe('5');
      expect(body).toEqual({ code: 'unavailable', message: expect.stringContaining('very busy') });
      expect(await statusOf('/healthz')).toBe(200);
      // A lag this long may also be too long for the database's answer.
      await expect.poll(() => statusOf('/readyz')).toBe(200);
      expect(await statusOf('/metrics')).toBe(200);
    } finally {
      end();
    }
    await expect.poll(() => statusOf('/api/site')).toBe(200);
    expect(app.logged()).toMatch(/refusing requests.*accepting requests/s);
  });

  it('refuses nothing when the configuration turns it off', async () => {
    const patient = await testApp({ LOAD_SHEDDING: 'off' });
    await patient.app.listen();
    const end = keepLate(700);
    try {
      await expect.poll(() => statusOf('/api/site')).toBe(503);
      expect((await patient.call('GET', '/api/site')).status).toBe(200);
    } finally {
      end();
    }
  });
});

describe('Overload', () => {
  const isReachedAfter = (...lags: number[]) => {
    const overload = overloadGauge();
    for (const lag of lags) overload.note(lag);
    return overload.isReached();
  };

  it('is reached by a lag of more than half a second, twice in a row', () => {
    expect(isReachedAfter(501, 501)).toBe(true);
    expect(isReachedAfter(20, Number.POSITIVE_INFINITY, 700)).toBe(true);
  });

  it('is not reached by a single pause, such as a garbage collection', () => {
    expect(isReachedAfter(3_000)).toBe(false);
    expect(isReachedAfter(3_000, 20, 3_000)).toBe(false);
  });

  it('is not reached by a lag of half a second', () => {
    expect(isReachedAfter(500, 500, 500, 500)).toBe(false);
  });

  it('ends with the first short lag', () => {
    expect(isReachedAfter(900, 900, 900, 100)).toBe(false);
  });
});
