import type { SortId } from '@tradewind/domain/boat-search';
import { z } from 'zod';
import { invalidCursor } from '../../platform/http/refusal.ts';

/** The place after the last boat of a page, in the order of the search. */
export interface Cursor {
  /** The value that boats are sorted by, as the database writes it. */
  key: string;
  id: number;
  /** Where the key is a distance: when the boat was listed. */
  createdAt?: string;
}

const moment = z.iso.datetime();
const amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);
const id = z.int().positive().max(2_147_483_647);
const shapes = {
  newest: z.tuple([z.literal('newest'), moment, id]),
  oldest: z.tuple([z.literal('oldest'), moment, id]),
  'price-low': z.tuple([z.literal('price-low'), amount, id]),
  'price-high': z.tuple([z.literal('price-high'), amount, id]),
  length: z.tuple([z.literal('length'), amount, id]),
  distance: z.tuple([z.literal('distance'), z.string().regex(/^\d{1,6}$/), id, moment]),
} satisfies Record<SortId, z.ZodType>;

export function writeCursor(sort: SortId, { key, id, createdAt }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, key, id, ...(createdAt ? [createdAt] : [])])).toString('base64url');
}

/** A cursor that we did not write, or wrote for another order, is refused. */
export function readCursor(sort: SortId, text: string): Cursor {
  const parsed = shapes[sort].safeParse(jsonIn(text));
  if (!parsed.success) throw invalidCursor();
  const [, key, id, createdAt] = parsed.data;
  return { key, id, ...(createdAt && { createdAt }) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
