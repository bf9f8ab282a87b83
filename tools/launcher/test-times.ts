import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from './command.ts';

/** The times of the last run of a suite, in milliseconds. */
export interface SuiteTimes {
  readonly total: number;
  /** By test file, or by test if the runner distributes single tests. */
  readonly parts: Readonly<Record<string, number>>;
}

const fileOf = (suite: string, root: string) => join(root, 'node_modules/.cache/tradewind-test-times', `${suite}.json`);

export async function readTimes(suite: string, root: string = ROOT): Promise<SuiteTimes | undefined> {
  const text = await readFile(fileOf(suite, root), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Only estimates depend on these times, so a read-only folder is not an error. */
export async function writeTimes(suite: string, times: SuiteTimes, root: string = ROOT): Promise<void> {
  const file = fileOf(suite, root);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(times));
  } catch {}
}
