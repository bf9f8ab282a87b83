import { LRUCache } from 'lru-cache';
import { networkOf } from './network.ts';

/** Remembers this many networks and forgets the least recently active first. */
const MOST_NETWORKS = 50_000;

export interface IpLimit {
  /** Counts a request. Returns the count of the address's network in the current window, and the time until that ends. */
  count(address: string): { current: number; ttl: number };
  readonly max: number;
}

/**
 * Counts per process: with n processes behind a load balancer, an address gets up to n times the limit. Limits that protect
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

/** A slice would keep the whole header string in memory, so this makes a real copy. */
const copyOf = (text: string) => Buffer.from(text, 'latin1').toString('latin1');
