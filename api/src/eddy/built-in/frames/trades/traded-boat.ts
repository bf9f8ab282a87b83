import { errorOf, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { type FinishedTrade, finishedText } from './finished-text.ts';

/** Orders, searches and comparisons, in which a name may mean boats of the market. */
const OTHER =
  /\b(?:offer|offers|bid|bids|find|search|show me|similar|like|compare|than|or|tell|ask|message|write|looking for|want|worth|list|relist|sell my)\b|_(?:type|asset|money|bound|place|sort|person)_/;

/** The boat of a settled trade by its name, which the catalog no longer has: it must not be denied. */
export const tradedBoatFrame: Frame = (situation) => {
  const { line, deals, phrases } = situation;
  const named = boatsNamed(situation);
  const meant = deals.filter(
    ({ list, boats }) => list === 'closed' && boats.some(({ boatId }) => named.includes(boatId)),
  );
  if (meant.length === 0 || line.has(OTHER)) return undefined;
  return {
    intent: 'trades',
    weight: 0.85,
    ...EVERYTHING,
    plan: ([told]) => {
      if (!told) return use('my_closings');
      const finished = ((told.output.finished ?? []) as FinishedTrade[]).filter(({ tradeId }) =>
        meant.some((deal) => deal.tradeId === tradeId),
      );
      return say(errorOf(told.output) ?? finishedText(finished, phrases, true));
    },
  };
};

/** Boats that are known by a trade only: those of the catalog have a price. */
const boatsNamed = ({ line }: Situation): number[] => [
  ...line.all('boat').flatMap(({ boats }) => boats.flatMap(({ id, price }) => (price === undefined ? [id] : []))),
  ...line.all('own').flatMap(({ named, boats }) => (named ? boats.map(({ id }) => id) : [])),
];
