import { readerDate } from '../../lib/dates.ts';

/** '3:05 PM' today, 'Nov 3' this year, 'Nov 3, 2025' otherwise. */
export function whenText(iso: string, now = new Date()): string {
  const then = new Date(iso);
  if (then.toDateString() === now.toDateString()) return readerDate(then, 'time');
  return readerDate(then, then.getFullYear() === now.getFullYear() ? 'short' : 'medium');
}
