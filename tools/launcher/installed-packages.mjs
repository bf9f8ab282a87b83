import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether npm's record of node_modules matches package-lock.json, and the lockfile matches the package.json files. */
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

// Binaries for other machines are optional and name their platform. Only npm knows the libc of this machine.
function isNeededHere({ optional, os, cpu, libc }) {
  if (!optional) return true;
  if (libc || !os || !cpu) return false;
  return os.includes(process.platform) && cpu.includes(process.arch);
}
