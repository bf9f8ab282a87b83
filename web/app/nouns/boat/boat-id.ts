import { readRowId } from '../../lib/row-id.ts';

/** Parses the boat id of a URL; undefined for anything else. */
export const readBoatId = readRowId;

export const isBoatId = (text: string) => readBoatId(text) !== undefined;
