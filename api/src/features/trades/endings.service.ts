import type { AnswerInput, Trade } from '@tradewind/contract/trades';
import { transition } from '@tradewind/domain/lifecycles/lifecycle';
import { TRADE, type TradeAction, type TradeActor, type TradeState } from '@tradewind/domain/lifecycles/trade';
import { partyActions, stateAt } from '@tradewind/domain/trades/proposal';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { requireNothingHeld } from '../ledger/service.ts';
import { freeListings } from '../listings/service.ts';
import { deleteReservations, itemsIn, lockItems } from './items/items.store.ts';
import { TRADES } from './limits.ts';
import { offerAnswered, tellParties, tradeChanged } from './news/telling.service.ts';
import { reviveBackups } from './offers/backups.service.ts';
import { asClock, asParty, asPartyOrBroker, type ChangeableTrade, positionOf, readerOf } from './policy.ts';
import { EXPIRED, presentTrade, snapshotOf } from './present.ts';
import { expiredIds, findTrade, lockTrade, lockTrades, type TradeBundle, updateTrade } from './store.ts';
import { firstNameOf, subjectTitle, unanswerable } from './words.present.ts';

type Ending = 'decline' | 'withdraw';
const ENDED = { decline: 'declined', withdraw: 'withdrawn', cancel: 'cancelled' } as const;

type Context = Pick<Dependencies, 'commit'>;

/** A party ends a proposal. The same answer again changes nothing. */
export const endProposal = (
  { commit }: Context,
  caller: Caller,
  id: number,
  action: Ending,
  input: AnswerInput,
  origin: Origin,
): Promise<Trade> => commit((work) => endProposalIn(work, caller, id, action, input, origin));

/** The same as a part of other work. */
export async function endProposalIn(
  work: Work,
  caller: Caller,
  id: number,
  action: Ending,
  { revision, reason }: AnswerInput,
  origin: Origin,
): Promise<Trade> {
  const { tx } = work;
  const bundle = asParty(caller.id, await lockTrade(tx, id, caller.id));
  const now = new Date();
  if (bundle.trade.status !== ENDED[action]) {
    const position = positionOf(bundle, caller.id) ?? 0;
    if (!partyActions(snapshotOf(bundle), position, now).includes(action)) throw impossible(bundle, action, now);
    if (revision !== undefined && revision !== bundle.trade.revision) throw unanswerable('outdated');
    await end(work, bundle, action, { is: 'party', position }, reason || null, now);
    await work.logActivity(caller, `trade.${action}`, origin, { tradeId: id, revision: bundle.trade.revision });
    await offerAnswered(work, caller.id, id);
    const name = firstNameOf(bundle, position);
    tellParties(
      work,
      bundle,
      {
        title: `${name} ${action === 'decline' ? 'declined' : 'withdrew'} the offer for ${subjectTitle(bundle)}`,
        body: reason || (action === 'decline' ? 'You can make a new offer.' : 'Nothing else happens.'),
      },
      position,
    );
  }
  return presentTrade(asParty(caller.id, await findTrade(tx, id)), caller.id, now);
}

function impossible(bundle: TradeBundle, action: Ending, now: Date): Refusal {
  const status = stateAt(snapshotOf(bundle), now);
  if (status === 'agreed' || status === 'closing')
    return new Refusal('conflict', 'This trade is agreed. To end it, cancel it.');
  if (status !== 'proposed') return new Refusal('conflict', 'This trade is no longer open.');
  return new Refusal(
    'conflict',
    action === 'decline'
      ? 'You’ve already accepted this offer. You can withdraw it instead.'
      : 'You haven’t accepted this offer. You can decline it instead.',
  );
}

