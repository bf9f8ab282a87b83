import type { SortId } from '@tradewind/domain/boat-search';
import { type CursorCodec, cursorCodec, cursorPart } from '../../../platform/cursor.ts';

/** The position after the last boat of a page in the search order. */
export interface BoatCursor {
  /** The sort value, as the database writes it. */
  key: string;
  id: number;
  /** When the boat was listed, if the key is a distance. */
  createdAt?: string | undefined;
}

const { id, momentText: moment } = cursorPart;
const amount = cursorPart.text(/^\d{1,12}(\.\d{1,2})?$/);
const miles = cursorPart.text(/^\d{1,6}$/);

const codecs: Record<SortId, CursorCodec<BoatCursor>> = {
  newest: cursorCodec({ key: moment, id }, 'newest'),
  oldest: cursorCodec({ key: moment, id }, 'oldest'),
  'price-low': cursorCodec({ key: amount, id }, 'price-low'),
  'price-high': cursorCodec({ key: amount, id }, 'price-high'),
  length: cursorCodec({ key: amount, id }, 'length'),
  distance: cursorCodec({ key: miles, id, createdAt: moment }, 'distance'),
};

export const boatCursor = (sort: SortId): CursorCodec<BoatCursor> => codecs[sort];
