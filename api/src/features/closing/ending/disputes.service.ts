import type { Closing } from '@tradewind/contract/closing';
import type { DisputeInput, ResolutionInput } from '@tradewind/contract/closing-disputes';
import { TRUST_NAMES } from '@tradewind/contract/closing-words';
import type { CancellationCause } from '@tradewind/domain/closing/cancellation';
import { acceptBy } from '@tradewind/domain/closing/terms';
import { positionOf as positionOfAccount, TRUST_ACCOUNTS, type TrustAccount } from '@tradewind/domain/ledger/accounts';
import { disputeFrozen, disputeResolved } from '@tradewind/domain/ledger/disputes';
import { cents, exactMoney, parseMoney } from '@tradewind/domain/money';
import type { Queryable } from '../../../db/client.ts';
import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { balancesOf, postJournal } from '../../ledger/service.ts';
import { firstNameOf, moveTrade, subjectTitle, type TradeBundle, tellParties } from '../../trades/service.ts';
import { chargeOrders } from '../costs.service.ts';
import { type Course, lockCourse, readClosing } from '../course/course.service.ts';
import { updateDates } from '../course/plan.service.ts';
import { tellBrokers } from '../course/reminders.service.ts';
import { claimDecision } from '../documents/decisions.service.ts';
import { asResolver, type OpenDispute } from '../policy.ts';
import { proposalsOf, voidProposals } from '../proposals/proposals.store.ts';
import { disputeKey, disputesOf, insertDispute, resolveDispute } from './disputes.store.ts';
import { mayDispute } from './endings.policy.ts';
import { beginEnding } from './endings.service.ts';

type Context = Pick<Dependencies, 'commit'>;

/** Any party and the broker can open a dispute. The same one again changes nothing. */
export const openDispute = (
  { commit }: Context,
  caller: Caller,
  tradeId: number,
  { reason, against, cause }: DisputeInput,
  origin: Origin,
): Promise<Closing> =>
  commit(async (work) => {
    const { tx } = work;
    const course = await lockCourse(work, caller, tradeId);
    const { role, trade } = course;
    const [open] = await disputesOf(tx, tradeId);
    if (open?.resolvedAt === null && open.reason === reason) return readClosing(tx, caller, tradeId);
    const holdsMoney = (await balancesOf(tx, tradeId)).length > 0;
    if (!mayDispute(course, holdsMoney)) throw undisputable(course);
    if (against !== undefined && !trade.parties.some(({ position }) => position === against))
      throw invalidField('against', 'Please choose a party of this trade.');
    if (against === role)
      throw invalidField('against', 'You can’t open a dispute against yourself. You can state your own default.');
    await work.logActivity(caller, 'closing.dispute', origin, { tradeId, ...(against !== undefined && { against }) });
    await freeze(work, course, { against: against ?? null, cause: cause ?? null, reason });
    return readClosing(tx, caller, tradeId);
  });

function undisputable({ trade }: Course): Refusal {
  const { status } = trade.trade;
  if (status === 'disputed') return new Refusal('conflict', 'There’s already an open dispute about this trade.');
  if (status === 'agreed')
    return new Refusal('conflict', 'Nobody is bound before everyone has signed. You can simply cancel the trade.');
  return new Refusal('conflict', 'There’s nothing left to dispute here. Please write to your broker.');
}

interface Claim {
  /** The party whose money is in dispute; null for everyone's. */
  against: number | null;
  cause: CancellationCause | null;
  reason: string;
}

/** Freezes the money of a trade. Nothing is paid, released or canceled until the dispute is resolved. */
export async function freeze(work: Work, { trade, closing, role, now }: Course, claim: Claim): Promise<void> {
  const { tx } = work;
  const { tradeId } = closing;
  const openedBy = role === 'broker' ? null : role;
  await moveTrade(work, trade, 'dispute', openedBy === null ? 'broker' : 'party', now);
  await voidProposals(tx, tradeId, now);
  const dispute = await insertDispute(tx, { tradeId, openedBy, openedAt: now, ...claim });
  const shares = (await balancesOf(tx, tradeId)).flatMap(({ account, book, amount }) => {
    const position = positionOfAccount(account);
    const isFrozen = position !== undefined && (claim.against === null || claim.against === position);
    return isFrozen ? [{ position, book: book as TrustAccount, amount: cents(-amount) }] : [];
  });
  if (shares.length > 0)
    await postJournal(work, disputeFrozen({ tradeId, shares, reason: claim.reason }), {
      key: `dispute:${dispute.id}:frozen`,
      by: null,
    });
  const name = openedBy === null ? 'Your broker' : firstNameOf(trade, openedBy);
  const news = {
    title: `${name} opened a dispute about ${subjectTitle(trade)}`,
    body: 'Money stays where it is until everyone signs a release, or an award or a court order is recorded.',
  };
  tellParties(work, trade, news, openedBy ?? undefined);
  await tellBrokers(work, tradeId, news);
}

