import { categoryLabel } from '@tradewind/contract/trade-words';
import { boatsOf, type KnownBoat } from '../../memory.ts';
import { withOwnSaid } from '../../own-said.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { countOf, errorOf, inTurn, type Plan, remarked, say, textOf, use, useSaying } from '../../plan.ts';
import { dollarsBeside } from '../../reading/numbers/cash-beside.ts';
import type { Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Interpretation, type Situation, strongest } from '../../situation.ts';
import { described } from '../search/describe.ts';
import { foundText, nothingText } from '../search/search-plan.ts';
import { assetsIn } from './offered-things.ts';

const WHO: readonly (readonly [RegExp, number])[] = [
  [/\bmatch(?:es)? (?:for|with|to) _own_/, 1.2],
  [
    /\b(?:swaps?|trades?|trading|swapping|exchanges?)(?: (?:options?|partners?|candidates?|ideas?|possibilities|opportunities|chances))? (?:for|with|against) _own_[?.! ]*(?:please)?$/,
    1.2,
  ],
  [/\bwhat (?:could|can|would|will|might|does|do) (?:my )?_(?:coins|asset)_ (?:get|buy|fetch|bring)\b/, 1],
  [/\bwhat (?:could|can|would|will|might|does) _own_ (?:get|buy|trade|be good)\b/, 1],
  [
    /\bwho (?:would|might|could|will|wants to|is willing to|else would)? ?(?:\w+ ){0,2}(?:trade|swap|take|exchange|want|buy _own_)\b(?! (?:place|care))|\btrade partners?\b|\b(?:would|might|will|does|do) (?:anyone|anybody|someone|somebody) (?:\w+ )?(?:trade|swap|take|want)\b|\b(?:anyone|anybody|someone|owners?) (?:who )?(?:would |to |wants to |interested in |willing to )?(?:trade|swap|trading|swapping|willing)\b/,
    0.95,
  ],
  [
    /\b(?:which|what|any|are there) owners? (?:who |that )?(?:would|might|could|will|wants?|is willing to|are willing to) ?(?:\w+ ){0,2}(?:take|want|accept|trade|swap|have)?\b.*_own_|\b(?:anyone|anybody|someone|somebody|people|owners?|who) (?:here |out there )?(?:who |that )?(?:is |are )?(?:wants?|takes?|wanting|accepts?|interested in|after|keen on|looking for) _own_/,
    1.05,
  ],
  [
    /\b(?:find|get|show|suggest|any)(?: me)?(?: a| some| any| good| the best)* (?:trades?|matches|swaps?|match)\b(?! in)(?: (?:for|with) (?:me|_own_))?|\bmatch(?:es)? (?:for|with) (?:me|_own_)\b/,
    0.9,
  ],
  [
    /\bwhat (?:could|can|would|might) (?:i|we) (?:get|trade|swap)\b.*(?:_own_|_asset_|_coins_|\bfor it\b|\bfor mine\b|$)/,
    1,
  ],
  [
    /_asset_ (?:\S+ ){0,4}\b(?:worth|valued)\b.*\b(?:what|which) (?:kinds? of |sorts? of )?boats? (?:could|can|would|might) (?:i|we|that|it) (?:get|buy|trade|swap|fetch|have)\b/,
    1.3,
  ],
  [
    /\b(?:trade|swap) _own_(?: (?:for|away|with) (?:something|anything|what)?)?[?.! ]*$|\bwho (?:is|are) (?:interested|a match)\b|\bwhat is _own_ (?:good )?(?:for )?in trade\b/,
    0.9,
  ],
];

/** Owners for something of the user's that is no boat: 'who would take my tractor'. */
const FOR_THING =
  /\b(?:who|which owners?|what owners?|owners? (?:who|that)|anyone|anybody|somebody|someone|whose)\b.{0,80}\b(?:takes?|wants?|accepts?|trades?|swaps?|interested in|goes? for|likes?|has use for)\b.{0,80}\bmy\b/;

