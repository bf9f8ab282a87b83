import type { Socket } from 'node:net';
import type { App } from './app.ts';

const LOOK_EVERY_MS = 50;
/** Requests that take longer than this are cut: the process has to end. */
const LONGEST_REQUEST_MS = 10_000;

/**
 * While the server closes, a connection goes as soon as its request is answered, and one without a request at once:
 * Node waits for a browser's spare connections, which may never say anything.
 */
export function registerDraining(app: App): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', (request) => silent.delete(request.socket));

  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    const until = Date.now() + LONGEST_REQUEST_MS;
    timer = setInterval(() => {
      for (const socket of silent) socket.destroy();
      if (Date.now() > until) app.server.closeAllConnections();
      else app.server.closeIdleConnections();
    }, LOOK_EVERY_MS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
