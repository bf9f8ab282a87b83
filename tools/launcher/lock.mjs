import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const HEARTBEAT_MS = 5_000;
const SILENT_MS = 60_000;
const POLL_MS = 250;

/** Runs `work` while holding the lock `path` of this checkout. Takes over the lock of a process that died. */
export async function withLock(path, work, { onWait = () => {} } = {}) {
  mkdirSync(dirname(path), { recursive: true });
  let waiting = false;
  while (!take(path)) {
    const holder = readHolder(path);
    if (holder && isGone(holder)) {
      discard(path, holder);
      continue;
    }
    if (holder && !waiting) onWait(holder.pid);
    waiting = true;
    await pause(POLL_MS);
  }
  const heartbeat = setInterval(() => touch(path), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(path, { recursive: true, force: true });
  }
}

// The folder is filled first and then renamed into place, so a lock never appears without its owner.
function take(path) {
  const draft = `${path}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  writeFileSync(join(draft, 'pid'), String(process.pid));
  try {
    renameSync(draft, path);
    return true;
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false;
    throw error;
  }
}

function readHolder(path) {
  try {
    const file = join(path, 'pid');
    return { pid: Number(readFileSync(file, 'utf8')), seenAt: statSync(file).mtimeMs };
  } catch {
    return undefined;
  }
}

function isGone({ pid, seenAt }) {
  if (Date.now() - seenAt > SILENT_MS) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

// Moves the lock aside before deleting it: only one of several waiters can move it, and one that moved a newer lock puts it back.
function discard(path, holder) {
  const aside = `${path}.gone.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readHolder(aside)?.pid === holder.pid) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, path);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function touch(path) {
  try {
    utimesSync(join(path, 'pid'), new Date(), new Date());
  } catch {
    // The lock was removed by hand. That is no reason to fail the work.
  }
}
