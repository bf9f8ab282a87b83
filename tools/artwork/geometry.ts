/** Feet: x forward from the transom, y to port, z up from the waterline. */
export type Vec = readonly [x: number, y: number, z: number];

export interface Point {
  x: number;
  y: number;
}

const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function normalize(a: Vec): Vec {
  const size = Math.hypot(...a) || 1;
  return [a[0] / size, a[1] / size, a[2] / size];
}

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const between = (a: Vec, b: Vec, t: number): Vec => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];

export const clamp = (value: number, low = 0, high = 1): number => Math.max(low, Math.min(high, value));

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

export function centroid(points: readonly Vec[]): Vec {
  const sum = points.reduce<Vec>(add, [0, 0, 0]);
  const n = points.length || 1;
  return [sum[0] / n, sum[1] / n, sum[2] / n];
}

/** The item at an index that is known to exist. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} of ${items.length}`);
  return item;
}

export const steps = (count: number): number[] => Array.from({ length: count + 1 }, (_, i) => i / count);
