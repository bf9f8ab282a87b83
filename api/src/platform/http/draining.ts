import type { Socket } from 'node:net';
import type { App } from './app.ts';

const LOOK_EVERY_MS = 50;
/** Requests that take longer are cut, because the process must end. */
const LONGEST_REQUEST_MS = 10_000;

/**
 * While the server closes, ends each connection after its current response, and idle ones at once. Node alone would wait for a
 * browser's spare connections, which may stay silent forever.
 */
export function registerDraining(app: App): void {
  const open = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    const until = Date.now() + LONGEST_REQUEST_MS;
    timer = setInterval(() => {
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      if (Date.now() > until) app.server.closeAllConnections();
      else app.server.closeIdleConnections();
    }, LOOK_EVERY_MS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
