import { glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { builtName } from '../../api/src/built-file.mjs';
import { ROOT } from './command.ts';
import { withLock } from './lock.mjs';

const SOURCES = '{api,contract,domain}/src/**/*.ts';
const NOT_SOURCES = ['**/*.test.ts', '**/testing/**', '**/evals/**'];

/** Writes the server's modules without their types into api/build, for use-built-files.mjs. Returns how many were not there yet. */
export async function buildApi(root: string = ROOT): Promise<number> {
  return withLock(join(root, '.cache', 'build-api.lock'), () => build(root, join(root, 'api/build')));
}

async function build(root: string, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  const before = new Set(await readdir(folder));
  const built = new Set<string>();
  for await (const file of glob(SOURCES, { cwd: root, exclude: NOT_SOURCES })) {
    const source = await readFile(join(root, file));
    const name = builtName(source);
    if (!before.has(name) && !built.has(name)) {
      await writeWhole(join(folder, name), stripTypeScriptTypes(source.toString('utf8')));
    }
    built.add(name);
  }
  for (const name of before.difference(built)) await rm(join(folder, name));
  return built.difference(before).size;
}

/** A build that is interrupted leaves no half a file under a name that the server reads. */
async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}
