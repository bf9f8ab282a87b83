import type { ProposalTerms } from '@tradewind/contract/closing-proposals';
import type { HoldbackInput } from '@tradewind/contract/release';
import type { Trade } from '@tradewind/contract/trades';
import { holdbackReleased } from '@tradewind/domain/ledger/disputes';
import type { Queryable } from '../../../db/client.ts';
import type { BrokerCaller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { notAllowed, notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { journalsOf, postJournal } from '../../ledger/service.ts';
import { lockWithItems, presentForBroker, type TradeBundle, tellParties } from '../../trades/service.ts';
import { claimDecision } from '../documents/decisions.service.ts';
import { asReleaser, type Role } from '../policy.ts';
import { type Held, heldBackIn, holdbackKey } from './holdbacks.present.ts';

type End = Extract<ProposalTerms, { kind: 'holdback-end' }>;

const heldBackFor = async (db: Queryable, tradeId: number, leg: number): Promise<Held | undefined> =>
  heldBackIn(await journalsOf(db, tradeId), leg);

const nothingHeld = () => new Refusal('conflict', 'Nothing is held back for this boat.');

/** Only the two people between whom money is held back decide about it. */
export async function requireHeldBack(work: Work, { trade }: TradeBundle, role: Role, { leg }: End): Promise<void> {
  const held = await heldBackFor(work.tx, trade.id, leg);
  if (!held) throw nothingHeld();
  if (role !== held.giver && role !== held.receiver)
    throw notAllowed('Only the two people between whom it is held back can decide about it.');
}

interface Decision extends Pick<End, 'leg' | 'to'> {
  /** The document: its file number, or its id with us. */
  readonly reference: string;
  readonly by: string | null;
}

/** The money goes to the giver of the boat or back to its receiver, once. A wire pays it out. */
export async function endHoldback(work: Work, bundle: TradeBundle, decision: Decision): Promise<void> {
  const { leg, to, reference, by } = decision;
  const tradeId = bundle.trade.id;
  const held = await heldBackFor(work.tx, tradeId, leg);
  if (!held) throw nothingHeld();
  const { book, amount } = held;
  const journal = holdbackReleased({ tradeId, position: held[to], book, amount, leg, reference });
  await postJournal(work, journal, { key: `holdback:${tradeId}:${leg}`, by });
}

/** The broker records an award or an order about money on which the two cannot agree. */
export const decideHoldback = (
  { commit }: Pick<Dependencies, 'commit'>,
  broker: BrokerCaller,
  { id, leg }: { id: number; leg: number },
  { to, basis, reference, document }: HoldbackInput,
  origin: Origin,
): Promise<Trade> =>
  commit(async (work) => {
    const bundle = asReleaser(broker, await lockWithItems(work.tx, id));
    const title = bundle.legs.find(({ number }) => number === leg)?.title;
    if (title === undefined) throw notFound('We can’t find that boat in the trade.');
    await endHoldback(work, bundle, { leg, to, reference: `${basis}: ${reference}`, by: broker.id });
    await claimDecision(work, id, document, holdbackKey(leg));
    await work.logActivity(broker, 'closing.holdback', origin, { tradeId: id, leg, to, basis });
    tellParties(work, bundle, {
      title: `The money held back for ${title} is free`,
      body: `${basis === 'award' ? 'An award' : 'A court order'} decided about it: ${reference}.`,
    });
    return presentForBroker(work.tx, broker, id);
  });
