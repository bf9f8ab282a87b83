import { brokerageDay } from './brokerage-day.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** A date in a time zone-free calendar: midnight UTC. */
const dateOf = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));

const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

function nthWeekday(year: number, month: number, weekday: number, n: number): Date {
  const first = dateOf(year, month, 1);
  return addDays(first, ((weekday - first.getUTCDay() + 7) % 7) + (n - 1) * 7);
}

function lastWeekday(year: number, month: number, weekday: number): Date {
  const last = dateOf(year, month + 1, 0);
  return addDays(last, -((last.getUTCDay() - weekday + 7) % 7));
}

/** The days on which the Federal Reserve moves no wires; a holiday on Sunday is observed on Monday. */
function holidaysOf(year: number): Date[] {
  const fixed = [
    dateOf(year, 1, 1),
    dateOf(year, 6, 19),
    dateOf(year, 7, 4),
    dateOf(year, 11, 11),
    dateOf(year, 12, 25),
  ];
  return [
    ...fixed.map((date) => (date.getUTCDay() === SUNDAY ? addDays(date, 1) : date)),
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    lastWeekday(year, 5, MONDAY),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    nthWeekday(year, 11, THURSDAY, 4),
  ];
}

/** Whether banks move wires on this day, as the calendar of the Federal Reserve in New York has it. */
export function isBusinessDay(moment: Date): boolean {
  const date = new Date(`${brokerageDay(moment)}T00:00:00Z`);
  const weekday = date.getUTCDay();
  if (weekday === SUNDAY || weekday === SATURDAY) return false;
  return !holidaysOf(date.getUTCFullYear()).some((holiday) => holiday.getTime() === date.getTime());
}

/** The same time of day, this many business days later (or earlier, for a negative number). */
export function addBusinessDays(moment: Date, days: number): Date {
  const step = Math.sign(days);
  let left = Math.abs(days);
  let result = moment;
  while (left > 0) {
    result = addDays(result, step);
    if (isBusinessDay(result)) left--;
  }
  return result;
}
