import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStorage, type FileStorage } from './storage.ts';

const key = 'images/a.webp';
const webp = 'image/webp';
let dir: string;
let storage: FileStorage;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'tradewind-folder-'));
  storage = createStorage({ kind: 'folder', dir });
});
afterEach(() => rm(dir, { recursive: true }));

it('keeps the old file intact when the process is killed during a write', async () => {
  await storage.put(key, Buffer.from('old'), webp);
  const writer = spawn(process.execPath, ['--input-type=module', '-e', dieWhileWriting], {
    env: { ...process.env, DIR: dir, KEY: key, STORAGE: new URL('./storage.ts', import.meta.url).href },
    stdio: 'inherit',
  });
  expect(await once(writer, 'exit')).toEqual([null, 'SIGKILL']);
  expect((await readFile(join(dir, key))).toString()).toBe('old');
  expect(await parts()).toHaveLength(1);
  await storage.removeAbandoned();
  expect(await parts()).toHaveLength(1);
  for (const part of await parts()) await utimes(join(dir, '.parts', part), 0, Date.now() / 1_000 - 3_700);
  await storage.removeAbandoned();
  expect(await parts()).toEqual([]);
});

const parts = () => readdir(join(dir, '.parts'));

const dieWhileWriting = `
  import { readdirSync } from 'node:fs';
  const { createStorage } = await import(process.env.STORAGE);
  createStorage({ kind: 'folder', dir: process.env.DIR }).put(process.env.KEY, Buffer.alloc(64_000_000), 'image/webp');
  const dieOnceBegun = () => {
    const begun = readdirSync(process.env.DIR + '/.parts').some((name) => name.endsWith('.part'));
    if (begun) process.kill(process.pid, 'SIGKILL');
    setImmediate(dieOnceBegun);
  };
  dieOnceBegun();
`;

it('leaves no partial file behind when the rename fails', async () => {
  await mkdir(join(dir, key), { recursive: true });
  await expect(storage.put(key, Buffer.from('x'), webp)).rejects.toThrow();
  expect(await readdir(join(dir, 'images'))).toEqual(['a.webp']);
  expect(await parts()).toEqual([]);
});

it('fails when the folder cannot be written', async () => {
  await writeFile(join(dir, 'images'), 'a file where a folder must be');
  await expect(storage.put(key, Buffer.from('x'), webp)).rejects.toThrow();
});
