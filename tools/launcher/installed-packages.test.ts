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

test('a folder that holds what the lockfile asks for on this machine agrees', async () => {
  await install({ 'node_modules/zod': zod, 'node_modules/here': here });
  expect(agreesWithLockfile(root)).toBe(true);
});

test('a folder without anything installed does not agree', () => {
  expect(agreesWithLockfile(root)).toBe(false);
});

test.each([
  ['another version', { 'node_modules/zod': { ...zod, version: '3.0.0' }, 'node_modules/here': here }],
  ['a package missing', { 'node_modules/here': here }],
  ['a package too many', { 'node_modules/zod': zod, 'node_modules/here': here, 'node_modules/left': zod }],
  ["this machine's binaries missing", { 'node_modules/zod': zod }],
])('a folder with %s does not agree', async (_difference, packages) => {
  await install(packages);
  expect(agreesWithLockfile(root)).toBe(false);
});

test('a lockfile older than package.json does not agree', async () => {
  await install({ 'node_modules/zod': zod, 'node_modules/here': here });
  await write('package.json', { dependencies: { zod: '4.0.0', pg: '8.0.0' } });
  expect(agreesWithLockfile(root)).toBe(false);
});
