import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { limitConnections } from './connection-limit.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(limits: Parameters<typeof limitConnections>[1]): Promise<() => Promise<Socket>> {
  const server = createServer((_request, response) => response.end('served'));
  limitConnections(server, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  closing.push(() => server.close());
  return async () => {
    const socket = connect(port, '127.0.0.1');
    closing.unshift(() => socket.destroy());
    socket.on('error', () => {});
    await once(socket, 'connect');
    return socket;
  };
}

/** Whether the server responds on this connection or closes it. */
async function isServed(socket: Socket): Promise<boolean> {
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)]);
}

it.each([
  ['one visitor', { total: 100, perNetwork: 3 }],
  ['everybody together', { total: 3, perNetwork: undefined }],
])('closes connections beyond the limit for %s, until others end', async (_name, limits) => {
  const open = await serve(limits);
  const first = await open();
  for (const socket of [first, await open(), await open()]) expect(await isServed(socket)).toBe(true);
  expect(await isServed(await open())).toBe(false);
  first.destroy();
  await expect.poll(async () => isServed(await open())).toBe(true);
  expect(await isServed(await open())).toBe(false);
});
