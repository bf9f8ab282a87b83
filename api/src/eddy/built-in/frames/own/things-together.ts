import { boatsOf, dollarsOf } from '../../memory.ts';
import { countOf, errorOf, type Plan, say, textOf, use, useSaying } from '../../plan.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { type PricedCoins, pricedCoins } from '../offers/priced-coins.ts';
import { described } from '../search/describe.ts';

const SUM =
  /\b(?:together|altogether|combined|in total|total|totals|add(?:s|ed)? up|sum|in all|all told|how much (?:is|are|would|do|does) (?:that|it|they|those|these|all)|worth)\b/;
const COVERS =
  /\b(?:afford|cover|covers|covered|buy|buys|get|gets|pay for|pays for|reach|swing|manage|range|fits?|match(?:es)?|works?)\b/;
const BOATS = /\b(?:which|what|any|how many|show|find|boats?|anything|something)\b|_(?:saved|type|kind)_/;
const OTHER =
  /_(?:boat|make|id|ref|person|service)_|\b(?:offer|offers|offering|draft|send|write|message|tell|who|whose|owners?|sellers?|anyone|anybody|someone|nobody|agent|insurance|loan|each)\b/;

/** 'My truck, my bitcoin and the villa week: how much is that together, and which bowriders would it cover?' */
export const thingsTogetherFrame: Frame = (heard) => {
  const priced = pricedCoins(heard);
  const situation = priced?.situation ?? heard;
  const { line } = situation;
  const things = thingsIn(situation);
  const own = line.all('own').flatMap(({ named, boats }) => (named && boats.length === 1 ? boats : []));
  const cash = cashIn(situation);
  const parts = things.length + own.length + (cash ? 1 : 0) + (priced ? 2 : 0);
  if ((things.length === 0 && !priced) || parts < 2 || line.has(OTHER) || line.all('own').length > own.length)
    return undefined;
  // One thing with cash is a possible trade of its own.
  const isCovered =
    line.has(COVERS) &&
    line.has(BOATS) &&
    own.length === 0 &&
    (things.length > 1 || priced !== undefined || line.first('saved') !== undefined);
  if (!isCovered && !line.has(SUM)) return undefined;
  return {
    intent: 'reach',
    weight: 1.75,
    ...EVERYTHING,
    whole: true,
    ...(isCovered && { tells: COVERS }),
    plan: planFor(situation, { things, own: own.map(({ id }) => id), cash, bitcoin: priced?.bitcoin }, isCovered),
  };
};

/** 'Trailer plus truck, total?': things that are added up belong to the user, also without 'my'. */
const BARE_SUM =
  /^(?:(?:and|so|okay|what is|how much (?:is|are)) )*(?:(?:the|my) )?(?:_asset_|_coins_)(?: (?:plus|and|&|\+|,|the|my))+ (?:_asset_|_coins_)(?:(?: (?:plus|and|&|\+|,|the|my))+ (?:_asset_|_coins_))* ?,? ?(?:what is (?:the |that )?)?(?:in |the )?(?:total|together|altogether|combined|sum|all together|added up|in all)(?: (?:value|worth|sum))?[?.! ]*$/;

/** Things of the user's own, in their words. */
function thingsIn({ line }: Situation): string[] {
  const { chunks } = line;
  const isBare = /\b(?:plus|&)\b|\+/.test(line.text) && BARE_SUM.test(line.text);
  return chunks.flatMap(({ meaning, written, negated }, index) => {
    if (negated || (meaning?.is !== 'asset' && meaning?.is !== 'coins')) return [];
    const before = chunks.slice(Math.max(index - 3, 0), index).map(({ text }) => text);
    const isTheirs = isBare || meaning.is === 'coins' || before.some((text) => /^(?:my|our|the|this|that)$/.test(text));
    return isTheirs ? [meaning.is === 'coins' ? meaning.words : written] : [];
  });
}

function cashIn({ line }: Situation): number | undefined {
  const bound = line.all('bound').find(({ field, about }) => field === 'price' && !about);
  return line.first('money')?.value ?? bound?.bare ?? bound?.min ?? bound?.max;
}

interface Given {
  things: readonly string[];
  own: readonly number[];
  cash: number | undefined;
  bitcoin: PricedCoins | undefined;
}

function planFor(situation: Situation, { things, own, cash, bitcoin }: Given, isCovered: boolean): Plan {
  const { phrases, line } = situation;
  return ([worth, found, gap]) => {
    if (!worth)
      return use('worth_together', {
        assets: things,
        ...(own.length > 0 && { myBoatIds: own }),
        ...(cash && { cash }),
        ...(bitcoin && { bitcoin }),
      });
    const error = errorOf(worth.output);
    if (error) return say(error);
    const sum = textOf(worth.output.worth);
    const given = (worth.output.given ?? []) as { title: string; value: string }[];
    const total = phrases.worth.together(
      [
        ...given.map(({ title, value }) => `${title} (${value})`),
        ...(worth.output.cash ? [phrases.worth.inCash(textOf(worth.output.cash))] : []),
      ],
      sum,
    );
    if (!isCovered) return say(total);
    if (!found)
      return line.first('saved')
        ? use('saved_boats', { order: 'price-low' })
        : bitcoin
          ? lookingFor({ ...wishOf(situation, dollarsOf(sum)), tradeFor: ['bitcoin'] }, phrases)
          : use('search_boats', wishOf(situation, dollarsOf(sum)));
    const failed = errorOf(found.output);
    if (failed) return say(`${total} ${failed}`);
    if (!line.first('saved')) return say(`${total} ${withinText(found.output, situation)}`);
    const boats = boatsOf(found.output);
    const [cheapest] = boats;
    if (!cheapest) return say(`${total} ${phrases.noSaved}`);
    const paid = boats.filter(({ price }) => dollarsOf(price) <= dollarsOf(sum));
    if (paid.length > 0) return say(`${total} ${phrases.withFees.affordable(paid)} ${phrases.worth.ownersDecide}`);
    if (!gap) return use('prices_with_closing', { boatIds: [cheapest.id], budget: dollarsOf(sum) });
    const short = textOf(gap.output.missingAfterPrice);
    return say(
      [
        total,
        phrases.withFees.noneAffordable,
        short ? phrases.worth.closest(cheapest.title, cheapest.price, short) : '',
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
}

const lookingFor = (wish: Wish, phrases: Situation['phrases']) =>
  useSaying(phrases.lookingFor(described(without(wish, ['sort', 'notMine']), phrases)), 'search_boats', wish);

/** Limits of the boats to be had. Amounts and assets are of what the user gives. */
const wishOf = ({ line }: Situation, most: number): Wish => ({
  ...without(readWish(line).wish, [
    'minPrice',
    'maxPrice',
    'tradeFor',
    'notTradeFor',
    'notOnlyOpen',
    'allTradeFor',
    'query',
    'makes',
    'order',
  ]),
  maxPrice: most,
  notInTrade: true,
  notMine: true,
  sort: 'price-high',
});

function withinText(output: Record<string, unknown>, { phrases }: Situation): string {
  const boats = boatsOf(output);
  const [first] = boats;
  if (!first) return phrases.worth.noneWithin;
  const total = countOf(output.total);
  return [
    phrases.worth.within(total, Boolean(output.andMore)),
    phrases.dealFigures.withoutTaken,
    ...(total > boats.length ? [phrases.shown(boats.length, phrases.orders['price-high'])] : []),
    phrases.leads(first.title, first.price),
    phrases.worth.ownersDecide,
  ].join(' ');
}
