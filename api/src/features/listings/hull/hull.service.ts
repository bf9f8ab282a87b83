import { readHullNumber, yearDisagreement } from '@tradewind/domain/hull-number';
import type { Queryable } from '../../../db/client.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { findOfferedTwin, type NewListing } from '../store.ts';

/** When the number was checked: now, if nothing is wrong with it. */
export function hullCheck({ hullNumber, year }: Pick<NewListing, 'hullNumber' | 'year'>): Date | null {
  if (!hullNumber) return null;
  const now = new Date();
  const reading = readHullNumber(hullNumber, now.getFullYear());
  return reading.ok && yearDisagreement(reading.hull, year) === undefined ? now : null;
}

/** Refuses to offer a boat that a live listing offers already. The store refuses the second of two at once. */
export async function refuseOfferedTwin(tx: Queryable, listing: NewListing & { id?: number }): Promise<void> {
  const twin = await findOfferedTwin(tx, listing);
  if (!twin) return;
  if (twin.sellerId !== listing.sellerId) throw offeredByOther();
  throw taken(`You already list a boat with this hull number: “${twin.title}”. Please edit that listing instead.`);
}

const taken = (message: string) => new Refusal('hull_number_taken', message, { fields: { hullNumber: message } });

/** Does not say whose listing it is. */
export const offeredByOther = () =>
  taken(
    'Another live listing has this hull number. Please check it once more. If it’s right, please write to us from the Contact page: our brokers will find out who holds the boat.',
  );
