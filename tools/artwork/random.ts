/** A small seeded generator (mulberry32), so that every machine draws the same picture. */
export interface Random {
  next(): number;
  range(low: number, high: number): number;
  int(low: number, high: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  chance(probability: number): boolean;
  /** A value around zero, mostly between -1 and 1. */
  spread(): number;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

export function createRandom(seed: number | string): Random {
  let state = hash(String(seed));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
    spread: () => next() + next() + next() - 1.5,
  };
}

/** Smooth noise over a line, between -1 and 1. */
export function createNoise(random: Random): (x: number) => number {
  const values = Array.from({ length: 256 }, () => random.next() * 2 - 1);
  const value = (i: number) => values[((i % 256) + 256) % 256] ?? 0;
  return (x) => {
    const i = Math.floor(x);
    const f = x - i;
    const ease = f * f * (3 - 2 * f);
    return value(i) + (value(i + 1) - value(i)) * ease;
  };
}
