import type { ProposalTerms } from '@tradewind/contract/closing-proposals';
import { parseMoney } from '@tradewind/domain/money';
import { invalidField } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { amendTrade, excessiveDeposit, lockForClock, type TradeBundle } from '../../trades/service.ts';
import type { Course } from '../course/course.service.ts';
import { updateDates } from '../course/plan.service.ts';
import type { OpenProposal } from '../policy.ts';
import { voidForms } from '../signing/signing.service.ts';
import { reopenTasks } from '../store.ts';

type Amendment = Extract<ProposalTerms, { kind: 'amendment' }>;

/** Boats, items and cash can be worth another amount; coins have a price of their own. */
export function requireAmendable({ trade }: Course, amendment: Amendment, heldBackFor: (leg: number) => number): void {
  const { changes, cash } = amendment;
  for (const { leg: number, amount } of changes) {
    const leg = trade.legs.find((one) => one.number === number);
    if (!leg || leg.kind === 'bitcoin')
      throw invalidField('terms.changes', 'Please change the amount of a boat, an item or cash of this trade.');
    if (heldBackFor(number) > (parseMoney(amount) ?? 0))
      throw invalidField('terms.changes', `More than that is held back for ${leg.title}.`);
    if (leg.value === amount) throw invalidField('terms.changes', `${leg.title} already has that amount.`);
  }
  if (new Set(cash.map(({ from, to }) => `${from}:${to}`)).size < cash.length)
    throw invalidField('terms.cash', 'Please enter the cash between two parties once.');
  const positions = trade.parties.map(({ position }) => position);
  for (const { from, to } of cash) {
    if (from === to) throw invalidField('terms.cash', 'Cash goes from one party to another.');
    if (!positions.includes(from) || !positions.includes(to))
      throw invalidField('terms.cash', 'Please choose two parties of this trade.');
    if (trade.legs.some(({ kind, giver, receiver }) => kind === 'cash' && giver === from && receiver === to))
      throw invalidField('terms.cash', 'There’s already cash between these two. Please change its amount instead.');
  }
  const excessive = excessiveDeposit(trade.revision.terms, amendedLegs(trade, amendment));
  if (excessive) throw invalidField('terms.changes', excessive.message);
}

function amendedLegs({ legs }: TradeBundle, { changes, cash }: Amendment) {
  return [
    ...legs.map(({ tradeId: _trade, revision: _revision, number, taken: _taken, category: _category, ...leg }) => ({
      ...leg,
      value: changes.find((change) => change.leg === number)?.amount ?? leg.value,
    })),
    ...cash.map(({ from, to, amount }) => ({ kind: 'cash', giver: from, receiver: to, value: amount, title: 'Cash' })),
  ];
}

/** Signatures under the old amounts are void: everyone signs again. All other progress stays. */
const SIGNED_AMOUNTS = ['agreement', 'statement'] as const;

/** Everyone has consented: the trade gets a new revision, and the closing goes on where it was. */
export async function applyAmendment(
  work: Work,
  { trade, closing, now }: Course,
  terms: Amendment,
  { proposedBy, reason }: OpenProposal,
): Promise<void> {
  await amendTrade(work, trade, { author: proposedBy ?? 0, note: reason, legs: amendedLegs(trade, terms) }, now);
  await reopenTasks(work.tx, closing.tradeId, SIGNED_AMOUNTS);
  await voidForms(work, closing.tradeId, SIGNED_AMOUNTS, now);
  const amended = await lockForClock(work.tx, closing.tradeId);
  if (amended) await updateDates(work, amended, closing, { amendedAt: now });
}
