import { boatsOf, dollarsOf } from '../../memory.ts';
import { BELOW_THING } from '../../phrases/below-thing.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import type { Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { inGarage, saidIn } from './reach.ts';

const MONEY = '(?:cash|money|change|dollars|the (?:difference|rest|balance))';
/** Money that should come back, without an amount. */
const BACK = new RegExp(
  `\\b(?:get|getting|receive|have|some|walk away with|want|end up with|left with|plus|and|with|take|pocket|keep)(?: (?:some|a bit of|a little|my|extra))* ${MONEY}(?: (?:back|left(?: over)?|too|as well|out|to me|on top|in (?:my )?(?:pocket|return|hand)|from (?:it|them|the owner)))|\\b(?:get|walk away with|end up with|pocket) (?:some |extra )?(?:cash|money|change)\\b|\\bcash ?(?:- )?(?:back|out)\\b`,
);
const LESS =
  /\b(?:cheaper|less|lower|costs? less|worth less|asking less|under|below)(?: than| expensive than)? (?:what )?(?:my|our) (?:\w+ )?_asset_/;
const TRADES = /\b(?:trade|trading|swap|swapping|exchange|give|get|take|takes|for|anything|something|boats?)\b/;

/** 'Anything for my tractor with money back': boats that ask less than the thing, whose owners take such things. */
export const belowThingFrame: Frame = (situation) => {
  const { line } = situation;
  const asset = line.chunks.find(({ meaning, negated }) => meaning?.is === 'asset' && !negated);
  if (asset?.meaning?.is !== 'asset' || !line.has(/\b(?:my|our) (?:\w+ )?_asset_/)) return undefined;
  if (line.all('ref').some(({ ref }) => ref.by !== 'owner')) return undefined;
  if (line.has(/_(?:boat|make|id|person|own|money|coins|n)_/) || !TRADES.test(line.text)) return undefined;
  if (!BACK.test(line.text) && !LESS.test(line.text)) return undefined;
  return {
    intent: 'reach',
    weight: 1.8,
    ...EVERYTHING,
    whole: true,
    plan: planFor(situation, `my ${asset.written}`, asset.meaning.key),
  };
};

function planFor(
  { line, phrases, language }: Situation,
  thing: string,
  key: NonNullable<Wish['tradeFor']>[number],
): Plan {
  const said = BELOW_THING[language];
  return ([garage, found]) => {
    if (!garage) return use('my_garage');
    const mine = inGarage(garage.output, thing);
    if (!mine) return say(errorOf(garage.output) ?? phrases.notInGarage);
    const value = dollarsOf(mine.value);
    const wish: Wish = { ...saidIn(line), tradeFor: [key], maxPrice: value - 1, notMine: true, sort: 'price-high' };
    if (!found) return use('search_boats', wish);
    const [first] = boatsOf(found.output);
    const error = errorOf(found.output);
    if (error || !first) return say(error ?? said.none(mine.name, mine.value));
    return say(
      [
        said.found(mine.name, mine.value, countOf(found.output.total)),
        said.nearest(first.title, first.price),
        said.ownerDecides,
      ].join(' '),
    );
  };
}
