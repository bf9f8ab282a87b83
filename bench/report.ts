import type { Figures } from './measure.ts';

export const LIMITS = {
  coldP99: (size: number) => (size <= 100_000 ? 50 : 100),
  ofRaw: 0.6,
  pageOfRaw: 0.5,
  ofBare: 0.7,
  megabytes: 300,
  growth: 2,
} as const;

/** Responses that are not cached, or contain more than the rows that a bare handler fetches. */
const NOT_COMPARED = new Set(['stats', 'one boat with its market']);

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);
const rate = (value: number) => Math.round(value).toLocaleString('en-US');

/** A limit that is missed fails the benchmark. */
export function mark(holds: boolean): string {
  if (!holds) process.exitCode = 1;
  return holds ? '✓' : '✗';
}

const within = (value: number, limit: number) => `${ms(value)} ${mark(value <= limit)}`;
const share = (value: number, of: number | undefined, least: number, compared: boolean) => {
  if (of === undefined) return '–';
  const ratio = value / of;
  return `${ratio.toFixed(2)}${compared ? ` ${mark(ratio >= least)}` : ''}`;
};

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

export function readsTable(size: number, figures: readonly Figures[]): string {
  const limit = LIMITS.coldP99(size);
  return table(
    [
      `${size.toLocaleString('en-US')} boats`,
      'cold p50',
      `cold p99 ≤ ${limit} ms`,
      'warm p50',
      'warm p99',
      'cold/s',
      `of bare ≥ ${LIMITS.ofBare}`,
      'warm/s',
      `of raw ≥ ${LIMITS.ofRaw}`,
    ],
    figures.map(({ name, cold, warm, coldRate, bareRate, warmRate, rawRate }) => [
      name,
      ms(cold.p50),
      within(cold.p99, limit),
      ms(warm.p50),
      ms(warm.p99),
      rate(coldRate),
      share(coldRate, bareRate, LIMITS.ofBare, !NOT_COMPARED.has(name)),
      rate(warmRate),
      share(warmRate, rawRate, LIMITS.ofRaw, !NOT_COMPARED.has(name)),
    ]),
  );
}

export function growthTable(bySize: ReadonlyMap<number, readonly Figures[]>): string {
  const sizes = [...bySize.keys()];
  const [smallest = 0] = sizes;
  const rows = (bySize.get(smallest) ?? []).map(({ name, cold }) => [
    name,
    ...sizes.map((size) => {
      const there = bySize.get(size)?.find((figures) => figures.name === name)?.cold.p50 ?? 0;
      if (size === smallest) return ms(there);
      const growth = there / cold.p50;
      return `${ms(there)} (${growth.toFixed(1)}×)${NOT_COMPARED.has(name) ? '' : ` ${mark(growth <= LIMITS.growth)}`}`;
    }),
  ]);
  const times = `cold p50 in ms, and how many times that of ${smallest.toLocaleString('en-US')} boats (≤ ${LIMITS.growth}×)`;
  return table([times, ...sizes.map((size) => size.toLocaleString('en-US'))], rows);
}