/** Asks for what things other than boats are good for: 'my pasture plus 40k, what does that get me'. */
const GETS =
  /\bwhat (?:boats? )?(?:could|can|would|might|does|do|will) (?:i|we|that|it|this|those|they|you)(?: \w+)? (?:get|gets|buy|buys|trade|bring|fetch|swap)\b/;

const ONLY_AMOUNT =
  /^(?:(?:about|around|roughly|maybe|say|like|it is|they are|that is|i would say|i guess|worth|probably|,) )*_(?:money|bound|n)_(?: (?:or so|roughly|total|in all|i guess|i think|probably))*[.! ]*$/;

/** The worth of something, right after Eddy asked for it. */
function worthTold({ line, memory, phrases }: Situation): Interpretation | undefined {
  const asked = memory.last?.calls.findLast(({ name }) => name === 'who_would_trade');
  if (asked?.name !== 'who_would_trade' || !errorOf(asked.output) || !asked.input.asset || !line.has(ONLY_AMOUNT))
    return undefined;
  const bound = line.all('bound').find(({ field }) => field === 'price');
  const said = line.first('money')?.value ?? bound?.max ?? line.first('n')?.value;
  if (said === undefined) return undefined;
  const middle = bound?.about && bound.min !== undefined ? Math.round((bound.min + said) / 2) : said;
  const value = middle < 1_000 ? middle * 1_000 : middle;
  return {
    intent: 'partners',
    weight: 1.4,
    ...EVERYTHING,
    plan: partnersPlan({ ...asked.input, value }, phrases),
  };
}

/** Asks for what an amount of coins is good for. */
const BUYS =
  /\bwhat (?:boats? )?(?:could|can|would|might|does|do|will) (?:i|we|that|it|this|they|(?:my )?_coins_)(?: \w+)? (?:get|gets|buy|buys|afford|bring|fetch)\b/;

/** Owners who would trade with the user. */
export const partnersFrame: Frame = (heard) => {
  const told = worthTold(heard);
  if (told) return told;
  const situation = withOwnSaid(heard);
  const { line, phrases } = situation;
  const thing = thingIn(situation);
  const asset = line.first('asset')?.key ?? line.first('coins')?.asset;
  const cash = dollarsBeside(line);
  const isWhole =
    (line.has(GETS) && (thing !== undefined || (asset !== undefined && cash !== undefined))) ||
    (line.has(BUYS) && line.first('coins') !== undefined);
  const weight = Math.max(
    strongest(line, WHO),
    isWhole ? (line.first('coins') ? 1.5 : 1.3) : thing === undefined ? 0 : 1.05,
  );
  if (weight === 0) return undefined;
  if (line.has(/\bboats? (?:_type_ )?_bound_|_type_ _bound_/)) return undefined;
  // A limit of prices is one for the boats, not the worth of what the user has.
  if (
    asset &&
    cash === undefined &&
    !line.has(/\bworth\b|\bvalued?\b/) &&
    line.all('bound').some(({ field, about, min, max }) => field === 'price' && !about && min !== max)
  )
    return undefined;
  // 'Who would trade their yacht for land' searches for yachts.
  if (asset && line.has(/\b(?:their|his|her|a|an|some) _(?:type|kind)_/)) return undefined;
  // 'Who takes a car? Over 30 feet, under 200k' limits the boats.
  if (
    asset &&
    !line.has(/\bworth\b|\bvalued?\b/) &&
    line.all('bound').some(({ field, about }) => field !== 'price' && !about)
  )
    return undefined;
  const value = cash === undefined || line.has(/\b(?:worth|valued|appraised)\b/) ? valueIn(line, cash) : undefined;
  const own = line.first('own');
  const who = line.has(/\bwho|anyone|anybody|someone|what (?:could|can|would|might)/);
  if (
    asset &&
    value === undefined &&
    cash === undefined &&
    thing === undefined &&
    !isWhole &&
    !line.has(
      /\bwho (?:would|might|could|will|wants)\b|\bwhat (?:could|can|would|might) (?:i|we) get\b|\bwhat (?:could|can|would|will|might|does|do) (?:my )?_(?:coins|asset)_ (?:get|buy|fetch|bring)\b/,
    )
  )
    return undefined;
  if (
    !asset &&
    !own &&
    thing === undefined &&
    !line.has(/\bwith me\b|\bfor me\b|\bpartners?\b|\bmatch(?:es)?\b|\btrades?\b|\bi (?:get|trade)\b|\bswap with\b/) &&
    !who
  )
    return undefined;
  if (!asset && line.has(/_type_|_place_/) && !own) return undefined;
  const coins = line.first('coins');
  const place = placeIn(situation);
  const given = asset
    ? {
        asset,
        ...(coins && value === undefined && { coins: coins.amount }),
        ...(value !== undefined ? { value: worth(situation, value) } : thing !== undefined && { thing }),
        ...(cash !== undefined && { cash }),
      }
    : own?.named && own.boats.length === 1 && own.boats[0]
      ? { myBoatId: own.boats[0].id }
      : thing !== undefined
        ? { thing, ...(cash !== undefined && { cash }) }
        : {};
  const input = { ...given, ...(place && { states: place.states }) };
  return {
    intent: 'partners',
    weight,
    whole: isWhole,
    uses: [
      'asset',
      'own',
      ...(asset || thing ? (['money', 'bound'] as const) : []),
      'coins',
      ...(place ? (['place'] as const) : []),
      'quantity',
      ...(thing ? (['strange'] as const) : []),
      ...(own?.named ? (['boat', 'make'] as const) : []),
    ],
    words:
      /\b(?:who|would|trade|swap|with|me|take|want|my|find|matches|for|boat|anyone|what|could|i|get|it|worth|about|partners?|own|have|a|an)\b/,
    ...(isWhole && { whole: true }),
    plan: remarked(
      Object.keys(given).length === 0
        ? ownPartners(situation, input, place?.label)
        : partnersPlan(input, phrases, place?.label),
      unusedOwn(heard, 'asset' in given || 'thing' in given),
    ),
  };
};

