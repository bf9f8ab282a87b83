import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildWeb as buildWithArt } from './build-web.ts';

/** A stand-in for react-router's command: a build copies the source, and "broken" fails. */
const BUILDER = `#!/bin/sh
rm -rf build && mkdir -p build/client
grep -q broken app/root.tsx && { echo 'unexpected token'; exit 1; }
cp app/root.tsx build/client/root.js
`;
const SOURCE = 'const boat = "sloop";\n'.repeat(50);

let root: string;
const buildWeb = (folder: string) => buildWithArt(folder, async (art) => void (await mkdir(art, { recursive: true })));

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  root = await mkdtemp(join(tmpdir(), 'tradewind-build-'));
  await write('node_modules/.bin/react-router', BUILDER);
  await chmod(join(root, 'node_modules/.bin/react-router'), 0o755);
  await write('web/app/root.tsx', SOURCE);
  await write('contract/src/boats.ts', '');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

describe('building the web app', () => {
  test('happens once for the same sources', async () => {
    expect(await buildWeb(root)).toBe('built');
    expect(await buildWeb(root)).toBe('unchanged');
  });

  test('happens once for two simultaneous requests', async () => {
    expect((await Promise.all([buildWeb(root), buildWeb(root)])).toSorted()).toEqual(['built', 'unchanged']);
  });

  test.each([
    'web/app/root.tsx',
    'web/app/new.tsx',
    'contract/src/boats.ts',
    'domain/src/money.ts',
    'package-lock.json',
  ])('happens again when %s changes', async (file) => {
    await buildWeb(root);
    await write(file, 'changed');
    expect(await buildWeb(root)).toBe('built');
  });

  test.each(['web/app/root.test.tsx', 'web/README.md', 'web/.react-router/types.ts', 'api/src/app.ts'])(
    'does not happen again when %s changes',
    async (file) => {
      await buildWeb(root);
      await write(file, 'changed');
      expect(await buildWeb(root)).toBe('unchanged');
    },
  );

  test('leaves compressed files beside the plain ones', async () => {
    await buildWeb(root);
    const plain = await readFile(join(root, 'web/build/client/root.js'));
    expect(gunzipSync(await readFile(join(root, 'web/build/client/root.js.gz')))).toEqual(plain);
    expect(existsSync(join(root, 'web/build/client/root.js.br'))).toBe(true);
  });

  test('reports a failure and keeps the last good build', async () => {
    await buildWeb(root);
    await write('web/app/root.tsx', 'broken');
    await expect(buildWeb(root)).rejects.toThrow('unexpected token');
    expect(await readFile(join(root, 'web/build/client/root.js'), 'utf8')).toBe(SOURCE);
    await write('web/app/root.tsx', SOURCE);
    expect(await buildWeb(root)).toBe('unchanged');
  });
});
