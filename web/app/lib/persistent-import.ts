import { checkForNewBuild } from './build-version.ts';
import { connectionBack, noteNoResponse, readConnection } from './connection.ts';
import { noteOffline } from './offline-notes.ts';

const FIRST_WAIT_MS = 1_000;
/** While online; with waits that double, about four minutes in all. */
const MOST_REFUSALS = 8;
const STYLES_WAIT_MS = 5_000;

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

/** Has code at hand before it is asked for; when it does not load, nothing is lost yet. */
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

/** Asks again for the style sheets that did not load, and waits for them. */
async function restoreStyles(): Promise<void> {
  const links = [...failedSheets].filter((link) => link.isConnected);
  failedSheets.clear();
  await Promise.all(links.map(loadAgain));
}

const loadAgain = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
    // Becoming a style sheet again makes the browser ask for it again; setting the same address does not.
    link.rel = '';
    link.rel = 'stylesheet';
    setTimeout(resolve, STYLES_WAIT_MS);
  });
