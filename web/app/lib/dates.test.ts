import { describe, expect, it } from 'vitest';
import { brokerageDate, calendarDate, readerDate } from './dates.ts';

describe('A date', () => {
  const afternoon = new Date(2026, 10, 22, 15, 5);

  it.each([
    ['time', '3:05 PM'],
    ['short', 'Nov 22'],
    ['shortMoment', 'Nov 22, 3:05 PM'],
    ['shortWeekday', 'Sun, Nov 22'],
    ['medium', 'Nov 22, 2026'],
    ['mediumMoment', 'Nov 22, 2026, 3:05 PM'],
    ['month', 'November 2026'],
    ['monthDay', 'November 22'],
    ['long', 'November 22, 2026'],
    ['longMoment', 'November 22, 2026 at 3:05 PM'],
    ['weekday', 'Sunday, November 22'],
    ['weekdayYear', 'Sunday, November 22, 2026'],
  ] as const)('reads as %s', (format, text) => {
    expect(readerDate(afternoon.toISOString(), format).replaceAll(/\s/g, ' ')).toBe(text);
  });

  it('is the same day of the calendar wherever the reader is', () => {
    expect(calendarDate('2026-11-22', 'long')).toBe('November 22, 2026');
    expect(calendarDate('2026-11-22T23:59:59.000Z', 'long')).toBe('November 22, 2026');
  });

  it('is the day in Florida where the brokerage says it', () => {
    expect(brokerageDate('2026-11-23T04:59:00.000Z', 'monthDay')).toBe('November 22');
    expect(brokerageDate('2026-11-23T05:00:00.000Z', 'monthDay')).toBe('November 23');
  });
});
