import { expect, it } from 'vitest';
import { brokerageDay } from './brokerage-day.ts';

it.each([
  ['a winter evening, when London has the next day', '2026-11-18T04:59:59Z', '2026-11-17'],
  ['midnight in winter', '2026-11-18T05:00:00Z', '2026-11-18'],
  ['a summer evening', '2026-07-04T03:59:59Z', '2026-07-03'],
  ['midnight in summer', '2026-07-04T04:00:00Z', '2026-07-04'],
])('is the day in Florida on %s', (_name, moment, day) => {
  expect(brokerageDay(new Date(moment))).toBe(day);
});
