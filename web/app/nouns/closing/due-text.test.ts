import { expect, it } from 'vitest';
import { dueTextOf } from './due-text.ts';

const NOW = new Date(2026, 10, 16, 14, 0);
const at = (...moment: [number, number, number, number, number]) => new Date(...moment).toISOString();

it.each([
  ['in half an hour', at(2026, 10, 16, 14, 30), 'Due within the hour'],
  ['this evening', at(2026, 10, 16, 20, 0), 'Due today'],
  ['early tomorrow', at(2026, 10, 17, 1, 0), 'Due tomorrow'],
  ['late tomorrow', at(2026, 10, 17, 23, 0), 'Due tomorrow'],
  ['at the end of the week', at(2026, 10, 20, 9, 0), 'Due in 4 days'],
  ['half an hour ago', at(2026, 10, 16, 13, 30), 'Late by less than an hour'],
  ['this morning', at(2026, 10, 16, 8, 0), 'Late by 6 hours'],
  ['last week', at(2026, 10, 9, 14, 0), 'Late by 7 days'],
])('says when something is due %s', (_when, dueAt, short) => {
  expect(dueTextOf(dueAt, NOW).short).toBe(short);
});

it('names the day and the hour, and marks the last day', () => {
  const due = dueTextOf(at(2026, 10, 17, 9, 5), NOW);
  expect(due).toMatchObject({ isLate: false, isSoon: true });
  expect(due.moment).toBe('Tuesday, November 17, 9:05\u00A0AM');
});
