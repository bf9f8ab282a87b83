import type { ProofAction } from '@tradewind/contract/possession';
import { actionsOf, transition } from '@tradewind/domain/lifecycles/lifecycle';
import { POSSESSION_PROOF, type ProofState } from '@tradewind/domain/lifecycles/possession';
import type { Caller, StaffCaller } from '../../platform/auth.ts';
import { type Authorized, authorized } from '../../platform/authorized.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { ListingRow, OwnListing } from '../listings/service.ts';
import type { ProofRow } from './store.ts';

export type WritableProof = Authorized<ProofRow, 'owner' | 'staff'>;

/** A code that nobody used in time counts as expired before the clock says so. */
export const stateOf = ({ state, codeExpiresAt }: ProofRow, now: Date): ProofState =>
  state === 'asked' && codeExpiresAt <= now ? 'expired' : state;

export const isLive = (proof: ProofRow, now: Date) => ['asked', 'submitted'].includes(stateOf(proof, now));

/** The owner's next steps. Nothing is left to prove about a boat that is sold or removed. */
export function ownerActions(listing: ListingRow, proof: ProofRow | undefined, now: Date): ProofAction[] {
  const actions: ProofAction[] = [];
  const isOffered = listing.status !== 'sold' && listing.removedAt === null;
  if (isOffered && !(proof && isLive(proof, now))) actions.push('ask');
  if (!proof) return actions;
  const possible = actionsOf(POSSESSION_PROOF, stateOf(proof, now), 'owner');
  if (isOffered && possible.includes('send')) actions.push('send');
  if (possible.includes('withdraw')) actions.push('withdraw');
  return actions;
}

export function requireProvable(listing: OwnListing): void {
  if (listing.removedAt !== null)
    throw new Refusal('conflict', 'Tradewind removed this listing, so nothing can be proven about it.');
  if (listing.status === 'sold') throw new Refusal('conflict', 'This boat is sold, so there is nothing left to prove.');
}

export function asSender(_listing: OwnListing, proof: ProofRow | undefined, now: Date): WritableProof {
  const state = proof && stateOf(proof, now);
  if (proof && state === 'asked') return authorized(proof, 'owner');
  throw new Refusal('conflict', state ? (NOT_AWAITED[state] ?? NO_CODE) : NO_CODE);
}

const NO_CODE = 'Please ask for a code first: your photo must show it.';
const NOT_AWAITED: Partial<Record<ProofState, string>> = {
  expired: 'Your code has expired. Please ask for a new one and take the photo again.',
  submitted: 'Your photo is already waiting for review. To send another one, please withdraw it first.',
};

export function asWithdrawer(_listing: OwnListing, proof: ProofRow | undefined, now: Date): WritableProof {
  if (proof && transition(POSSESSION_PROOF, stateOf(proof, now), 'withdraw', 'owner').ok)
    return authorized(proof, 'owner');
  throw new Refusal('conflict', 'There is nothing to withdraw.');
}

/** Nobody decides about their own boat, neither for nor against it. */
export const mayReview = (reviewer: StaffCaller, { ownerId }: Pick<ProofRow, 'ownerId'>): boolean =>
  ownerId !== reviewer.id;

export function asReviewer(reviewer: StaffCaller, proof: ProofRow | undefined): WritableProof {
  if (!proof) throw proofNotFound();
  if (!mayReview(reviewer, proof)) throw new Refusal('conflict', 'Somebody else has to decide about your own boat.');
  if (proof.state === 'submitted') return authorized(proof, 'staff');
  throw new Refusal('conflict', DECIDED[proof.state] ?? 'Someone has already decided about this photo.');
}

const DECIDED: Partial<Record<ProofState, string>> = {
  withdrawn: 'The owner has withdrawn this photo.',
  voided: 'The owner has changed the boat since, so this photo no longer counts.',
};

export function asPhotoReader(caller: Caller, proof: ProofRow | undefined): Authorized<ProofRow, 'reader'> {
  const isStaff = caller.isAdmin || caller.isBroker;
  if (!proof || !(isStaff || proof.ownerId === caller.id)) throw proofNotFound();
  return authorized(proof, 'reader');
}

export const proofNotFound = () => notFound('This photo doesn’t exist or has been deleted.');
