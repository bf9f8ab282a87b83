import { checkForNewBuild } from './build-version.ts';
import { connectionBack, noteUnanswered, readConnection } from './connection.ts';
import { restoreStyles } from './failed-styles.ts';
import { noteOffline } from './offline-notes.ts';

const FIRST_WAIT_MS = 1_000;
/** While online; with waits that double, about four minutes in all. */
const MOST_REFUSALS = 8;

interface PersistentImportOptions {
  /** Said while offline, for what somebody asked for. */
  waiting?: string | undefined;
  /** Called when a newer build has taken the place of the file. */
  onOutdated?: () => void;
}

/**
 * Imports code, again and again until it comes: a lost connection leaves out a part of the page for a while, never the page.
 * It never rejects. After a deployment the file is gone for good: then the part stays away until the page is reloaded.
 */
export async function persistentImport<Module>(
  load: () => Promise<Module>,
  { waiting, onOutdated }: PersistentImportOptions = {},
): Promise<Module> {
  for (let refusals = 0; refusals < MOST_REFUSALS; ) {
    try {
      return await load();
    } catch {
      await noteUnanswered();
      if (readConnection() === 'online') {
        if (await checkForNewBuild()) {
          onOutdated?.();
          break;
        }
        await pause(FIRST_WAIT_MS * 2 ** refusals++);
      } else {
        if (waiting !== undefined) noteOffline(waiting);
        await connectionBack();
      }
      await restoreStyles();
    }
  }
  return new Promise(() => undefined);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Has code at hand before it is asked for; when it does not load, nothing is lost yet. */
export function preload(load: () => Promise<unknown>): void {
  void load().catch(() => undefined);
}
