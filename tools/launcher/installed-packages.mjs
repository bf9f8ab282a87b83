import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether node_modules, by npm's own record of it, holds what package-lock.json asks for, and that what the package.json files ask for. */
export function agreesWithLockfile(root) {
  try {
    const locked = readPackages(root, 'package-lock.json');
    const installed = readPackages(root, 'node_modules/.package-lock.json');
    return lockfileIsCurrent(root, locked) && samePackages(locked, installed);
  } catch {
    return false;
  }
}

function readPackages(root, file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}

function lockfileIsCurrent(root, locked) {
  const folders = Object.keys(locked).filter((path) => !path.includes('node_modules'));
  return folders.every((folder) => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return ['dependencies', 'devDependencies', 'optionalDependencies'].every((kind) =>
      sameRecord(manifest[kind] ?? {}, locked[folder][kind] ?? {}),
    );
  });
}

function sameRecord(a, b) {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

function samePackages(locked, installed) {
  const paths = Object.keys(locked).filter((path) => path.includes('node_modules'));
  const nothingMissing = paths.every((path) => {
    if (installed[path]) return identity(installed[path]) === identity(locked[path]);
    return !isNeededHere(locked[path]);
  });
  return nothingMissing && Object.keys(installed).every((path) => locked[path]);
}

function identity({ version, integrity, resolved, link }) {
  return link ? `link ${resolved}` : `${version} ${integrity}`;
}

// Binaries for other machines are optional and name their platform; which libc this machine has is npm's to know.
function isNeededHere({ optional, os, cpu, libc }) {
  if (!optional) return true;
  if (libc || !os || !cpu) return false;
  return os.includes(process.platform) && cpu.includes(process.arch);
}
