import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT, runCommand } from './command.ts';
import { withLock } from './lock.mjs';
import { precompress } from './precompress.ts';

export class WebBuildError extends Error {}

/** Builds web/ into web/build if any of its sources have changed since the last build. */
export async function buildWeb(root: string = ROOT, drawArt = drawArtInChild): Promise<'built' | 'unchanged'> {
  if (await isBuilt(root)) return 'unchanged';
  return withLock(
    join(root, '.cache', 'build-web.lock'),
    async () => {
      if (await isBuilt(root)) return 'unchanged';
      await build(root, drawArt);
      return 'built';
    },
    { onWait: (pid) => console.log(`Another process (${pid}) is building the web app; waiting for it…`) },
  );
}

async function build(root: string, drawArt: (folder: string) => Promise<void>): Promise<void> {
  console.log('Building the web app…');
  const startedAt = performance.now();
  // Hashed before the build, so that changes during the build are built next time.
  const sources = await hashSources(root);
  await restoringOnFailure(root, async () => {
    const env = { NODE_ENV: 'production' };
    const { code, output } = await runCommand({ program: 'react-router', args: ['build'], root, folder: 'web', env });
    if (code !== 0) throw new WebBuildError(`${output}\n\nThe web app could not be built.`);
    await drawArt(join(root, 'web/build/client/art'));
    await precompress(join(root, 'web/build/client'));
  });
  await writeFile(stampFile(root), sources);
  console.log(`Web app built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/** Runs in a child process, so that the server that may start next does not hold on to the memory. */
async function drawArtInChild(folder: string): Promise<void> {
  const program = fileURLToPath(new URL('../demo/draw-static-art.ts', import.meta.url));
  const { code, output } = await runCommand({ program: process.execPath, args: [program, folder] });
  if (code !== 0) throw new WebBuildError(`${output}\n\nThe static pictures could not be drawn.`);
}

/** The build empties its folder first. If it fails, the previous build and its stamp are restored. */
async function restoringOnFailure(root: string, work: () => Promise<void>): Promise<void> {
  const current = join(root, 'web/build');
  const old = join(root, '.cache/web-build-before');
  await rm(old, { recursive: true, force: true });
  if (existsSync(current)) await rename(current, old);
  try {
    await work();
  } catch (error) {
    await rm(current, { recursive: true, force: true });
    if (existsSync(old)) await rename(old, current);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

async function isBuilt(root: string): Promise<boolean> {
  const stamp = await readFile(stampFile(root), 'utf8').catch(() => undefined);
  return stamp !== undefined && stamp === (await hashSources(root));
}

function stampFile(root: string): string {
  return join(root, 'web/build/.stamp');
}

const SOURCES = [
  'web/**',
  'contract/src/**',
  'domain/src/**',
  '{contract,domain}/package.json',
  'tools/artwork/**',
  'tools/demo/static-art.ts',
  'package-lock.json',
];
const NOT_SOURCES = ['web/build/**', 'web/.react-router/**', '**/node_modules/**', '**/*.test.{ts,tsx}', '**/*.md'];

async function hashSources(root: string): Promise<string> {
  const hash = createHash('sha256');
  const entries = await Array.fromAsync(glob(SOURCES, { cwd: root, exclude: NOT_SOURCES, withFileTypes: true }));
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) {
    hash.update(`${file.slice(root.length)}\n`).update(await readFile(file));
  }
  return hash.digest('hex');
}
