import { lineAt, type Problem } from './problem.ts';
import type { SourceTree } from './source-tree.ts';

const LOCKFILE = 'package-lock.json';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export function checkLockfile(tree: SourceTree): Problem[] {
  if (!tree.has(LOCKFILE)) return [];
  return [...registryAddresses(tree.read(LOCKFILE)), ...missingPlatforms(tree.read(LOCKFILE))];
}

function registryAddresses(text: string): Problem[] {
  const match = text.match(/"resolved": "http/);
  if (match?.index === undefined) return [];
  const message =
    'It names a registry, so it installs from nowhere else. Run `npm install` with the settings of .npmrc.';
  return [{ rule: 'the lockfile names no registry', file: LOCKFILE, line: lineAt(text, match.index), message }];
}

/** `npm ci` rejects a lockfile without the binaries for some platform, which npm writes if the registry lacks them. */
function missingPlatforms(text: string): Problem[] {
  const packages: Record<string, LockedPackage> = JSON.parse(text).packages ?? {};
  const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
    const missing = Object.keys(optionalDependencies).filter((name) => !locked.has(name));
    if (missing.length === 0) return [];
    const message = `${path} needs ${missing.join(', ')}. Choose a version of it that the registry has for every platform.`;
    return [{ rule: 'the lockfile holds every platform', file: LOCKFILE, message }];
  });
}
