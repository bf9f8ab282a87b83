import { beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { type ModelStandIn, startModelStandIn } from '../../testing/model-stand-in.ts';
import { type Person, registerPerson } from '../../testing/people.ts';

let app: TestApp;
let model: ModelStandIn;
let address: string;

beforeAll(async () => {
  model = await startModelStandIn();
  app = await testApp({ EDDY_PROVIDER: 'openai-compatible', EDDY_MODEL: 'stand-in', EDDY_BASE_URL: model.url });
  address = await app.app.listen({ port: 0, host: '127.0.0.1' });
});

/** Asks a model that starts to answer and then stalls. */
async function beginAnswer(person: Person, stop?: AbortSignal) {
  model.replies = [{ beginning: 'Boats are fine. They float. And' }];
  const response = await fetch(`${address}/api/ai-agent/chat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'hello' }),
    ...(stop && { signal: stop }),
  });
  const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  let read = '';
  while (!read.includes('They float.')) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The stream ended too early: ${read}`);
    read += value;
  }
  return { reader, read, chatId: Number(/"chatId":(\d+)/.exec(read)?.[1]) };
}

it('stops the answer when the session ends', async () => {
  const person = await registerPerson(app);
  const { reader } = await beginAnswer(person);
  await app.call('POST', '/api/auth/logout', { token: person.token });
  let rest = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) rest += next.value;
  expect(rest).toContain('"type":"abort"');
  await expect.poll(() => model.hangUps).toBeGreaterThan(0);
});

it('saves the partial answer when the user stops it, and closes the connection to the model', async () => {
  const person = await registerPerson(app);
  const stop = new AbortController();
  const hungUp = model.hangUps;
  const { reader, chatId } = await beginAnswer(person, stop.signal);
  stop.abort();
  await reader.closed.catch(() => {});
  await expect.poll(() => model.hangUps).toBe(hungUp + 1);
  await vi.waitFor(async () => {
    const { body } = await app.call('GET', `/api/ai-agent/chats/${chatId}`, { token: person.token });
    expect(body.messages[1]?.parts[0].text).toContain('Boats are fine.');
  }, 15_000);
});

it('survives the deletion of the chat during an answer', async () => {
  const person = await registerPerson(app);
  const stop = new AbortController();
  const { reader, chatId } = await beginAnswer(person, stop.signal);
  expect((await app.call('DELETE', `/api/ai-agent/chats/${chatId}`, { token: person.token })).status).toBe(200);
  stop.abort();
  await reader.closed.catch(() => {});
  expect((await app.call('GET', '/api/ai-agent/chats', { token: person.token })).body).toEqual([]);
});
