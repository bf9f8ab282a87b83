import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Dealings, ItemInTrades } from '@tradewind/contract/trades';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { EVERY_TRADE } from '../trade-queries.ts';

const onEachVisit = { refetchOnMount: 'always', staleTime: 0 } as const;

/** The reader's own items in open offers and agreed trades. */
const itemsInTradesQuery = queryOptions<ItemInTrades[]>({ queryKey: [...EVERY_TRADE, 'items'], ...onEachVisit });

export type OwnItem = Pick<ItemInTrades, 'kind' | 'id'>;

const isSame = (one: OwnItem, other: OwnItem) => one.kind === other.kind && one.id === other.id;

/** How one of the reader's own items is bound. Undefined while that is not known. */
export function useItemInTrades(item: OwnItem): Pick<ItemInTrades, 'offers' | 'tradeId'> | undefined {
  const { user } = useCurrentUser();
  const { data } = useQuery({ ...itemsInTradesQuery, enabled: user !== null });
  return data && (data.find((one) => isSame(one, item)) ?? { offers: 0, tradeId: null });
}

/** All of the reader's own items that are in open offers or agreed trades; none while that is not known. */
export const useItemsInTrades = (): readonly ItemInTrades[] => useQuery(itemsInTradesQuery).data ?? [];

/** How many open offers a change of the item ends: none where an agreed trade refuses it. A failure to find out keeps nobody from going on. */
export async function countEndingOffers(client: QueryClient, item: OwnItem): Promise<number> {
  const items = await client.fetchQuery(itemsInTradesQuery).catch(() => []);
  const bound = items.find((one) => isSame(one, item));
  return bound === undefined || bound.tradeId !== null ? 0 : bound.offers;
}

/** The dealings of the reader with somebody else. */
export const dealingsQuery = (userId: string) =>
  queryOptions<Dealings>({ queryKey: [...EVERY_TRADE, 'with', userId], ...onEachVisit });

/** Tells before somebody acts what that ends; nothing where it ends nothing. */
export const endsOffersText = (offers: number): string =>
  offers === 0 ? '' : ` This ends ${offers} open ${offers === 1 ? 'offer' : 'offers'}.`;

/** Counts everything that the page of offers shows: the agreed trade besides the open offers. */
export function offersLabel(bound: Pick<ItemInTrades, 'offers' | 'tradeId'> | undefined): string {
  const shown = (bound?.offers ?? 0) + (bound?.tradeId ? 1 : 0);
  return shown === 0 ? 'Offers' : `Offers (${shown})`;
}
