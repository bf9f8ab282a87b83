import { LRUCache } from 'lru-cache';

/** Addresses that are remembered at once: the least active ones are forgotten first. */
const MOST_ADDRESSES = 50_000;

export interface AddressLimit {
  /** Counts a request of this address; says how many it made in its window, and when that ends. */
  count(address: string): { current: number; ttl: number };
  readonly max: number;
}

/**
 * Counted per process: with n processes behind a balancer an address has up to n times this. The limits that protect
 * accounts are counted in PostgreSQL.
 */
export function createAddressLimit(max: number, windowMs: number): AddressLimit {
  const windows = new LRUCache<string, { hits: number; ends: number }>({ max: MOST_ADDRESSES });
  return {
    max,
    count(address) {
      const now = Date.now();
      const window = windows.get(address);
      if (window && window.ends > now) return { current: ++window.hits, ttl: window.ends - now };
      windows.set(address, { hits: 1, ends: now + windowMs });
      return { current: 1, ttl: windowMs };
    },
  };
}
