import type { Person } from '../../bench/people.ts';
import type { Chance } from '../../bench/random.ts';
import type { Picture } from './pictures.ts';
import type { SoakRequest } from './send.ts';

export interface World {
  people: readonly Person[];
  boats: number;
  ordinary: readonly Picture[];
  hostile: readonly Picture[];
}

/** Creates requests of one kind. */
export type Maker = (chance: Chance, world: World) => SoakRequest | Promise<SoakRequest>;

export function pick<T>(chance: Chance, list: readonly T[]): T {
  return list[Math.floor(chance.next() * list.length)] as T;
}

export const get = (kind: string, path: string, headers: Record<string, string> = {}): SoakRequest => ({
  kind,
  method: 'GET',
  path,
  headers,
});
export const signedIn = (chance: Chance, { people }: World) => ({
  authorization: `Bearer ${pick(chance, people).token}`,
});
