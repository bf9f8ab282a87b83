import type { OwnBoat } from '@tradewind/contract/boats';
import type { Queryable } from '../../db/client.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { presentOwnBoat } from './present.ts';
import { findListingByToken } from './store.ts';

export const invalidLink = () => notFound('This listing management link is invalid or has expired.');

/** Rejects malformed tokens without a query. */
export const isManagementToken = (text: string) => /^[\w-]+$/.test(text);

export async function readByLink(db: Queryable, token: string): Promise<OwnBoat> {
  const listing = isManagementToken(token) ? await findListingByToken(db, token) : undefined;
  if (!listing) throw invalidLink();
  return presentOwnBoat(listing, 'linkHolder');
}