const MOST_OWN = 3;

/** Partners for each of the user's boats, if they named none and have only a few. */
function ownPartners({ own, phrases }: Situation, input: Record<string, unknown>, place: string | undefined): Plan {
  if (own.length < 2 || own.length > MOST_OWN) return partnersPlan(input, phrases, place);
  return inTurn(
    own.map(({ id }) => partnersPlan({ ...input, myBoatId: id }, phrases, place)),
    () => false,
  );
}

/** One's own boats beside another thing: the trades are those for the thing alone. */
function unusedOwn({ line, own, phrases }: Situation, isThing: boolean): string {
  const mine = line.chunks.flatMap(({ meaning, written, negated }) =>
    !negated &&
    ((meaning?.is === 'own' && meaning.named) ||
      ((meaning?.is === 'boat' || meaning?.is === 'make') &&
        meaning.boats.some(({ id }) => own.some((boat) => boat.id === id))))
      ? [written]
      : [],
  );
  return isThing && mine.length > 0 ? phrases.unused(mine) : '';
}

/** The amount that is not the cash beside it. */
const valueIn = (line: Situation['line'], cash: number | undefined): number | undefined =>
  line.all('money').find(({ value }) => value !== cash)?.value ??
  line.all('bound').find(({ field, max }) => field === 'price' && max !== cash)?.max;

/** The states that the boats must be in. */
function placeIn({ line }: Situation): { label: string; states: readonly string[] } | undefined {
  const places = line.chunks.flatMap(({ meaning, negated }) => (meaning?.is === 'place' && !negated ? [meaning] : []));
  const states = places.flatMap(({ states, location, towns }) => (location || towns ? [] : (states ?? [])));
  return states.length > 0 ? { label: places.map(({ label }) => label).join(', '), states } : undefined;
}

/** Something of the user's by more words than the name of its kind. */
function thingIn(situation: Situation): string | undefined {
  const { line } = situation;
  if (!(line.has(FOR_THING) || line.has(GETS)) || line.first('own')) return undefined;
  const kind = line.chunks.find(({ meaning }) => meaning?.is === 'asset')?.written.toLowerCase();
  return assetsIn(situation).find((words) => words.startsWith('my ') && words.toLowerCase() !== `my ${kind}`);
}

