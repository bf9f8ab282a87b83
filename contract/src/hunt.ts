import { BUDGET_IDS, type BudgetId } from '@tradewind/domain/boat-search';
import { choicesOf, type HunterAsset, translate, wordsOf } from '@tradewind/domain/trade-taxonomy';

export { BUDGETS } from '@tradewind/domain/boat-search';
export const hunterAssetChoices = choicesOf('hunter');

const BOATS_PER_PAGE = 24;

/** What the Boat Hunter is asked for: budgets are a union, and so are the assets that the visitor would give. */
export interface Hunt {
  budgets: readonly BudgetId[];
  assets: readonly HunterAsset[];
}

/** At least one of each, or there is nothing to hunt for. */
export const canHunt = ({ budgets, assets }: Hunt) => budgets.length > 0 && assets.length > 0;

/** The hunt that an address asks for; what makes no sense in it is left out. */
export function readHunt(address: URLSearchParams | string): Hunt {
  const given = new URLSearchParams(address);
  const budgets = given.getAll('budget');
  const assets = given.getAll('asset');
  return {
    budgets: BUDGET_IDS.filter((id) => budgets.includes(id)),
    assets: wordsOf('hunter').filter((id) => assets.includes(id)),
  };
}

/** The one way to write a hunt into an address: `budget=25k-50k&asset=boats&asset=crypto`. */
export function huntAddress({ budgets, assets }: Hunt): string {
  return new URLSearchParams([...named('budget', budgets), ...named('asset', assets)]).toString();
}

/** The first page of a hunt, as the API is asked for it. The API knows assets by the words of a listing. */
export function firstHuntPage({ budgets, assets }: Hunt): string {
  const filter = new URLSearchParams([
    ...named('budget', budgets),
    ...named('tradeFor', translate([...assets], 'hunter', 'listing')),
    ['limit', String(BOATS_PER_PAGE)],
  ]);
  return `/api/boats?${filter}`;
}

const named = (name: string, values: readonly string[]) => values.map((value): [string, string] => [name, value]);
