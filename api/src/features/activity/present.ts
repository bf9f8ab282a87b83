import type { ActivityEntry } from '@tradewind/contract/activity';
import { cursorCodec, cursorPart } from '../../platform/cursor.ts';
import type { EntryRow } from './store.ts';

export const presentEntry = (entry: EntryRow): ActivityEntry => ({
  ...entry,
  timestamp: entry.timestamp.toISOString(),
});

export const entryCursor = cursorCodec({ timestamp: cursorPart.moment, id: cursorPart.id });
export type EntryCursor = ReturnType<typeof entryCursor.read>;
