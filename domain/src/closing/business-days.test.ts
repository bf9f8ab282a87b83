import { expect, it } from 'vitest';
import { addBusinessDays, isBusinessDay } from './business-days.ts';

const day = (text: string) => new Date(`${text}T15:30:00Z`);

it.each([
  ['a Saturday', '2026-11-14'],
  ['New Year’s Day', '2027-01-01'],
  ['Martin Luther King Day', '2027-01-18'],
  ['Presidents’ Day', '2027-02-15'],
  ['Memorial Day', '2027-05-31'],
  ['Juneteenth', '2026-06-19'],
  ['Independence Day on a Sunday, observed on Monday', '2027-07-05'],
  ['Labor Day', '2026-09-07'],
  ['Columbus Day', '2026-10-12'],
  ['Veterans Day', '2026-11-11'],
  ['Thanksgiving', '2026-11-26'],
  ['Christmas', '2026-12-25'],
])('moves no wires on %s', (_name, date) => {
  expect(isBusinessDay(day(date))).toBe(false);
});

it('moves wires on the Friday before a holiday that falls on a Saturday', () => {
  expect(isBusinessDay(day('2026-07-03'))).toBe(true);
});

it('counts the days of New York', () => {
  const fridayEvening = new Date('2026-11-20T20:00:00-05:00');
  expect(addBusinessDays(fridayEvening, 3)).toEqual(new Date('2026-11-25T20:00:00-05:00'));
});

it('counts over weekends and holidays and keeps the time of day', () => {
  expect(addBusinessDays(day('2026-11-25'), 3)).toEqual(day('2026-12-01'));
  expect(addBusinessDays(day('2026-12-01'), -3)).toEqual(day('2026-11-25'));
  expect(addBusinessDays(day('2026-11-14'), 1)).toEqual(day('2026-11-16'));
  expect(addBusinessDays(day('2026-11-16'), 0)).toEqual(day('2026-11-16'));
});
