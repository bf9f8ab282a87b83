import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { collectedMemory } from '../../testing/collected-memory.ts';
import type { App } from './app.ts';
import { registerBodyMemory } from './body-memory.ts';
import { registerErrors } from './errors.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Echoes the body it receives. */
async function serve(limits?: Parameters<typeof registerBodyMemory>[1]) {
  const app = Fastify({ bodyLimit: 256 * 1024 });
  registerErrors(app);
  registerBodyMemory(app as unknown as App, limits);
  app.post('/', async (request) => ({ got: request.body }));
  const connections: Socket[] = [];
  app.server.on('connection', (socket) => connections.push(socket));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(() => app.close());
  const post = (body: string) =>
    fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', connection: 'close' } });
  const read = () => connections.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  return { post, read, port: (app.server.address() as AddressInfo).port };
}

async function send(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  closing.unshift(() => socket.destroy());
  const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  await new Promise<void>((sent) => socket.write(head + text, () => sent()));
  return socket;
}

const responseOn = async (socket: Socket) => String((await once(socket, 'data'))[0]);

describe('The body of a request', () => {
  it('arrives whole, in one piece or many', async () => {
    const { post, port } = await serve();
    const text = JSON.stringify({ text: 'Möwe '.repeat(30_000) });
    expect(await (await post(text)).json()).toEqual({ got: JSON.parse(text) });
    const chunks = [...Buffer.from('{"a":"ö"}')].map((byte) =>
      Buffer.concat([Buffer.from('1\r\n'), Buffer.of(byte), Buffer.from('\r\n')]),
    );
    const socket = await send(port, 'transfer-encoding: chunked\r\n\r\n');
    for (const chunk of chunks) socket.write(chunk);
    socket.write('0\r\n\r\n');
    expect(await responseOn(socket)).toContain('{"got":{"a":"ö"}}');
  });

  it('takes little memory, even in chunks of one byte', async () => {
    const { port, read } = await serve();
    const before = await collectedMemory();
    const body = '1\r\nx\r\n'.repeat(150_000);
    await send(port, `transfer-encoding: chunked\r\n\r\n${body}`);
    await expect.poll(read).toBeGreaterThan(body.length);
    // Fastify alone takes more than 20 MB for this.
    expect((await collectedMemory()) - before).toBeLessThan(3_000_000);
  });

  it('is refused when it is too large, with or without a declared length', async () => {
    const { post, port } = await serve();
    expect((await post(`"${'x'.repeat(300_000)}"`)).status).toBe(413);
    const endless = await send(
      port,
      `transfer-encoding: chunked\r\n\r\n${`1000\r\n${'x'.repeat(0x1000)}\r\n`.repeat(70)}`,
    );
    expect(await responseOn(endless)).toMatch(/^HTTP\/1.1 413 .*connection: close.*"too_large"/s);
  });

  it('is refused with 503 while other bodies use up the memory, until they are done', async () => {
    const { post, port } = await serve({ mostBytes: 100_000 });
    const slow = await send(port, `content-length: 200000\r\n\r\n${'x'.repeat(60_000)}`);
    await expect.poll(async () => (await post(`"${'y'.repeat(40_000)}"`)).status).toBe(503);
    slow.destroy();
    await expect.poll(async () => (await post(`"${'y'.repeat(40_000)}"`)).status).toBe(200);
    for (let i = 0; i < 20; i++) expect((await post(`"${'y'.repeat(40_000)}"`)).status).toBe(200);
  });

  it('is refused with 408 when it does not arrive', async () => {
    const { port } = await serve({ longestMs: 50 });
    const slow = await send(port, 'content-length: 10\r\n\r\n{');
    expect(await responseOn(slow)).toMatch(/^HTTP\/1.1 408 .*"timed_out"/s);
    await once(slow, 'close');
  });
});
