import type { App } from './app.ts';

const LOOK_EVERY_MS = 50;

/** While the server closes, a connection goes as soon as its request is answered, instead of being kept alive. */
export function registerDraining(app: App): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
