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
  const sockets = new Set<Socket>();
  const busy = new Map<Socket, number>();
  const count = (socket: Socket, by: number) => busy.set(socket, (busy.get(socket) ?? 0) + by);

  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      busy.delete(socket);
    });
  });
  app.server.on('request', (request, response) => {
    count(request.socket, 1);
    response.once('close', () => count(request.socket, -1));
  });

  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    const until = Date.now() + LONGEST_REQUEST_MS;
    timer = setInterval(() => {
      for (const socket of sockets) if (!busy.get(socket) || Date.now() > until) socket.destroy();
    }, LOOK_EVERY_MS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
