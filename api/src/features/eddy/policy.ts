import type { Caller } from '../../platform/auth.ts';
import { type Authorized, authorized } from '../../platform/authorized.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { ProposalRow } from './proposals.store.ts';

/** A proposal that Eddy made to the caller. */
export type OwnProposal = Authorized<ProposalRow, 'owner'>;

/** Hides from strangers that the proposal exists. */
export function asOwner(caller: Caller, row: ProposalRow | undefined): OwnProposal {
  if (row?.userId !== caller.id) throw notFound('We can’t find that proposal.');
  return authorized(row, 'owner');
}
