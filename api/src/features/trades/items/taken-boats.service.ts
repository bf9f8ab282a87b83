import type { Boat } from '@tradewind/contract/boats';
import { priceText } from '@tradewind/contract/prices';
import type { TradeLeg } from '@tradewind/contract/trades';
import type { TradeList } from '@tradewind/domain/lifecycles/trade';
import type { Queryable } from '../../../db/client.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { listTrades } from '../service.ts';
import { listed } from '../words.present.ts';

/** As many trades, most recently changed first, are searched for the boat. */
const LOOKED_THROUGH = 100;

const AGREED: ReadonlySet<TradeList> = new Set(['agreed', 'closing']);

/** Refuses an offer for a boat with a trade pending. Only parties of that trade learn which one it is. */
export async function requireNotTaken(
  db: Queryable,
  callerId: string,
  { id, title, status, seller }: Pick<Boat, 'id' | 'title' | 'status' | 'seller'>,
): Promise<void> {
  if (status !== 'pending') return;
  const { trades } = await listTrades(db, callerId, { limit: LOOKED_THROUGH });
  const own = trades.find(({ list, legs }) => AGREED.has(list) && legs.some(({ boatId }) => boatId === id));
  if (own) {
    const others = own.parties.flatMap(({ userId, firstName }) =>
      userId === callerId || firstName === null ? [] : [firstName],
    );
    const [gives, gets] = [
      wordsOf(own.legs.filter(({ from }) => from === callerId)),
      wordsOf(own.legs.filter(({ to }) => to === callerId)),
    ];
    throw new Refusal(
      'conflict',
      `The ${title} is already part of your own agreed trade with ${listed(others)}: you give ${gives} and get ${gets}. So it takes no other offers now; that trade goes on under Trades.`,
    );
  }
  throw new Refusal(
    'conflict',
    `A trade is pending on the ${title}, so it takes no offers right now. I can draft a message to ${seller?.firstName ?? 'the owner'} instead, or look for similar boats that are open to offers.`,
  );
}

const wordsOf = (legs: readonly TradeLeg[]) =>
  listed(legs.map(({ kind, title, value }) => (kind === 'cash' ? priceText(value) : title))) || 'nothing';
