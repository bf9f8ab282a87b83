import { table } from '../../bench/report.ts';
import type { Figure, Row } from './flatness.ts';
import type { Traffic } from './traffic.ts';

const NAMES: Record<Figure, string> = {
  resident: 'server, resident',
  heap: 'server, heap after collections',
  external: 'server, buffers beside the heap',
  decoder: 'image decoder, resident',
};

export function memoryTable(rows: readonly Row[], minutes: number): string {
  const mb = (value: number) => value.toFixed(0);
  return table(
    [`MB over ${minutes} min`, 'start', 'middle', 'end', 'most', 'limit', ''],
    rows.map(({ figure, start, middle, end, most, limit, growth, holds }) => [
      NAMES[figure],
      mb(start),
      mb(middle),
      mb(end),
      mb(most),
      [limit && `most ≤ ${limit}`, growth && `end ≤ ${growth} × middle`].filter(Boolean).join(', '),
      holds ? '✓' : '✗',
    ]),
  );
}

export function trafficTable({ counts }: Traffic): string {
  const rows = [...counts].toSorted(([a], [b]) => a.localeCompare(b));
  return table(
    ['requests', 'sent', 'answers by status (0: the connection ended)'],
    rows.map(([kind, statuses]) => {
      const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
      const answers = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
      return [kind, String(sent), answers.join(', ')];
    }),
  );
}
