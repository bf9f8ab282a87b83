import type { TradeTerms } from '@tradewind/contract/trade-terms';
import type { Trade, TradeDetail, TradeLeg, TradeRevision } from '@tradewind/contract/trades';
import { TRADE_ACTIONS } from '@tradewind/contract/trades';
import { STANDARD_TERMS } from '@tradewind/domain/closing/terms';
import { actionsOf } from '@tradewind/domain/lifecycles/lifecycle';
import { listOf, TRADE, type TradeState } from '@tradewind/domain/lifecycles/trade';
import { cents, formatMoney } from '@tradewind/domain/money';
import { formatCoins, parseCoins } from '@tradewind/domain/trades/legs';
import { partyActions, stateAt, type TradeKind, type TradeSnapshot } from '@tradewind/domain/trades/proposal';
import { cursorCodec, cursorPart } from '../../platform/cursor.ts';
import { depositsIn } from './offers/terms.service.ts';
import { positionOf } from './policy.ts';
import {
  type LegRow,
  type PartyRow,
  PRICE_BY_AUTHOR,
  type RevisionRow,
  type StoredRevision,
  type TradeBundle,
} from './store.ts';
import { FORMER_MEMBER } from './words.present.ts';

export const tradeCursor = cursorCodec({ listedAt: cursorPart.moment, id: cursorPart.id });

export const snapshotOf = ({ trade, parties }: TradeBundle): TradeSnapshot => ({
  status: trade.status as TradeState,
  revision: trade.revision,
  expiresAt: trade.expiresAt,
  backup: trade.backup,
  parties,
});

/** A party whose account is gone keeps an id of its own within the trade. */
const partyId = ({ userId, position }: PartyRow) => userId ?? `former-${position}`;

function idAt({ parties }: TradeBundle, position: number): string {
  const party = parties.find((one) => one.position === position);
  return party ? partyId(party) : `former-${position}`;
}

/** As one of its parties, or the brokerage, reads it. */
export function presentTrade(bundle: TradeBundle, callerId: string, now: Date): Trade {
  const { trade, parties, revision, legs } = bundle;
  const position = positionOf(bundle, callerId);
  const status = stateAt(snapshotOf(bundle), now);
  const own = parties.find((party) => party.position === position);
  const possible: readonly string[] =
    position === undefined ? actionsOf(TRADE, status, 'broker') : partyActions(snapshotOf(bundle), position, now);
  const mayReview = own?.reviewUntil && own.reviewUntil.getTime() > now.getTime();
  const list = listOf(status, { accepted: own?.accepted ?? true, backup: trade.backup });
  return {
    id: trade.id,
    kind: trade.kind as TradeKind,
    status,
    revision: trade.revision,
    parties: parties.map((party) => ({
      userId: partyId(party),
      firstName: party.firstName ?? FORMER_MEMBER,
      username: party.suspended ? null : party.username,
      profileImageUrl: party.profileImageUrl,
      accepted: party.accepted,
    })),
    legs: legs.map((leg) => presentLeg(leg, bundle, revision, status === 'proposed')),
    terms: presentTerms(bundle, revision, legs),
    actions: TRADE_ACTIONS.filter((action) => (action === 'review' ? mayReview : possible.includes(action))),
    list,
    ending: trade.endedAt !== null && list !== 'ended',
    backup: trade.backup && status === 'proposed',
    note: revision.note,
    author: authorOf(bundle, revision),
    endedReason: status === 'expired' ? (trade.endedReason ?? EXPIRED) : trade.endedReason,
    conversation: conversationOf(bundle, position),
    expiresAt: status === 'proposed' ? (trade.expiresAt?.toISOString() ?? null) : null,
    agreedAt: trade.agreedAt?.toISOString() ?? null,
    createdAt: trade.createdAt.toISOString(),
    updatedAt: trade.updatedAt.toISOString(),
  };
}

