import { useSyncExternalStore } from 'react';

declare global {
  interface Window {
    /** React Router's route manifest, whose URL is a file of this build. */
    __reactRouterManifest?: { url: string };
  }
}

const listeners = new Set<() => void>();
let isOutdated = false;

/** Checks whether a deployment has replaced the files of this build. */
export async function checkForNewBuild(): Promise<boolean> {
  const file = window.__reactRouterManifest?.url;
  if (isOutdated || file === undefined) return isOutdated;
  const response = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (response?.status !== 404) return false;
  isOutdated = true;
  for (const listener of [...listeners]) listener();
  return true;
}

/** True once a part of the page failed to load because of a newer build. */
export const useOutdatedBuild = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isOutdated,
    () => false,
  );
