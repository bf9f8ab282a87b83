import { rm } from 'node:fs/promises';
import { exists } from './folders.ts';
import { findHome, openHome } from './home.ts';
import { runningPostmaster, stopPostmaster } from './postmaster.ts';

/** Removes the database of a data folder, wherever it is stored, and stops a server that still runs on it. */
export async function eraseEmbeddedPostgres(dataDir: string): Promise<void> {
  const { folder, pointer } = await findHome(dataDir);
  if (await exists(folder)) {
    const home = await openHome(dataDir);
    const running = await runningPostmaster(home);
    if (running !== undefined) await stopPostmaster(home, running);
    await rm(home.sockets, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
  await rm(pointer, { force: true });
}
