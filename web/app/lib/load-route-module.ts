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
 * Takes the place of React Router's own function, which reloads the page when a screen's code does not load: offline that is
 * the end of everything on it. Here the navigation waits, and the screen that shows stays. The name and shape are React Router's.
 */
export async function loadRouteModule(route: Route, loaded: Record<string, unknown>): Promise<unknown> {
  loaded[route.id] ??= await persistentImport(() => import(/* @vite-ignore */ route.module), {
    onOutdated: leaveForPendingAddress,
  });
  return loaded[route.id];
}

/** The new build has the screen under another name: the browser loads it whole. A screen that is only prefetched can wait. */
function leaveForPendingAddress(): void {
  const target = window.__reactRouterDataRouter?.state.navigation.location;
  if (target) window.location.assign(`${target.pathname}${target.search}${target.hash}`);
}
