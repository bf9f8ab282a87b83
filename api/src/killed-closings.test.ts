import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { eraseEmbeddedPostgres } from './db/embedded/erase.ts';
import { KilledClosings } from './testing/killed-closings.ts';

/** `npm run bench -- closing --kills` closes a thousand. */
const CLOSINGS = 6;

it(`closes ${CLOSINGS} trades to the cent while app, worker and database are killed`, async () => {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'tradewind-kills-')));
  onTestFinished(async () => {
    await eraseEmbeddedPostgres(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  });
  const { kills, repeated, faults } = await new KilledClosings({
    ...{ dataDir, closings: CLOSINGS, requestsBetween: 25, parallel: 4, seed: 11 },
  }).run();
  expect(faults).toEqual([]);
  for (const count of Object.values(kills)) expect(count).toBeGreaterThan(0);
  expect(repeated).toBeGreaterThan(0);
}, 600_000);
