import { statfs } from 'node:fs/promises';
import type { Home } from './home.ts';
import { PORT } from './sockets.ts';

const ROOMY = 256 * 1024 * 1024;

/** For a small machine shared with the app. `extra` takes precedence. */
export async function serverSettings(home: Home, extra: Record<string, string>): Promise<Record<string, string>> {
  return {
    listen_addresses: '',
    port: String(PORT),
    unix_socket_directories: `"${home.sockets.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '128MB',
    dynamic_shared_memory_type: await sharedMemoryType(),
    random_page_cost: '1.1',
    jit: 'off',
    max_logical_replication_workers: '0',
    fsync: 'on',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Leaves out failed statements: the app logs those itself, and here they could reveal what users typed.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    ...extra,
  };
}

/** Containers often have only 64 MB of /dev/shm, too little for a parallel query. Files below the data folder always work. */
async function sharedMemoryType(): Promise<string> {
  if (process.platform !== 'linux') return 'posix';
  const shm = await statfs('/dev/shm').catch(() => undefined);
  return shm && shm.bavail * shm.bsize >= ROOMY ? 'posix' : 'mmap';
}
