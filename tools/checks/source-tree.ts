import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a checkout or of a planted tree: paths from the root with forward slashes, and their contents. */
export interface SourceTree {
  readonly paths: readonly string[];
  /** Whether a file or a non-empty folder exists. */
  has(path: string): boolean;
  read(path: string): string;
}

const GENERATED = new Set(['node_modules', '.git', '.cache', '.react-router', 'test-results', 'playwright-report']);
const GENERATED_PATHS = new Set(['data', 'api/build', 'web/build']);

export function readTree(root: string): SourceTree {
  return treeOf([...walk(root, '')], (path) => readFileSync(join(root, path), 'utf8'));
}

export function plantTree(files: Readonly<Record<string, string>>): SourceTree {
  return treeOf(Object.keys(files), (path) => files[path] ?? '');
}

function treeOf(paths: string[], read: (path: string) => string): SourceTree {
  const known = new Set(paths);
  for (const path of paths) {
    for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1))
      known.add(path.slice(0, slash));
  }
  return { paths, has: (path) => path === '' || known.has(path.replace(/\/$/, '')), read };
}

function* walk(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (GENERATED.has(entry.name) || GENERATED_PATHS.has(path)) continue;
    if (entry.isDirectory()) yield* walk(root, path);
    else if (entry.isFile()) yield path;
  }
}
