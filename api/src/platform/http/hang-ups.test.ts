import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { insertBoat } from '../../testing/factories.ts';
import { registerPerson } from '../../testing/people.ts';

let app: TestApp;
let port: number;
let token: string;
beforeAll(async () => {
  app = await testApp({ READ_CACHE: 'off' });
  port = Number(new URL(await app.app.listen({ host: '127.0.0.1', port: 0 })).port);
  ({ token } = await registerPerson(app));
  const description = 'long '.repeat(50_000);
  for (let boat = 0; boat < 40; boat++) await insertBoat(app.database.db, { description });
});

const WARN = 40;
const logged = () =>
  app
    .logged()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Connects, sends the text, waits until it arrived or the response began, and disconnects. */
async function hangUpAfter(text: string, { answered, reset }: { answered: boolean; reset: boolean }) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const arrived = new Promise((resolve) => app.app.server.prependOnceListener('request', resolve));
  socket.write(text);
  await (answered ? new Promise((resolve) => socket.once('data', resolve)) : arrived);
  if (reset) socket.resetAndDestroy();
  else socket.destroy();
}

let requests = 0;
const request = (line: string, headers: string[], body = '') => {
  const id = `hang-up-${++requests}`;
  return {
    id,
    text: [`${line} HTTP/1.1`, 'host: localhost', `x-request-id: ${id}`, ...headers, '', body].join('\r\n'),
  };
};
const authorized = () => `authorization: Bearer ${token}`;
const json = 'content-type: application/json';
const question = JSON.stringify({ message: 'Find me a sailboat in Florida' });
const form =
  '--b\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nxx';
const formHead = ['content-type: multipart/form-data; boundary=b', 'content-length: 100000'];

describe('A client that disconnects', () => {
  it.each([
    ['during JSON', 499, () => request('POST /api/auth/login', [json, 'content-length: 500'], '{"email":"')],
    [
      'during chunked JSON',
      499,
      () => request('POST /api/auth/login', [json, 'transfer-encoding: chunked'], '2\r\n{"\r\n'),
    ],
    ['during an upload', 499, () => request('POST /api/upload', [authorized(), ...formHead], form)],
    ['during a long response', 200, () => request('GET /api/boats', [])],
    ['during an event stream', 200, () => request('GET /api/events', [authorized()])],
    [
      'during an answer of Eddy',
      200,
      () => request('POST /api/ai-agent/chat', [authorized(), json, `content-length: ${question.length}`], question),
    ],
  ])('%s causes no error and is logged with status %i', async (_name, status, make) => {
    for (const reset of [true, false]) {
      const { id, text } = make();
      const before = logged().length;
      await hangUpAfter(text, { answered: status === 200, reset });
      await expect.poll(() => logged().filter(({ reqId, status }) => reqId === id && status)).toHaveLength(1);
      expect(logged().find(({ reqId, status }) => reqId === id && status)).toMatchObject({ status, level: 30 });
      expect(
        logged()
          .slice(before)
          .filter(({ level }) => level >= WARN),
      ).toEqual([]);
    }
  });

  it('is counted in the metrics as 499, while aborted streams are not timed', async () => {
    const { body } = await app.call('GET', '/metrics');
    expect(body).toMatch(/duration_seconds_count\{method="POST",route="\/api\/auth\/login",status="499"\} 4/);
    expect(body).not.toMatch(/route="\/api\/events"/);
  });
});

it('does not log a client that disconnects after the complete response as aborted', async () => {
  for (const path of ['/metrics', '/healthz', '/api/site', '/api/favorites']) {
    const headers = {
      connection: 'close',
      'x-request-id': `whole-answer${path.replaceAll('/', '-')}`,
      authorization: `Bearer ${token}`,
    };
    await (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).text();
    const reported = () => logged().filter(({ reqId, status }) => reqId === headers['x-request-id'] && status);
    await expect.poll(reported).toHaveLength(1);
    expect(reported()[0].msg).not.toBe('client disconnected');
  }
});
