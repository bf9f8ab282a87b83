import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agreesWithLockfile } from './installed-packages.mjs';

const zod = { version: '4.0.0', integrity: 'sha512-zod' };
const elsewhere = { version: '1.0.0', optional: true, os: ['amiga'], cpu: ['m68k'] };
const here = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
const manifest = { dependencies: { zod: '4.0.0' } };
const locked = {
  '': manifest,
  'node_modules/zod': zod,
  'node_modules/elsewhere': elsewhere,
  'node_modules/here': here,
};

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tradewind-install-'));
  await mkdir(join(root, 'node_modules'));
  await write('package.json', manifest);
  await write('package-lock.json', { packages: locked });
});
afterEach(() => rm(root, { recursive: true }));

const write = (file: string, content: object) => writeFile(join(root, file), JSON.stringify(content));
const install = (packages: object) => write('node_modules/.package-lock.json', { packages });

test('agrees with a folder that has the lockfile’s packages for this machine', async () => {
  await install({ 'node_modules/zod': zod, 'node_modules/here': here });
  expect(agreesWithLockfile(root)).toBe(true);
});

test('does not agree with an empty folder', () => {
  expect(agreesWithLockfile(root)).toBe(false);
});

test.each([
  ['another version', { 'node_modules/zod': { ...zod, version: '3.0.0' }, 'node_modules/here': here }],
  ['a package missing', { 'node_modules/here': here }],
  ['a package too many', { 'node_modules/zod': zod, 'node_modules/here': here, 'node_modules/left': zod }],
  ["this machine's binaries missing", { 'node_modules/zod': zod }],
])('does not agree with a folder with %s', async (_difference, packages) => {
  await install(packages);
  expect(agreesWithLockfile(root)).toBe(false);
});

test('does not agree with a lockfile older than package.json', async () => {
  await install({ 'node_modules/zod': zod, 'node_modules/here': here });
  await write('package.json', { dependencies: { zod: '4.0.0', pg: '8.0.0' } });
  expect(agreesWithLockfile(root)).toBe(false);
});
