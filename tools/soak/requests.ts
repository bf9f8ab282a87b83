import type { Chance } from '../../bench/random.ts';
import { longAddress, oddAddress, page, read, search } from './addresses.ts';
import { body, eddy, events, upload } from './bodies.ts';
import { type Maker, pick, type World } from './maker.ts';
import type { SoakRequest } from './send.ts';
import { letters, whole } from './words.ts';

/** The share of each kind in percent. */
const MIX: readonly [number, Maker][] = [
  [16, page],
  [16, oddAddress],
  [12, longAddress],
  [24, search],
  [10, read],
  [12, body],
  [4, eddy],
  [3, upload],
  [3, events],
];

const DECK = MIX.flatMap(([share, make]) => Array<Maker>(share).fill(make));

/** A random sender's IP address. With few addresses, the rate limits would refuse everything. */
const visitor = (chance: Chance) =>
  chance.next() < 0.02
    ? letters(chance, 40)
    : `10.${whole(chance, 0, 255)}.${whole(chance, 0, 255)}.${whole(chance, 1, 254)}`;

export async function nextRequest(chance: Chance, world: World): Promise<SoakRequest> {
  const request = await pick(chance, DECK)(chance, world);
  return { ...request, headers: { 'x-forwarded-for': visitor(chance), ...request.headers } };
}
