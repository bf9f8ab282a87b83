import { describe, expect, it } from 'vitest';
import { sampleMessage } from '../sample-messages.fixture.ts';
import { beginsDay, dayLabel, firstUnread } from './message-days.ts';

const at = (...parts: [number, number, number, number?]) => new Date(...parts);
const now = at(2026, 2, 4, 9);

describe('A day', () => {
  it.each([
    [at(2026, 2, 4, 0), 'Today'],
    [at(2026, 2, 3, 23), 'Yesterday'],
    [at(2026, 2, 2, 12), 'Monday, March 2'],
    [at(2025, 11, 31, 12), 'Wednesday, December 31, 2025'],
  ])('%s', (date, label) => expect(dayLabel(date.toISOString(), now)).toBe(label));

  it('is yesterday even when a clock change shortened it', () => {
    expect(dayLabel(at(2026, 2, 8, 1).toISOString(), at(2026, 2, 9, 0))).toBe('Yesterday');
  });

  it('begins with its first message', () => {
    const list = [at(2026, 2, 3, 8), at(2026, 2, 3, 23), at(2026, 2, 4, 0)].map((date) => ({
      createdAt: date.toISOString(),
    }));
    expect(list.map((_, index) => beginsDay(list, index))).toEqual([true, false, true]);
  });
});

describe('The unread part', () => {
  it('begins with the first unread message to the reader', () => {
    const list = [sampleMessage(1, { read: true }), sampleMessage(2), sampleMessage(3)];
    expect(firstUnread(list, 'olive')).toBe(2);
    expect(firstUnread(list, 'tom')).toBeUndefined();
  });
});
