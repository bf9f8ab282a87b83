/** Megabytes at one moment of a run. */
export interface Sample {
  /** Seconds since the start. */
  at: number;
  resident: number;
  heap: number;
  external: number;
  decoder: number;
}

export type Figure = Exclude<keyof Sample, 'at'>;

export interface Phases {
  start: number;
  middle: number;
  end: number;
  most: number;
}

export interface Row extends Phases {
  figure: Figure;
  limit: number | undefined;
  /** The end at most so many times the middle; nothing where it comes and goes. */
  growth: number | undefined;
  holds: boolean;
}

/** The first tenth of a run warms up: code is compiled and caches are filled. */
const WINDOWS = { start: [0.1, 0.2], middle: [0.45, 0.55], end: [0.9, 1] } as const;

/** Small runs differ by a few megabytes for no reason. */
const SLACK = 8;

/** Everything at once takes more than uploads alone, which stay at or below 300 MB (`npm run bench -- uploads`). */
const RULES: readonly { figure: Figure; limit?: number; growth?: number }[] = [
  { figure: 'resident', limit: 340, growth: 1.1 },
  { figure: 'heap', growth: 1.15 },
  { figure: 'external', growth: 1.15 },
  { figure: 'decoder', limit: 512 },
];

/** Judges the memory over a run of so many seconds, each figure by its limits. */
export function judge(samples: readonly Sample[], seconds: number): Row[] {
  return RULES.map(({ figure, limit, growth }) => {
    const of = (window: keyof typeof WINDOWS) => {
      const [from, to] = WINDOWS[window];
      const values = samples.filter(({ at }) => at >= from * seconds && at <= to * seconds).map((it) => it[figure]);
      // Between two collections of garbage the heap grows by itself: what is left after one tells.
      return figure === 'heap' ? lowest(values) : median(values);
    };
    const phases = { start: of('start'), middle: of('middle'), end: of('end') };
    const most = Math.max(0, ...samples.map((sample) => sample[figure]));
    const withinLimit = limit === undefined || most <= limit;
    const isFlat = growth === undefined || phases.end <= phases.middle * growth + SLACK;
    return { figure, ...phases, most, limit, growth, holds: withinLimit && isFlat };
  });
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN;
const lowest = (values: readonly number[]) => sorted(values)[0] ?? Number.NaN;
