import { readerDate } from '../../lib/dates.ts';

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

interface DueText {
  /** 'Due tomorrow', 'Due in 5 days', 'Late by 2 days'. */
  short: string;
  /** The exact moment. */
  moment: string;
  isLate: boolean;
  /** Little time is left. */
  isSoon: boolean;
}

/** A deadline as people say it. Days are calendar days of the reader. */
export function dueTextOf(dueAt: string, now: Date): DueText {
  const due = new Date(dueAt);
  const left = due.getTime() - now.getTime();
  const moment = `${readerDate(due, 'weekday')}, ${readerDate(due, 'time').replace(/\s/, '\u00A0')}`;
  if (left < 0) return { short: lateText(-left), moment, isLate: true, isSoon: false };
  return { short: leftText(left, daysBetween(now, due)), moment, isLate: false, isSoon: left < DAY_MS };
}

function lateText(late: number): string {
  if (late < HOUR_MS) return 'Late by less than an hour';
  return late < DAY_MS
    ? `Late by ${counted(Math.floor(late / HOUR_MS), 'hour')}`
    : `Late by ${counted(Math.floor(late / DAY_MS), 'day')}`;
}

function leftText(left: number, days: number): string {
  if (left < HOUR_MS) return 'Due within the hour';
  if (days === 0) return 'Due today';
  return days === 1 ? 'Due tomorrow' : `Due in ${days} days`;
}

/** Midnights between two moments. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return Math.round((midnight(to) - midnight(from)) / DAY_MS);
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
