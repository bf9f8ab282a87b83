import type { Caller } from '../../platform/auth.ts';
import { type Authorized, authorized } from '../../platform/authorized.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Held } from './offers/proposals.store.ts';
import type { TradeBundle } from './store.ts';

/** A trade that one of its parties, the brokerage or the clock may change. */
export type ChangeableTrade = Authorized<TradeBundle, 'party' | 'broker' | 'clock'>;

/** A party who accepts the current revision of a trade for themselves. */
export type Accepter = Authorized<{ tradeId: number; revision: number; position: number }, 'party'>;

/** Proposals that something else ends, or turns into backups. */
export type HeldProposals = Authorized<readonly Held[], 'clock'>;

const noSuchTrade = () => notFound('We can’t find that trade.');

export const positionOf = ({ parties }: TradeBundle, userId: string): number | undefined =>
  parties.find((party) => party.userId === userId)?.position;

/** Strangers do not learn that a trade exists. */
export function asParty(userId: string, bundle: TradeBundle | undefined): Authorized<TradeBundle, 'party'> {
  if (!bundle || positionOf(bundle, userId) === undefined) throw noSuchTrade();
  return authorized(bundle, 'party');
}

export function asAccepter(userId: string, bundle: TradeBundle): Accepter {
  const position = positionOf(bundle, userId);
  if (position === undefined) throw noSuchTrade();
  return authorized({ tradeId: bundle.trade.id, revision: bundle.trade.revision, position }, 'party');
}

/** The brokerage sees every trade. */
export function asPartyOrBroker(
  caller: Caller,
  bundle: TradeBundle | undefined,
): Authorized<TradeBundle, 'party' | 'broker'> {
  if (bundle && caller.isBroker && positionOf(bundle, caller.id) === undefined) return authorized(bundle, 'broker');
  return asParty(caller.id, bundle);
}

/** The user whose trades alone the caller finds; undefined for the brokerage. */
export const readerOf = ({ id, isBroker }: Caller): string | undefined => (isBroker ? undefined : id);

/** The product acts by itself: a deadline passed, or an item is gone. */
export const asClock = (bundle: TradeBundle) => authorized(bundle, 'clock');
export const asClockOver = (held: readonly Held[]): HeldProposals => authorized(held, 'clock');