function presentTerms({ parties }: TradeBundle, revision: RevisionRow, legs: readonly LegRow[]): TradeTerms {
  const terms = revision.terms ?? STANDARD_TERMS;
  const deposits = depositsIn(legs, parties, terms);
  return {
    depositDays: terms.depositBusinessDays,
    acceptDays: terms.acceptDays,
    closeDays: terms.closeDays,
    deposits: parties.map((party) => ({
      userId: partyId(party),
      amount: formatMoney(deposits[party.position] ?? cents(0)),
      isStandard: terms.deposits?.[party.position] === undefined,
    })),
  };
}

export const EXPIRED = 'Nobody answered in time.';

function authorOf({ parties }: TradeBundle, { author }: RevisionRow): string | null {
  const party = parties.find(({ position }) => position === author);
  return party ? partyId(party) : null;
}

function conversationOf({ trade, parties }: TradeBundle, position: number | undefined): Trade['conversation'] {
  const [other, ...more] = parties.filter((party) => party.position !== position);
  if (position === undefined || trade.subjectId === null || !other?.userId || more.length > 0) return null;
  return { boatId: trade.subjectId, with: other.userId };
}

function priceSourceOf({ coinPriceSource, pricedBy }: LegRow, parties: readonly PartyRow[], { author }: RevisionRow) {
  if (coinPriceSource !== null && coinPriceSource !== PRICE_BY_AUTHOR) return coinPriceSource;
  const party = parties.find(({ position }) => position === (pricedBy ?? author));
  return `Entered by ${party ? (party.firstName ?? FORMER_MEMBER) : 'Eddy AI'}`;
}

/** Whether an item is reserved for another trade concerns its people only while they can still agree on it. */
function presentLeg(leg: LegRow, bundle: TradeBundle, revision: RevisionRow, showsTaken: boolean): TradeLeg {
  const { parties } = bundle;
  return {
    kind: leg.kind as TradeLeg['kind'],
    from: idAt(bundle, leg.giver),
    to: idAt(bundle, leg.receiver),
    ...(leg.boatId !== null && { boatId: leg.boatId }),
    ...(leg.assetId !== null && { assetId: leg.assetId }),
    ...(leg.kind === 'cash' && { amount: leg.value }),
    ...(leg.coins !== null && {
      amount: formatCoins(parseCoins(leg.coins) ?? 0n),
      ...(leg.coinPrice !== null && { price: leg.coinPrice }),
      priceSource: priceSourceOf(leg, parties, revision),
      pricedAt: (leg.pricedAt ?? revision.createdAt).toISOString(),
      fixed: leg.fixed as 'coins' | 'dollars',
    }),
    value: leg.value,
    title: leg.title,
    imageUrl: leg.imageUrl,
    ...(leg.category !== null && { category: leg.category }),
    ...(showsTaken && leg.taken && { taken: true as const }),
  };
}

/** By whom and when; null while it goes on. Nobody ends what runs out of time. */
function presentEnding(bundle: TradeBundle, { status, list }: Trade): TradeDetail['ended'] {
  const { endedBy, endedAt, expiresAt, updatedAt } = bundle.trade;
  if (list !== 'ended') return null;
  const at = endedAt ?? (status === 'expired' ? expiresAt : null) ?? updatedAt;
  return { by: endedBy === null ? null : idAt(bundle, endedBy), at: at.toISOString() };
}

export function presentDetail(
  bundle: TradeBundle,
  revisions: readonly StoredRevision[],
  callerId: string,
  now: Date,
): TradeDetail {
  const trade = presentTrade(bundle, callerId, now);
  const showsTaken = trade.status === 'proposed';
  return {
    ...trade,
    revisions: revisions.map(
      ({ revision, legs, acceptances }): TradeRevision => ({
        number: revision.number,
        author: authorOf(bundle, revision),
        note: revision.note,
        legs: legs.map((leg) => presentLeg(leg, bundle, revision, showsTaken && revision.number === trade.revision)),
        terms: presentTerms(bundle, revision, legs),
        accepted: acceptances
          .filter(({ position }) => position !== revision.author)
          .map(({ position, acceptedAt }) => ({ by: idAt(bundle, position), at: acceptedAt.toISOString() })),
        createdAt: revision.createdAt.toISOString(),
      }),
    ),
    ended: presentEnding(bundle, trade),
  };
}
