import { setTimeout as pause } from 'node:timers/promises';
import { chance } from '../../bench/random.ts';
import type { World } from './maker.ts';
import { nextRequest } from './requests.ts';
import type { Send } from './send.ts';

export interface Traffic {
  /** The number of responses by kind of request and status. Status 0 means no response. */
  counts: Map<string, Map<number, number>>;
  /** Undocumented server failures. */
  faults: { kind: string; method: string; path: string; status: number }[];
}

/** Busy (503) and full (507) are expected; any other server error is a fault. */
const isFault = (status: number) => status >= 500 && status !== 503 && status !== 507;

interface Plan {
  senders: number;
  seconds: number;
  seed: number;
  /** Ends the run early. */
  stop: AbortSignal;
}

/** Sends random requests from many senders until the time is up. */
export async function sendTraffic(send: Send, world: World, { senders, seconds, seed, stop }: Plan): Promise<Traffic> {
  const traffic: Traffic = { counts: new Map(), faults: [] };
  const until = performance.now() + seconds * 1_000;
  const sendOn = async (sender: number) => {
    const luck = chance(seed + sender);
    while (performance.now() < until && !stop.aborted) {
      const { kind, method, path, ...rest } = await nextRequest(luck, world);
      const status = await send({ kind, method, path, ...rest });
      const ofKind = traffic.counts.get(kind) ?? new Map<number, number>();
      traffic.counts.set(kind, ofKind.set(status, (ofKind.get(status) ?? 0) + 1));
      if (isFault(status)) traffic.faults.push({ kind, method, path: path.slice(0, 200), status });
      await pause(luck.between(0, 20));
    }
  };
  await Promise.all(Array.from({ length: senders }, (_, sender) => sendOn(sender)));
  return traffic;
}