/** 'Around 90k' is read as a range; its middle was said. */
function worth({ line }: Situation, value: number): number {
  const bound = line.all('bound').find(({ field }) => field === 'price');
  return bound?.about && bound.min !== undefined && bound.max !== undefined
    ? Math.round((bound.min + bound.max) / 2)
    : value;
}

type Partner = KnownBoat & { why: string; valueGap: string; whoPaysTheGap: string };

export function partnersPlan(input: Record<string, unknown>, phrases: Phrases, place?: string): Plan {
  const among = { notMine: true, ...(input.states ? { states: input.states as NonNullable<Wish['states']> } : {}) };
  return (done) => {
    const [last, search] = done;
    if (!last) return useSaying(phrases.partnersSearch, 'who_would_trade', input);
    const error = errorOf(last.output);
    // Owners who take such a thing can be told before anybody knows its worth.
    if (error && isThing(input.asset) && !input.value && !input.cash && ASKS_WORTH.test(error)) {
      const wish = { ...among, tradeFor: [input.asset] } as Wish;
      if (!search) return useSaying(phrases.lookingFor(described(wish, phrases)), 'search_boats', wish);
      const isFound = countOf(search.output.total) > 0;
      return say(
        isFound ? `${foundText(wish, search.output, phrases)} ${phrases.worthAsked}` : nothingText(wish, phrases),
      );
    }
    if (error) return say(phrases.partnersRefused(error));
    const [best] = boatsOf(last.output) as Partner[];
    const offering = `${textOf(last.output.offering)} (${textOf(last.output.worth)})`;
    const takes = last.output.ownTakes as string[] | undefined;
    if (!best && takes && !takes.some((one) => TAKES_BOATS.has(one))) {
      if (!search) return use('boat_statistics', { ...among, tradeFor: ['boats'] });
      const title = textOf(last.output.offering);
      return say(
        countOf(search.output.total) > 0
          ? phrases.ownWantsNoBoats(title, takes)
          : phrases.noSwapEither(title, takes, place),
      );
    }
    const left = countOf(last.output.leftOutByWants);
    const wants = left > 0 ? phrases.leftOutByWants(left) : '';
    const nobody = last.output.upTo
      ? phrases.dealFigures.noneUpTo(offering, textOf(last.output.upTo))
      : phrases.noPartner(offering);
    const isKind = isThing(input.asset) && !place && !last.output.upTo;
    if (!best && isKind && !search)
      return use('search_boats', { notMine: true, tradeFor: [input.asset], notOnlyOpen: true, sort: 'price-low' });
    const others = isKind && search ? boatsOf(search.output) : [];
    if (!best && others.length > 0)
      return say([nobody, phrases.atOtherPrices(others), wants].filter(Boolean).join(' '));
    if (!best) return say([nobody, wants, place ? phrases.onlyIn(place) : ''].filter(Boolean).join(' '));
    const total = countOf(last.output.total);
    const found = phrases.partners(
      total,
      offering,
      best.title,
      best.price,
      best.owner,
      best.why,
      gapText(best, phrases),
    );
    const upTo = last.output.upTo ? phrases.dealFigures.upTo(textOf(last.output.upTo)) : '';
    return say([found, upTo, wants, place ? phrases.onlyIn(place) : ''].filter(Boolean).join(' '));
  };
}

/** Of coins, the number says what they are worth. */
const isThing = (asset: unknown) => asset !== undefined && asset !== 'bitcoin' && asset !== 'cryptocurrency';
const ASKS_WORTH = /\bworth\b.*\?$/;
const TAKES_BOATS: ReadonlySet<string> = new Set([categoryLabel('boats'), categoryLabel('open_to_offers')]);

function gapText({ valueGap, whoPaysTheGap }: Partner, phrases: Phrases): string {
  if (whoPaysTheGap === 'nobody') return phrases.evenTrade;
  return whoPaysTheGap === 'you' ? phrases.youAdd(valueGap) : phrases.ownerAdds(valueGap);
}
