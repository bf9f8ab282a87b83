/**
 * Listens on all streams and sends the messages, in a separate process, so that the cost of listening does not count as the server's.
 */
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export interface StreamsInput {
  base: string;
  /** In pairs: the first of a pair sells the boat the two discuss. */
  people: { id: string; token: string; boatId: number }[];
  rate: number;
  seconds: number;
  /** How long to wait for the last deliveries. */
  lastOnesMs: number;
}

export interface Delivery {
  sent: number;
  refused: number;
  received: number;
  lost: number;
  repeated: number;
  /** Milliseconds from sending the request to receiving the event. */
  p50: number;
  p99: number;
  worst: number;
  /** Milliseconds until the sender has the response. */
  sendP99: number;
}

const OPENING_AT_ONCE = 25;
const agent = new Agent({ keepAlive: true, maxSockets: 50 });
const sentAt: number[] = [];
const arrivals = new Map<string, number>();
const delays: number[] = [];
let repeated = 0;

process.once('message', async (input: StreamsInput) => {
  for (let n = 0; n < input.people.length; n += OPENING_AT_ONCE)
    await Promise.all(input.people.slice(n, n + OPENING_AT_ONCE).map((person) => listen(input.base, person)));
  process.send?.('open');
  const answers = await sendAll(input);
  const sent = answers.filter(({ status }) => status === 200).length;
  const until = performance.now() + input.lastOnesMs;
  while (arrivals.size < 2 * sent && performance.now() < until) await pause(50);
  const delivery: Delivery = {
    sent,
    refused: answers.length - sent,
    received: arrivals.size + repeated,
    lost: 2 * sent - arrivals.size,
    repeated,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
    worst: Math.max(0, ...delays),
    sendP99: percentile(
      answers.map(({ took }) => took),
      0.99,
    ),
  };
  process.send?.(delivery);
});

function listen(base: string, { id, token }: { id: string; token: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = get(`${base}/api/events`, { agent: false, headers: { authorization: `Bearer ${token}` } });
    asked.on('error', reject);
    asked.on('response', (response: IncomingMessage) => {
      if (response.statusCode !== 200) reject(new Error(`The stream request returned ${response.statusCode}.`));
      let rest = '';
      response.setEncoding('utf8');
      response.on('error', () => {});
      response.on('data', (chunk: string) => {
        const events = (rest + chunk).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) {
          if (event.includes('event: stream.opened')) resolve();
          else if (event.includes('event: message.created')) arrived(id, event);
        }
      });
    });
  });
}

function arrived(listener: string, event: string): void {
  const number = Number(/"content":\s*"message (\d+)"/.exec(event)?.[1]);
  const key = `${listener} ${number}`;
  if (arrivals.has(key)) repeated++;
  arrivals.set(key, performance.now());
  delays.push(performance.now() - (sentAt[number] ?? 0));
}

/** Sends at a fixed rate, without waiting for earlier responses. */
async function sendAll({ base, people, rate, seconds }: StreamsInput): Promise<{ status: number; took: number }[]> {
  const start = performance.now();
  const answers: Promise<{ status: number; took: number }>[] = [];
  for (let number = 0; number < rate * seconds; number++) {
    await pause(Math.max(0, start + (number * 1_000) / rate - performance.now()));
    const pair = 2 * (number % Math.floor(people.length / 2));
    const isAnswer = Math.floor(number / Math.floor(people.length / 2)) % 2 === 1;
    const [from, to] = isAnswer ? [people[pair], people[pair + 1]] : [people[pair + 1], people[pair]];
    if (!from || !to) continue;
    sentAt[number] = performance.now();
    answers.push(
      send(base, from.token, { boatId: from.boatId, receiverId: to.id, content: `message ${number}` }).then(
        (status) => ({ status, took: performance.now() - (sentAt[number] ?? 0) }),
      ),
    );
  }
  return Promise.all(answers);
}

function send(base: string, token: string, body: object): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(`${base}/api/messages`, {
      method: 'POST',
      agent,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    asked.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    asked.on('error', () => resolve(0));
    asked.end(JSON.stringify(body));
  });
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}
