import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseEmbeddedPostgres } from '../../api/src/db/embedded/erase.ts';
import { KilledClosings } from '../../api/src/testing/killed-closings.ts';
import { table } from '../report.ts';

/** Closes trades while the app, the worker and the database are killed at random moments. */
export async function measureKills({ closings, seed }: { closings: number; seed: number }): Promise<void> {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'tradewind-bench-')));
  const start = performance.now();
  try {
    const { kills, repeated, faults } = await new KilledClosings({
      ...{ dataDir, closings, requestsBetween: 250, parallel: 4, seed, log: console.log },
    }).run();
    const seconds = Math.round((performance.now() - start) / 1_000);
    console.log(
      `\n${closings.toLocaleString('en-US')} closings in ${seconds} s; killed: app ${kills.app}, worker ${kills.worker}, database ${kills.database}; ${repeated} attempts repeated\n`,
    );
    const isSound = faults.length === 0;
    const holds = `0 ${isSound ? '✓' : '✗'}`;
    console.log(
      table(
        ['closings under kills', 'measured', 'limit'],
        [['half-done trades and cents off', String(faults.length), holds]],
      ),
    );
    for (const fault of faults.slice(0, 20)) console.log(fault);
    if (!isSound) process.exitCode = 1;
  } finally {
    await eraseEmbeddedPostgres(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}
