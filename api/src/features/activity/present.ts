import type { ActivityEntry } from '@tradewind/contract/activity';
import { z } from 'zod';
import { invalidCursor } from '../../platform/http/refusal.ts';
import type { EntryPlace, EntryRow } from './store.ts';

export const presentEntry = (entry: EntryRow): ActivityEntry => ({
  ...entry,
  timestamp: entry.timestamp.toISOString(),
});

const place = z.tuple([z.iso.datetime(), z.int().positive().max(2_147_483_647)]);

export const writePlace = ({ timestamp, id }: EntryPlace): string => `${timestamp.toISOString()}_${id}`;

/** A cursor that we did not write is refused. */
export function readPlace(text: string): EntryPlace {
  const [timestamp, id] = text.split('_');
  const parsed = place.safeParse([timestamp, Number(id)]);
  if (!parsed.success) throw invalidCursor();
  return { timestamp: new Date(parsed.data[0]), id: parsed.data[1] };
}