/** Ends an agreed trade: its items are free again, and everyone is told. */
export async function cancelTrade(
  { commit }: Context,
  caller: Caller,
  id: number,
  { reason }: AnswerInput,
  origin: Origin,
): Promise<Trade> {
  return commit(async (work) => {
    const { tx } = work;
    const known = asPartyOrBroker(caller, await findTrade(tx, id, readerOf(caller)));
    await lockItems(tx, itemsIn(known.legs));
    const bundle = asPartyOrBroker(caller, await lockTrade(tx, id, readerOf(caller)));
    const now = new Date();
    if (bundle.trade.status !== 'cancelled') {
      if (bundle.trade.status === 'closing')
        throw new Refusal('conflict', 'Everyone has signed. To end this trade, state the cause in its closing.');
      const position = positionOf(bundle, caller.id);
      await requireNothingHeld(tx, id);
      await end(
        work,
        bundle,
        'cancel',
        { is: position === undefined ? 'broker' : 'party', position },
        reason || null,
        now,
      );
      await release(work, bundle, now);
      await work.logActivity(caller, 'trade.cancel', origin, { tradeId: id, ...(reason && { reason }) });
      const who = position === undefined ? 'Tradewind' : firstNameOf(bundle, position);
      tellParties(
        work,
        bundle,
        {
          title: `${who} canceled the trade for ${subjectTitle(bundle)}`,
          body: reason ? `Reason: ${reason}` : 'Everything in it is available again.',
        },
        position,
      );
    }
    return presentTrade(asPartyOrBroker(caller, await findTrade(tx, id)), caller.id, now);
  });
}

/** Notes that a trade has ended although money is still held for its people. Its items stay reserved until that is paid back. */
export const noteEnding = (work: Work, bundle: ChangeableTrade, endedReason: string, now: Date): Promise<void> =>
  updateTrade(work.tx, bundle, { endedReason, endedAt: now }, now);

/** Ends a trade for a cause, once nothing is held for anybody. The caller has locked its items. */
export async function endForCause(work: Work, bundle: ChangeableTrade, reason: string, now: Date): Promise<void> {
  await requireNothingHeld(work.tx, bundle.trade.id);
  await end(work, bundle, 'cancel', { is: 'clock' }, reason, now);
  await release(work, bundle, now);
}

async function release(work: Work, bundle: TradeBundle, now: Date): Promise<void> {
  const items = itemsIn(bundle.legs);
  await deleteReservations(work.tx, bundle.trade.id);
  await freeListings(work, items.boatIds);
  await reviveBackups(work, bundle, items, now);
}

interface Actor {
  is: TradeActor;
  /** The party who acts. */
  position?: number | undefined;
}

async function end(
  work: Work,
  bundle: ChangeableTrade,
  action: TradeAction,
  by: Actor,
  endedReason: string | null,
  now: Date,
): Promise<void> {
  const next = transition(TRADE, bundle.trade.status as TradeState, action, by.is);
  if (!next.ok) throw new Refusal('conflict', 'This trade can’t be canceled now.');
  const ended = { endedReason, endedBy: by.position ?? null, endedAt: now, expiresAt: null, backup: false };
  await updateTrade(work.tx, bundle, { status: next.state, ...ended }, now);
  await tradeChanged(work, bundle);
}

/** Ends a proposal that nobody answered in time. */
export async function expire(work: Work, bundle: TradeBundle, now: Date): Promise<void> {
  await end(work, asClock(bundle), 'expire', { is: 'clock' }, EXPIRED, now);
  tellParties(work, bundle, { title: `The offer for ${subjectTitle(bundle)} has expired`, body: EXPIRED });
}

/** Ends all proposals whose time is over. */
export async function expireProposals({ commit }: Context, now = new Date()): Promise<void> {
  for (;;) {
    const ended = await commit(async (work) => {
      const ids = await expiredIds(work.tx, now, TRADES.expiredAtOnce);
      for (const bundle of await lockTrades(work.tx, ids)) {
        await expire(work, bundle, now);
      }
      return ids.length;
    });
    if (ended < TRADES.expiredAtOnce) return;
  }
}
