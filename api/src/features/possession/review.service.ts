import { dayText } from '@tradewind/contract/boat-checks';
import { possessionPath } from '@tradewind/contract/paths';
import type { ProofDecision, ProofQueueQuery, SubmittedProof } from '@tradewind/contract/possession-review';
import type { Queryable } from '../../db/client.ts';
import type { StaffCaller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type ChangeableListing, lockListingForReview, showPhotoProof } from '../listings/service.ts';
import { asReviewer, proofNotFound, type WritableProof } from './policy.ts';
import { presentQueued, queueCursor } from './present.ts';
import { countWaiting, findProof, isSuspended, updateProof, waitingProofs } from './store.ts';

interface Queue {
  proofs: SubmittedProof[];
  total: number;
  next: string | undefined;
}

export async function listWaiting(
  db: Queryable,
  reviewer: StaffCaller,
  { cursor, limit }: ProofQueueQuery,
): Promise<Queue> {
  const after = cursor ? queueCursor.read(cursor).id : undefined;
  // Fetches one extra row to see whether there is a next page.
  const rows = await waitingProofs(db, after, limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    proofs: shown.map((row) => presentQueued(row, reviewer)),
    total: await countWaiting(db),
    next: last && queueCursor.write(last.proof),
  };
}

/** Of two decisions at once, one succeeds. */
export async function decideProof(
  { commit }: Pick<Dependencies, 'commit'>,
  reviewer: StaffCaller,
  id: number,
  decision: ProofDecision,
  origin: Origin,
): Promise<void> {
  await commit(async (work) => {
    const { tx } = work;
    const found = await findProof(tx, id);
    // Owners lock their listing first, too.
    const listing = found && (await lockListingForReview(tx, reviewer, found.boatId));
    if (!listing) throw proofNotFound();
    const proof = asReviewer(reviewer, await findProof(tx, id));
    if (decision.decision === 'approve') await approve(work, reviewer, listing, proof);
    else await refuse(work, reviewer, listing, proof, decision.reason);
    const { id: boatId, title, sellerId: userId } = listing;
    const reason = 'reason' in decision ? { reason: decision.reason } : {};
    await work.logActivity(reviewer, `possession.${decision.decision}`, origin, { boatId, title, userId, ...reason });
  });
}

const decided = (reviewer: StaffCaller) => ({ decidedAt: new Date(), decidedBy: reviewer.email });

async function approve(
  work: Work,
  reviewer: StaffCaller,
  listing: ChangeableListing,
  proof: WritableProof,
): Promise<void> {
  if (await isSuspended(work.tx, proof.ownerId))
    throw new Refusal('conflict', 'This owner is suspended. Activate the account first, or refuse the photo.');
  const sentAt = proof.sentAt ?? new Date();
  await updateProof(work.tx, proof, { state: 'approved', ...decided(reviewer) });
  await showPhotoProof(work, listing, sentAt);
  tell(work, listing, {
    title: 'Your photo was approved',
    body: `“${listing.title}” now shows that you held the boat on ${dayText(sentAt.toISOString())}.`,
  });
}

async function refuse(
  work: Work,
  reviewer: StaffCaller,
  listing: ChangeableListing,
  proof: WritableProof,
  reason: string,
): Promise<void> {
  await updateProof(work.tx, proof, { state: 'refused', reason, ...decided(reviewer) });
  tell(work, listing, {
    title: 'Your photo wasn’t approved',
    body: `The photo of “${listing.title}” doesn’t prove yet that you hold the boat. Reason: ${reason} You can ask for a new code and try again.`,
  });
}

const tell = (work: Work, { id, sellerId }: ChangeableListing, news: { title: string; body: string }) =>
  work.notify({ userId: sellerId, kind: 'listing', ...news, path: possessionPath(id), groupKey: `possession:${id}` });
