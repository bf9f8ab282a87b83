import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startServerProcess } from '../api/src/testing/server-process.ts';
import { memoryOf } from './measure.ts';
import { fillPeople } from './people.ts';
import { mark, table } from './report.ts';
import type { Delivery, StreamsInput } from './streams-client.ts';

interface StreamLoad {
  streams: number;
  /** Messages per second. */
  rate: number;
  seconds: number;
}

const LIMITS = { p99: 1_000, growth: 1.15 } as const;
/** The share of the run before the first memory reading, to warm up code, plans and buffers. */
const WARM_SHARE = 0.25;
const LAST_ONES_MS = 5_000;

/** Sends messages while many event streams are open on one process. Each message must reach both parties once, and soon. */
export async function measureStreams(
  environment: Record<string, string>,
  url: string,
  load: StreamLoad,
): Promise<void> {
  const { streams, rate, seconds } = load;
  console.log(`\nOpening ${streams} event streams, then ${rate} messages a second for ${seconds} s…`);
  const people = await fillPeople(url, streams);
  const server = await startServerProcess({ ...environment, ROLE: 'all' }, { built: true });
  const client = fork(fileURLToPath(new URL('streams-client.ts', import.meta.url)));
  try {
    client.send({ base: server.url, people, rate, seconds, lastOnesMs: LAST_ONES_MS } satisfies StreamsInput);
    await once(client, 'message');
    const before = await processorSeconds(server.url);
    const finished = once(client, 'message') as Promise<[Delivery]>;
    await pause(seconds * 1_000 * WARM_SHARE);
    const warm = memoryOf(server.pid);
    const [delivery] = await finished;
    const after = memoryOf(server.pid);
    const milliseconds = 1_000 * ((await processorSeconds(server.url)) - before);
    console.log(`\n${streamsTable(load, delivery, { warm, after }, milliseconds / delivery.sent)}`);
  } finally {
    client.kill();
    await server.end('SIGTERM');
  }
}

function streamsTable(
  { streams, rate, seconds }: StreamLoad,
  { sent, received, lost, repeated, refused, p50, p99, worst, sendP99 }: Delivery,
  { warm, after }: { warm: number; after: number },
  processorMs: number,
): string {
  const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0);
  const expected = rate * seconds;
  return table(
    [`${streams} event streams, ${rate} messages/s for ${seconds} s`, 'measured', 'limit', ''],
    [
      ['messages sent', String(sent), `= ${expected}`, mark(sent === expected && refused === 0)],
      ['deliveries, two for each message', String(received), `= ${2 * sent}`, mark(received === 2 * sent)],
      ['… lost', String(lost), '= 0', mark(lost === 0)],
      ['… delivered twice', String(repeated), '= 0', mark(repeated === 0)],
      ['from sending to arrival, p50 in ms', ms(p50), '', ''],
      ['… p99 in ms', ms(p99), `≤ ${LIMITS.p99}`, mark(p99 <= LIMITS.p99)],
      ['… slowest in ms', ms(worst), '', ''],
      ['answer to the sender, p99 in ms', ms(sendP99), '', ''],
      ['memory when warm, MB', String(warm), '', ''],
      ['memory at the end, MB', String(after), `≤ ${LIMITS.growth} × warm`, mark(after <= warm * LIMITS.growth)],
      ['processor time of the server for each message, in ms', ms(processorMs), '', ''],
    ],
  );
}

/** CPU seconds the server has used so far, from its metrics. */
async function processorSeconds(base: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]);
}
