import { BUCKETS, featuresOf } from '../../api/src/eddy/meanings/features.ts';
import { type Network, sharesOf, vectorOf } from '../../api/src/eddy/meanings/network.ts';
import type { Phrasing } from '../../api/src/eddy/meanings/phrasings.ts';

interface Example {
  meaning: number;
  places: readonly number[];
}

const DIMENSIONS = 64;
const ROUNDS = 14;
const FIRST_STEP = 0.5;
const LAST_STEP = 0.01;
/** How many of an example's features are left out each time, so that none of them is relied on. */
const LEFT_OUT = 0.25;
/** A short text moves the vectors of its few features no faster than this. */
const LEAST_PART = 0.05;
const NEGLIGIBLE = 1e-4;

/** Learns which meaning a text has: a linear network over the average of the vectors of its features, by gradient descent. */
export function train(phrasings: readonly Phrasing[], seed = 42): Network {
  const random = numbersFrom(seed);
  const ids = [...new Set(phrasings.map(({ meaning }) => meaning))].toSorted();
  const indexOf = new Map(ids.map((id, index) => [id, index]));
  const examples = phrasings.map(
    ({ meaning, text }): Example => ({ meaning: indexOf.get(meaning) ?? 0, places: featuresOf(text) }),
  );
  const network = {
    ids,
    dimensions: DIMENSIONS,
    scale: 1,
    features: new Float32Array(BUCKETS * DIMENSIONS).map(() => (random() - 0.5) * (2 / DIMENSIONS)),
    meanings: new Float32Array(ids.length * (DIMENSIONS + 1)),
  };
  const steps = ROUNDS * examples.length;
  for (let step = 0; step < steps; step++) {
    const example = examples[Math.floor(random() * examples.length)];
    if (!example) continue;
    const places = example.places.filter(() => random() >= LEFT_OUT);
    if (places.length > 0) learn(network, { ...example, places }, FIRST_STEP * (1 - step / steps) + LAST_STEP);
  }
  return network;
}

type Learning = Network & { features: Float32Array };

function learn(network: Learning, { meaning, places }: Example, rate: number): void {
  const { dimensions, features, meanings, ids } = network;
  const width = dimensions + 1;
  const vector = vectorOf(network, places);
  const shares = sharesOf(network, vector);
  const back = new Float32Array(dimensions);
  for (let index = 0; index < ids.length; index++) {
    const fault = (shares[index] ?? 0) - (index === meaning ? 1 : 0);
    if (Math.abs(fault) < NEGLIGIBLE) continue;
    const start = index * width;
    for (let at = 0; at < dimensions; at++) {
      const weight = meanings[start + at] ?? 0;
      back[at] = (back[at] ?? 0) + fault * weight;
      meanings[start + at] = weight - rate * fault * (vector[at] ?? 0);
    }
    meanings[start + dimensions] = (meanings[start + dimensions] ?? 0) - rate * 0.1 * fault;
  }
  const part = rate * Math.max(1 / places.length, LEAST_PART);
  for (const place of places) {
    const start = place * dimensions;
    for (let at = 0; at < dimensions; at++) features[start + at] = (features[start + at] ?? 0) - part * (back[at] ?? 0);
  }
}

/** The same numbers for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
