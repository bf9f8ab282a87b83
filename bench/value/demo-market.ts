import { cents, parseMoney } from '@tradewind/domain/money';
import { readFeed } from '../../api/src/features/inventory/feed.service.ts';
import { BOATS } from '../../tools/demo/world/boats.ts';
import type { Market, Offer } from './generated-markets.ts';

const amountOf = (price: string) => parseMoney(price) ?? cents(0);

/** The boats that the demo lists: those of its people and those of the sample feed. Its past sales are of boats that are listed again, which do not count. */
export async function demoMarket(): Promise<Market> {
  const read = await readFeed(undefined);
  if (!read.ok) throw new Error(`The sample feed is invalid: ${read.reason}`);
  const owned = BOATS.map((boat): Offer => ({ ...boat, ...asking(boat.price), boat: boat.key }));
  const fed = read.feed.boats.flatMap((boat): Offer[] => {
    const { type, length, externalId, condition = null } = boat;
    if (!type || !length) return [];
    return [{ ...boat, ...asking(boat.price), type, length, condition, owner: 'feed', boat: externalId }];
  });
  const offers = [...owned, ...fed];
  return { name: `the demo market, ${owned.length + fed.length} boats`, offers, limitsError: false };
}

const asking = (price: string) => ({ price: amountOf(price), sold: false, isMistake: false });
