import { checkForNewBuild } from './build-version.ts';
import { connectionBack, noteNoResponse, readConnection } from './connection.ts';
import { noteOffline } from './offline-notes.ts';

const FIRST_WAIT_MS = 1_000;
/** Attempts while online. With doubling delays they take about four minutes. */
const MOST_REFUSALS = 8;
const STYLES_WAIT_MS = 5_000;

interface PersistentImportOptions {
  /** Shown while offline, for imports that the user triggered. */
  waiting?: string | undefined;
  /** Called when a newer build has replaced the file. */
  onOutdated?: () => void;
}

/**
 * Imports code and retries until it loads, so that a lost connection delays a part of the page without breaking the page.
 * Never rejects. When a deployment has removed the file, the part stays missing until the page is reloaded.
 */
export async function persistentImport<Module>(
  load: () => Promise<Module>,
  { waiting, onOutdated }: PersistentImportOptions = {},
): Promise<Module> {
  for (let refusals = 0; refusals < MOST_REFUSALS; ) {
    try {
      return await load();
    } catch {
      await noteNoResponse();
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

/** Loads code ahead of its use. A failure is harmless, since the import retries. */
export function preload(load: () => Promise<unknown>): void {
  void load().catch(() => undefined);
}

const failedSheets = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined') {
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedSheets.add(target);
  };
  document.addEventListener('error', remember, true);
  window.addEventListener('online', () => void restoreStyles());
}

/** Reloads failed style sheets and waits for them. */
async function restoreStyles(): Promise<void> {
  const links = [...failedSheets].filter((link) => link.isConnected);
  failedSheets.clear();
  await Promise.all(links.map(loadAgain));
}

const loadAgain = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
    // Resetting `rel` makes the browser request the file again; setting the same URL does not.
    link.rel = '';
    link.rel = 'stylesheet';
    setTimeout(resolve, STYLES_WAIT_MS);
  });
