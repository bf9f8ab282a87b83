import { persistentImport } from './persistent-import.ts';

interface Route {
  id: string;
  module: string;
}

declare global {
  interface Window {
    __reactRouterDataRouter?: {
      state: { navigation: { location?: { pathname: string; search: string; hash: string } } };
    };
  }
}

/**
 * Replaces React Router's function of this name, which reloads the page when a screen's code fails to load and so loses the
 * page when offline. Here the navigation waits, and the current screen stays.
 */
export async function loadRouteModule(route: Route, loaded: Record<string, unknown>): Promise<unknown> {
  loaded[route.id] ??= await persistentImport(() => import(/* @vite-ignore */ route.module), {
    onOutdated: leaveForPendingAddress,
  });
  return loaded[route.id];
}

/** A new build renamed the file, so the browser loads the whole page. A prefetched screen can wait. */
function leaveForPendingAddress(): void {
  const target = window.__reactRouterDataRouter?.state.navigation.location;
  if (target) window.location.assign(`${target.pathname}${target.search}${target.hash}`);
}
