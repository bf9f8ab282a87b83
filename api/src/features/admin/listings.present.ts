import type { AdminListing, AdminListingState } from '@tradewind/contract/admin-listings';
import { boatImages, hasOwnImages } from '@tradewind/contract/boat-images';
import { cursorCodec, cursorPart } from '../../platform/cursor.ts';
import { presentRemoval } from '../listings/service.ts';
import type { ListingRow } from './listings.store.ts';

export const listingCursor = cursorCodec({ id: cursorPart.id });

export function presentListing(row: ListingRow): AdminListing {
  const { status, removedAt, removalReason, imageUrls, images, createdAt, ...listing } = row;
  const pictures = { imageUrls, images };
  return {
    ...listing,
    state: removedAt === null ? (status as AdminListingState) : 'removed',
    imageUrl: (hasOwnImages(pictures) && boatImages(pictures)[0]) || null,
    createdAt: createdAt.toISOString(),
    removal: presentRemoval({ removedAt, removalReason, source: row.source }),
  };
}
