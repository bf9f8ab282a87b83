/** Megabytes at one point of a run. */
export interface Sample {
  /** Seconds since the start. */
  at: number;
  resident: number;
  heap: number;
  external: number;
  decoder: number;
}

export type Figure = Exclude<keyof Sample, 'at'>;

interface Phases {
  start: number;
  middle: number;
  end: number;
  most: number;
}

export interface Row extends Phases {
  figure: Figure;
  limit: number | undefined;
  /** The maximum ratio of the end to the middle. Undefined for memory that comes and goes. */
  growth: number | undefined;
  holds: boolean;
}

/** The first tenth of a run is warm-up: code is compiled and caches fill. */
const WINDOWS = { start: [0.1, 0.2], middle: [0.45, 0.55], end: [0.9, 1] } as const;

/** Even short runs vary by a few megabytes. */
const SLACK = 8;

/** All kinds of requests together take more than uploads alone, which stay at or below 300 MB (`npm run bench -- uploads`). */
const RULES: readonly { figure: Figure; limit?: number; growth?: number }[] = [
  { figure: 'resident', limit: 340, growth: 1.1 },
  { figure: 'heap', growth: 1.15 },
  { figure: 'external', growth: 1.15 },
  { figure: 'decoder', limit: 512 },
];

/** Checks each figure of a run against its limits. */
export function judge(samples: readonly Sample[], seconds: number): Row[] {
  return RULES.map(({ figure, limit, growth }) => {
    const of = (window: keyof typeof WINDOWS) => {
      const [from, to] = WINDOWS[window];
      const values = samples.filter(({ at }) => at >= from * seconds && at <= to * seconds).map((it) => it[figure]);
      // The heap always grows between two garbage collections, so only the size after one counts.
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
