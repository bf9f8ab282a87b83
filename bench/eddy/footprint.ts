import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildApi } from '../../tools/launcher/build-api.ts';
import { ROOT } from '../../tools/launcher/command.ts';

interface Footprint {
  importMs: number;
  /** Until the end of the first answer, with everything that is loaded only then. */
  firstMs: number;
  megabytes: number;
}

const USE_BUILT_FILES = join(ROOT, 'api/src/use-built-files.mjs');

/** Measures the modules that production runs, which Node reads without their types. */
export async function measureFootprint(url: string, questions: readonly string[]): Promise<Footprint> {
  await buildApi();
  const dataDir = await mkdtemp(join(tmpdir(), 'tradewind-footprint-'));
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        '--expose-gc',
        `--import=${USE_BUILT_FILES}`,
        join(import.meta.dirname, 'footprint-child.ts'),
        JSON.stringify({ url, questions }),
      ],
      { env: { ...process.env, DATA_DIR: dataDir } },
    );
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Footprint;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
