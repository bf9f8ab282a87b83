import { readerDate } from '../../lib/dates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A short relative time, or the date after a week. Future times, from a wrong clock, show as now. */
export function timeAgo(then: Date, now: Date): string {
  const ago = now.getTime() - then.getTime();
  if (ago < MINUTE) return 'Just now';
  if (ago < HOUR) return `${Math.floor(ago / MINUTE)} min ago`;
  if (ago < DAY) return `${Math.floor(ago / HOUR)} hr ago`;
  if (ago < 2 * DAY) return '1 day ago';
  if (ago < 7 * DAY) return `${Math.floor(ago / DAY)} days ago`;
  return readerDate(then, then.getFullYear() === now.getFullYear() ? 'short' : 'medium');
}
