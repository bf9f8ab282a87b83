import type { Message } from '@tradewind/contract/messages';
import { readerDate } from '../../../lib/dates.ts';

const dayOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
const DAY_MS = 24 * 60 * 60 * 1_000;

/** 'Today', 'Yesterday', 'Monday, March 2', with the year if it is not the current one. */
export function dayLabel(moment: string, now: Date): string {
  const date = new Date(moment);
  // Rounded, since a day with a clock change does not have 24 hours.
  const daysAgo = Math.round((dayOf(now) - dayOf(date)) / DAY_MS);
  if (daysAgo === 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  return readerDate(date, date.getFullYear() === now.getFullYear() ? 'weekday' : 'weekdayYear');
}

/** Whether this message is the first of its day. */
export function beginsDay(messages: readonly Pick<Message, 'createdAt'>[], index: number): boolean {
  const [before, message] = [messages[index - 1], messages[index]];
  if (!message) return false;
  return !before || dayOf(new Date(before.createdAt)) !== dayOf(new Date(message.createdAt));
}

/** The first message that its receiver has not read. */
export const firstUnread = (messages: readonly Message[], userId: string): number | undefined =>
  messages.find(({ receiverId, read }) => receiverId === userId && !read)?.id;