/** The broker records how a dispute ended. Money moves exactly as the document says. */
export const resolve = (
  { commit }: Context,
  caller: Caller,
  tradeId: number,
  input: ResolutionInput,
  origin: Origin,
): Promise<Closing> =>
  commit(async (work) => {
    const { tx } = work;
    const course = await lockCourse(work, caller, tradeId);
    const dispute = asResolver(await disputesOf(tx, tradeId), course.role);
    const resolution = await resolutionOf(work, dispute, input);
    const { basis, reference, outcome } = resolution;
    if (outcome === 'resume' && course.closing.endingAt)
      throw new Refusal('conflict', 'This trade has already been ended, so it can’t go on.');
    requireParties(course.trade, resolution.shares);
    if (input.basis !== 'signed_release') await claimDecision(work, tradeId, input.document, disputeKey(dispute.id));
    await moveFrozen(work, dispute, resolution, caller.id);
    await resolveDispute(tx, dispute, { basis, reference, outcome, resolvedBy: caller.id, resolvedAt: course.now });
    await voidProposals(tx, tradeId, course.now);
    await work.logActivity(caller, 'closing.resolve', origin, { tradeId, disputeId: dispute.id, basis, outcome });
    await goOn(work, course, dispute, resolution);
    return readClosing(tx, caller, tradeId);
  });

interface Resolution {
  basis: ResolutionInput['basis'];
  reference: string;
  outcome: 'cancel' | 'resume';
  shares: Shares;
}

/** A release that was signed in an earlier dispute says nothing about this one. */
async function resolutionOf({ tx }: Work, dispute: OpenDispute, input: ResolutionInput): Promise<Resolution> {
  if (input.basis !== 'signed_release') return input;
  const proposal = (await proposalsOf(tx, dispute.tradeId)).find(
    ({ id, proposedAt }) => id === input.proposal && proposedAt >= dispute.openedAt,
  );
  if (proposal?.terms.kind !== 'settlement' || proposal.state !== 'agreed')
    throw new Refusal('conflict', 'This release isn’t signed by everyone.');
  const { outcome, shares } = proposal.terms;
  return { basis: input.basis, reference: `Release ${proposal.id}`, outcome, shares };
}

/** Money goes only to the parties of the trade. */
export function requireParties({ parties }: TradeBundle, shares: readonly { position: number }[]): void {
  if (shares.some((share) => !parties.some(({ position }) => position === share.position)))
    throw invalidField('shares', 'Money in dispute goes only to the parties of the trade.');
}

type Shares = readonly { position: number; trust: TrustAccount; amount: string }[];

const postable = (shares: Shares) =>
  shares.map(({ position, trust, amount }) => ({ position, book: trust, amount: parseMoney(amount) ?? cents(0) }));

/** All money in dispute is distributed, in each trust account. */
export async function requireWhole(tx: Queryable, tradeId: number, shares: Shares): Promise<void> {
  const balances = await balancesOf(tx, tradeId);
  for (const book of TRUST_ACCOUNTS) {
    const held = -(balances.find((one) => one.account === 'dispute' && one.book === book)?.amount ?? 0);
    const given = postable(shares)
      .filter((one) => one.book === book)
      .reduce((sum, { amount }) => sum + amount, 0);
    if (held !== given)
      throw invalidField(
        'shares',
        `There’s ${exactMoney(cents(held))} in dispute in the ${TRUST_NAMES[book]}, but ${exactMoney(cents(given))} is distributed.`,
      );
  }
}

async function moveFrozen(work: Work, dispute: OpenDispute, resolution: Resolution, by: string): Promise<void> {
  const { tradeId } = dispute;
  await requireWhole(work.tx, tradeId, resolution.shares);
  const shares = postable(resolution.shares);
  if (shares.length === 0) return;
  const { basis, reference } = resolution;
  await postJournal(work, disputeResolved({ tradeId, shares, basis, reference }), {
    key: `dispute:${dispute.id}:resolved`,
    by,
  });
}

/** The trade goes on where it was, or ends for the cause of the dispute. */
async function goOn(work: Work, course: Course, dispute: OpenDispute, resolution: Resolution): Promise<void> {
  const { trade, closing, now } = course;
  await moveTrade(work, trade, 'resume', 'broker', now);
  if (resolution.outcome === 'cancel') {
    if (closing.endingAt) return;
    const cause = dispute.cause ?? (resolution.basis === 'signed_release' ? 'mutual' : 'decided');
    const resumed = { ...trade, trade: { ...trade.trade, status: 'closing' } } as typeof trade;
    await beginEnding(
      work,
      { trade: resumed, closing, now },
      { cause, party: dispute.against, by: dispute.openedBy, reason: dispute.reason },
    );
    return;
  }
  await chargeOrders(work, closing.tradeId, now);
  const accept = closing.acceptedAt ? null : acceptBy(closing, closing.terms);
  if (accept) {
    const paused = now.getTime() - dispute.openedAt.getTime();
    await updateDates(work, trade, closing, { acceptExtendedTo: new Date(accept.getTime() + paused) });
  }
  tellParties(work, trade, {
    title: `The dispute about ${subjectTitle(trade)} is resolved`,
    body: 'The closing goes on where it was.',
  });
}
