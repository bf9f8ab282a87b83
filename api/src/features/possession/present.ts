import type { Possession } from '@tradewind/contract/possession';
import type { SubmittedProof } from '@tradewind/contract/possession-review';
import type { StaffCaller } from '../../platform/auth.ts';
import { cursorCodec, cursorPart } from '../../platform/cursor.ts';
import type { ListingRow } from '../listings/service.ts';
import { isLive, mayReview, ownerActions, stateOf } from './policy.ts';
import type { LatestProof, QueuedProof } from './store.ts';

export function presentPossession(listing: ListingRow, latest: LatestProof | undefined, now: Date): Possession {
  const actions = ownerActions(listing, latest?.proof, now);
  if (!latest) return { boatId: listing.id, proof: null, actions };
  const { proof, hasPhoto } = latest;
  return {
    boatId: listing.id,
    proof: {
      id: proof.id,
      state: stateOf(proof, now),
      code: isLive(proof, now) ? proof.code : null,
      codeExpiresAt: proof.codeExpiresAt.toISOString(),
      sentAt: proof.sentAt?.toISOString() ?? null,
      decidedAt: proof.decidedAt?.toISOString() ?? null,
      reason: proof.reason,
      hasPhoto,
    },
    actions,
  };
}

export const queueCursor = cursorCodec({ id: cursorPart.id });

export const presentQueued = ({ proof, boat, owner }: QueuedProof, reviewer: StaffCaller): SubmittedProof => ({
  id: proof.id,
  code: proof.code,
  askedAt: proof.createdAt.toISOString(),
  sentAt: (proof.sentAt ?? proof.createdAt).toISOString(),
  boat: { ...boat, imageUrls: boat.imageUrls.slice(0, 1) },
  owner,
  mayDecide: mayReview(reviewer, proof),
});
