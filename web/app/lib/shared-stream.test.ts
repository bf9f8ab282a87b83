import { STREAM_EVENTS } from '@tradewind/contract/events';
import { expect, onTestFinished, test } from 'vitest';
import type { StreamEvent } from './event-stream.ts';
import { shareEventStream } from './shared-stream.ts';

const OPENED = `id: 7\nevent: ${STREAM_EVENTS.opened}\ndata: {"missed":false}\n\n`;

/** Opens a tab whose server responds when the test says so. */
function openTab(response: Promise<Response>) {
  const heard: StreamEvent[] = [];
  let asked = 0;
  const stream = shareEventStream({
    userId: 'robin',
    open: () => {
      asked += 1;
      return response;
    },
    takes: async () => true,
    onEvent: (event) => heard.push(event),
    onRefused: async () => 'over',
  });
  onTestFinished(() => stream.close());
  return { heard, asked: () => asked };
}

/** Says when every message sent so far has arrived in other tabs. */
async function messagesHaveArrived(): Promise<void> {
  const [from, to] = [new BroadcastChannel('tradewind-events:robin'), new BroadcastChannel('tradewind-events:robin')];
  await new Promise((resolve) => {
    to.onmessage = resolve;
    from.postMessage({ kind: 'test', id: undefined, data: {} });
  });
  from.close();
  to.close();
}

test('a second tab hears that the stream is open only once it is', async () => {
  const { promise: response, resolve: respond } = Promise.withResolvers<Response>();
  const first = openTab(response);
  await expect.poll(first.asked).toBe(1);
  const second = openTab(response);
  const openings = () => second.heard.filter(({ kind }) => kind === STREAM_EVENTS.opened);
  await messagesHaveArrived();
  expect(openings()).toEqual([]);

  respond(new Response(OPENED));
  await expect.poll(openings).toEqual([{ id: '7', kind: STREAM_EVENTS.opened, data: { missed: false } }]);
  expect(second.asked()).toBe(0);
});

test('a tab that comes later hears that the stream is open', async () => {
  const first = openTab(Promise.resolve(new Response(OPENED)));
  await expect.poll(() => first.heard.length).toBe(1);
  const second = openTab(Promise.resolve(new Response()));
  await expect.poll(() => second.heard).toMatchObject([{ id: '7', kind: STREAM_EVENTS.opened }]);
});
