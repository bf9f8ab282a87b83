import { givenBoats } from './given-boats.ts';

interface TradeItem {
  kind: string;
  title: string;
  value: string;
  boatId?: number;
  goesTo: 'user' | 'other';
}

const itemsIn = (output: Record<string, unknown>, goesTo: TradeItem['goesTo']) =>
  ((output.items ?? []) as TradeItem[]).filter((item) => item.goesTo === goesTo);

const cashOf = (items: readonly TradeItem[]) =>
  items.reduce((sum, { kind, value }) => sum + (kind === 'cash' ? Number(value.replace(/[^\d.]/g, '')) : 0), 0);

/** Everything that the user gives in the offer as it stands. */
export function givenIn(output: Record<string, unknown>): Record<string, unknown> {
  const items = itemsIn(output, 'other');
  const assets = items.filter(({ kind }) => kind === 'asset').map(({ title }) => title);
  const cash = cashOf(items);
  return {
    ...(cash > 0 && { cash }),
    ...givenBoats(items.flatMap(({ boatId }) => (boatId === undefined ? [] : [boatId]))),
    ...(assets.length > 0 && { assets }),
  };
}

/** The boat that the user gets in it. */
export const wantedIn = (output: Record<string, unknown>): number | undefined =>
  itemsIn(output, 'user').find(({ boatId }) => boatId !== undefined)?.boatId;

/** The cash as it stands, on the side that pays it. */
export const standingCash = (output: Record<string, unknown>): { cash?: number; cashBack?: number } => {
  const { cash } = givenIn(output) as { cash?: number };
  return { ...(cash !== undefined && { cash }), ...cashBackIn(output) };
};

export function cashBackIn(output: Record<string, unknown>): { cashBack?: number } {
  const cashBack = cashOf(itemsIn(output, 'user'));
  return cashBack > 0 ? { cashBack } : {};
}
