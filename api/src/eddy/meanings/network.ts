import { BUCKETS, featuresOf } from './features.ts';

/** The numbers of a learned network: a vector for each feature, and for each meaning. */
export interface Network {
  ids: readonly string[];
  dimensions: number;
  /** One vector for each bucket. */
  features: Float32Array | Int8Array;
  /** One vector for each meaning, with its bias as the last number. */
  meanings: Float32Array;
  /** The factor of the numbers of `features`. */
  scale: number;
}

export interface Guess {
  id: string;
  /** How sure it is, up to 1. */
  share: number;
}

/** The average of the vectors of a text's features. */
export function vectorOf({ dimensions, features, scale }: Network, places: readonly number[]): Float32Array {
  const vector = new Float32Array(dimensions);
  for (const place of places)
    for (let at = 0; at < dimensions; at++)
      vector[at] = (vector[at] ?? 0) + (features[(place % BUCKETS) * dimensions + at] ?? 0);
  const factor = scale / Math.max(1, places.length);
  return vector.map((value) => value * factor);
}

/** How likely each meaning is: one share for each, together 1. */
export function sharesOf({ ids, dimensions, meanings }: Network, vector: Float32Array): Float32Array {
  const width = dimensions + 1;
  const sums = Float32Array.from(ids, (_id, index) => {
    let sum = meanings[index * width + dimensions] ?? 0;
    for (let at = 0; at < dimensions; at++) sum += (meanings[index * width + at] ?? 0) * (vector[at] ?? 0);
    return sum;
  });
  const most = sums.reduce((highest, sum) => Math.max(highest, sum), Number.NEGATIVE_INFINITY);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/** The likeliest meanings of a text, the likeliest first. */
export function guess(network: Network, text: string, most = 3): Guess[] {
  const shares = sharesOf(network, vectorOf(network, featuresOf(text)));
  return [...shares.entries()]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([index, share]) => ({ id: network.ids[index] ?? '', share }));
}
