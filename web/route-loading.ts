import type { Plugin } from 'vite';

const THEIRS = /\/react-router\/dist\/[a-z]+\/lib\/dom\/ssr\/routeModules\.js$/;
const OURS = '/app/lib/load-route-module.ts';

/** Replaces React Router's function that loads a screen's code, which cannot be configured. */
export function routeLoading(): Plugin {
  let isReplaced = false;
  return {
    name: 'tradewind:route-loading',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: THEIRS },
      handler() {
        isReplaced = true;
        return `export { loadRouteModule } from '${OURS}';`;
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) this.error('React Router loads its screens elsewhere now: see route-loading.ts.');
    },
  };
}
