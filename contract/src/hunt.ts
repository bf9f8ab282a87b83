import { BUDGET_IDS, type BudgetId } from '@tradewind/domain/boat-search';
import { choicesOf, type HunterAsset, translate, wordsOf } from '@tradewind/domain/trade-taxonomy';

export { BUDGETS } from '@tradewind/domain/boat-search';
export const hunterAssetChoices = choicesOf('hunter');

const BOATS_PER_PAGE = 24;

/** The choices in the Boat Hunter. A boat must match any of the budgets and any of the offered assets. */
export interface Hunt {
  budgets: readonly BudgetId[];
  assets: readonly HunterAsset[];
}

/** A hunt needs at least one budget and one asset. */
export const canHunt = ({ budgets, assets }: Hunt) => budgets.length > 0 && assets.length > 0;

/** Parses a query string and ignores invalid values. */
export function readHunt(address: URLSearchParams | string): Hunt {
  const given = new URLSearchParams(address);
  const budgets = given.getAll('budget');
  const assets = given.getAll('asset');
  return {
    budgets: BUDGET_IDS.filter((id) => budgets.includes(id)),
    assets: wordsOf('hunter').filter((id) => assets.includes(id)),
  };
}

/** The canonical query string of a hunt: `budget=25k-50k&asset=boats&asset=crypto`. */
export function huntQueryString({ budgets, assets }: Hunt): string {
  return new URLSearchParams([...named('budget', budgets), ...named('asset', assets)]).toString();
}

/** Writes a hunt as a filter of the API, which expects assets as listing keys. Each response links to the next page. */
export function filterOfHunt({ budgets, assets }: Hunt) {
  return { budget: budgets, tradeFor: translate([...assets], 'hunter', 'listing'), limit: BOATS_PER_PAGE };
}

const named = (name: string, values: readonly string[]) => values.map((value): [string, string] => [name, value]);
