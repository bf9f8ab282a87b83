import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildApi } from './build-api.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tradewind-build-'));
  await write(
    'api/src/main.ts',
    'interface Boat {\n  name: string;\n}\n\nexport const boat: Boat = { name: "Wren" };\n',
  );
  await write('domain/src/money.ts', 'export const cents: number = 1;\n');
});
afterEach(() => rm(root, { recursive: true }));

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

async function builtTexts(): Promise<string[]> {
  const folder = join(root, 'api/build');
  return Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
}

describe('building the server', () => {
  test('removes the types and keeps the lines', async () => {
    expect(await buildApi(root)).toBe(2);
    const main = (await builtTexts()).find((text) => text.includes('Wren'));
    expect(main?.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())).toEqual([
      '',
      '',
      '',
      '',
      'export const boat = { name: "Wren" };',
      '',
    ]);
  });

  test('writes changed modules only, and deletes their old versions', async () => {
    await buildApi(root);
    expect(await buildApi(root)).toBe(0);
    await write('domain/src/money.ts', 'export const cents: number = 100;\n');
    expect(await buildApi(root)).toBe(1);
    const texts = await builtTexts();
    expect(texts).toHaveLength(2);
    expect(texts.join('')).toContain('100');
  });

  test('leaves out tests, their fixtures and evals', async () => {
    await write('api/src/main.test.ts', 'const a: number = 1;');
    await write('api/src/testing/people.ts', 'const b: number = 1;');
    await write('api/src/eddy/evals/evals.ts', 'const c: number = 1;');
    expect(await buildApi(root)).toBe(2);
  });
});
