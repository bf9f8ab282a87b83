import { LRUCache } from 'lru-cache';
import { networkOf } from './network.ts';

/** Networks that are remembered at once: the least active ones are forgotten first. */
const MOST_NETWORKS = 50_000;

export interface IpLimit {
  /** Counts a request; says how many the network of this address made in its window, and when that ends. */
  count(address: string): { current: number; ttl: number };
  readonly max: number;
}

/**
 * Counted per process: with n processes behind a balancer an address has up to n times this. The limits that protect
 * accounts are counted in PostgreSQL.
 */
export function createIpLimit(max: number, windowMs: number): IpLimit {
  const windows = new LRUCache<string, { hits: number; ends: number }>({ max: MOST_NETWORKS });
  return {
    max,
    count(address) {
      const now = Date.now();
      const network = networkOf(address);
      const window = windows.get(network);
      if (window && window.ends > now) return { current: ++window.hits, ttl: window.ends - now };
      windows.set(copyOf(network), { hits: 1, ends: now + windowMs });
      return { current: 1, ttl: windowMs };
    },
  };
}

/** V8 keeps the whole header alive as long as a slice of it; a copy keeps itself only. */
const copyOf = (text: string) => Buffer.from(text, 'latin1').toString('latin1');
