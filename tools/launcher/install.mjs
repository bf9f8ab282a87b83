// Runs before every npm script, on any Node and before anything is installed: plain JavaScript without dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { agreesWithLockfile } from './installed-packages.mjs';
import { withLock } from './lock.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const inRoot = (...parts) => join(root, ...parts);
const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const stampFile = inRoot('node_modules', '.tradewind-stamp');
const pinnedNode = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

class InstallError extends Error {}

try {
  if (!isInstalled()) await withLock(inRoot('.cache', 'install.lock'), installUnlessDone, { onWait: sayWaiting });
} catch (error) {
  console.error(error instanceof InstallError ? error.message : explainUnexpected(error));
  process.exitCode = 1;
}

function isInstalled() {
  if (!hasPinnedNode()) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint()) return true;
  if (!agreesWithLockfile(root)) return false;
  writeStamp();
  return true;
}

async function installUnlessDone() {
  if (isInstalled()) return;
  console.log('Installing dependencies (first time: about a minute)…');
  const startedAt = Date.now();
  let attempt = await npmCi();
  if (attempt.code !== 0 && !isUnwritable(attempt.output)) attempt = await npmCi();
  if (attempt.code !== 0) throw new InstallError(explainFailure(attempt));
  if (!hasPinnedNode()) throw new InstallError(explainMissingNode());
  writeStamp();
  console.log(`Dependencies installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}

function npmCi() {
  // NODE_ENV=production would omit the development dependencies, including the pinned Node.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--no-progress'];
  const [command, ...before] = npmCommand();
  const child = spawn(command, [...before, ...args], {
    cwd: root,
    env: { ...process.env, PATH: pathWithoutProjectBinaries() },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: command === 'npm' && process.platform === 'win32',
  });
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `npm could not be started: ${error.message}` }));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString('utf8') }));
  });
}

// npm replaces node_modules, so it must not run on the Node in there.
function npmCommand() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const known = npm && node && basename(npm) === 'npm-cli.js' && !node.startsWith(inRoot('node_modules'));
  return known ? [node, npm] : ['npm'];
}

function pathWithoutProjectBinaries() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.startsWith(inRoot('node_modules'))).join(delimiter);
}

function hasPinnedNode() {
  const wanted = `v${manifest.devDependencies.node}`;
  if (process.execPath === pinnedNode) return process.version === wanted;
  if (!existsSync(pinnedNode)) return false;
  return spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' }).stdout?.trim() === wanted;
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  const manifests = manifest.workspaces.map((workspace) => `${workspace}/package.json`);
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json', 'package.json', ...manifests]) {
    hash.update(`${file}\n`).update(existsSync(inRoot(file)) ? readFileSync(inRoot(file)) : '');
  }
  return hash.digest('hex');
}

function writeStamp() {
  try {
    writeFileSync(stampFile, fingerprint());
  } catch {
    // Installed by another user. Without the stamp the comparison is just a little slower.
  }
}

function isUnwritable(output) {
  return /\b(EACCES|EPERM|EROFS)\b/.test(output);
}

function isOffline(output) {
  return /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|ENOTCACHED)\b/.test(
    output,
  );
}

function explainFailure({ code, output }) {
  const reason = isUnwritable(output)
    ? 'This user can’t write here. Make this user the owner of the folder (and of node_modules), or run the command as its owner.'
    : isOffline(output)
      ? 'The npm registry can’t be reached. Check the network, your proxy or the address that `npm config get registry` shows, then try again.'
      : /can only install packages when your package\.json/.test(output)
        ? 'package.json and package-lock.json don’t match. Run `npm install` to sync them, and commit both.'
        : `npm ci failed twice (exit code ${code}).`;
  return `${output.trim()}\n\nThe dependencies could not be installed. ${reason}`;
}

function explainMissingNode() {
  return [
    `The dependencies are installed, but not Node ${manifest.devDependencies.node}, which Tradewind runs on:`,
    "npm's install scripts are switched off on this machine. Run this once, then the command again:",
    '',
    '    npm ci --include=dev --ignore-scripts=false',
  ].join('\n');
}

function explainUnexpected(error) {
  if (!isUnwritable(String(error.code))) return error.stack;
  return `This user can’t write to ${error.path}. Make this user the owner of the folder, or run the command as its owner.`;
}

function sayWaiting(pid) {
  console.log(`Another process (${pid}) is installing the dependencies; waiting for it…`);
}
