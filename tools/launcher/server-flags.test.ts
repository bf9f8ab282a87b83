import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HEAP } from '../../api/src/testing/server-process.ts';
import { ROOT } from './command.ts';

/** The gain of the flags depends on V8 (docs/decisions/0095-the-memory-of-the-server.md). */
const MEASURED_ON = 24;

const FLAG = /--(?!import)[a-z-]+(?:=\d+)?/g;

it.each(['package.json', 'Dockerfile', 'README.md'])('%s starts the server with the flags of the tests', (file) => {
  const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
  const starts = lines.filter((line) => line.includes('--max-old-space-size'));
  expect(starts.map((line) => line.match(FLAG))).toEqual([HEAP]);
});

it('starts the server with flags that were measured on its version of Node', () => {
  const major = Number.parseInt(process.versions.node, 10);
  const task = 'Run `npm run bench -- boats --sizes 100000` with and without the flags of decision 95, then keep them.';
  expect(major, task).toBe(MEASURED_ON);
});
