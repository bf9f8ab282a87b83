import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network.ts';

interface Limits {
  /** For the whole process: an idle connection costs 8 kB, one that sends headers slowly up to 22 kB. */
  total: number;
  /** For one visitor. Undefined behind a proxy, because all connections then have its address. */
  perNetwork: number | undefined;
}

/** Closes connections beyond the limits before reading anything from them. */
export function limitConnections(server: Server, { total, perNetwork }: Limits): void {
  server.maxConnections = total;
  if (perNetwork === undefined) return;
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    if (count > perNetwork) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
