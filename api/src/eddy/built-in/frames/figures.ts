import type { Facet } from '@tradewind/contract/eddy-tools';
import { dollarsOf } from '../memory.ts';
import { ask, countOf, inTurn, type Plan, textOf } from '../plan.ts';
import { refined, without } from '../reading/refined-wish.ts';
import { readWish, type Wish } from '../reading/wish.ts';
import { type Frame, type Situation, strongest } from '../situation.ts';
import { described } from './describe.ts';
import { extremePlans } from './extremes.ts';
import { searchPlan } from './search-plan.ts';
import { groupsOf, nameOf, partOf, partPlan, SHARE, shareOf, shareText } from './shares.ts';
import { isTrivia } from './trivia.ts';

const AVERAGE: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:average|mean|median|typical|usual|avg)(?: \w+)? (?:price|cost|asking|length|size|year|age|hours|_type_)|\b(?:price|cost|asking|length|hours)\b.*\bon average\b|\bon average\b/,
    1.1,
  ],
  [
    /\bhow much (?:do|does|are|is|would) (?:a |an |the |most )?(?:\w+ )?(?:_type_|_make_|boats?)(?: \w+)?(?: (?:cost|go for|sell for|run|usually|typically|here|_place_)| \?|$)|\bwhat (?:do|does) (?:a |an )?(?:_type_|_make_)(?: \w+)? (?:cost|go for|sell for|run)\b|\b(?:price range|range of prices|prices?) (?:for|of|on) (?:a |an |the )?(?:_type_|_make_|boats)|\bwhat (?:are|is) (?:the )?(?:going )?(?:price|prices|rate) (?:for|of) (?:a |an )?(?:_type_|_make_|boats)/,
    1.05,
  ],
];
/** The other figure of the same boats: 'and the median?'. */
const AGAIN =
  /^(?:(?:and|or|so|okay|what about|how about|what is|,) )*(?:(?:the|their|its) )?(?:average|mean|median|typical|avg)(?: (?:one|price|cost|of (?:them|those|these)|then))*[?.! ]*$/;
/** The same figure of other boats: 'and in Texas?'. */
const OTHERS =
  /^(?:(?:and|or|so|okay|what about|how about|for|of|in|the|just|only) )*(?:_(?:type|place|make|bound|kind)_(?: (?:in|and|,|only|ones|alone))? ?)+[?.! ]*$/;
const COUNT: readonly (readonly [RegExp, number])[] = [
  [
    /\bhow many (?!(?:unread|new|more) (?:messages|notifications|chats)|unread|notifications|chats|conversations|times|hours|people|miles|views|services|free|messages|trades|offers|passengers|engines|sellers|owners are|users|members|photos|does|can|could|fits?|ride)/,
    1.05,
  ],
  [/\b(?:number|count|amount) of (?:_type_|_make_|boats|listings)|\bcount (?:the |all |how |up |boats|_type_)/, 0.95],
];
const EACH = '(?:by|per|in each|in every|in any|for each|of each|of every|from each|each|every|across (?:the|all))';
const NAMED: Record<'type' | 'state' | 'make', string> = {
  type: 'types?|kinds?|categor(?:y|ies)',
  state: 'states?|locations?',
  make: 'makes?|brands?|builders?|manufacturers?|makers?',
};
const ranks =
  '(?:most|fewest|least|popular|common|cheapest|priciest|_sort_|more|average|represented|biggest selection)';
const asksFor = (names: string) =>
  new RegExp(
    `\\b${EACH} (?:${names})\\b|\\b(?:what|which|whose) (?:boat )?(?:${names})\\b.*\\b${ranks}|\\b${ranks} (?:listed |offered |advertised |numerous )?(?:boat )?(?:${names})\\b|\\bhow many (?:different )?(?:boat )?(?:${names})\\b`,
  );
const BY: readonly [RegExp, Facet][] = [
  [
    new RegExp(`${asksFor(NAMED.type).source}|\\bhow many (?:boats )?of each(?! (?:${NAMED.state}|${NAMED.make})\\b)`),
    'type',
  ],
  [new RegExp(`${asksFor(NAMED.state).source}|\\bwhere are most\\b`), 'state'],
  [new RegExp(`${asksFor(NAMED.make).source}|\\b(?:what|which) (?:makes|brands|builders|manufacturers)\\b`), 'make'],
  [
    /\b(?:who|which (?:owner|seller|member|person)|what (?:owner|seller|member))\b.*\b(?:most|biggest|largest|fewest)\b(?: number of)?(?: \w+)? (?:boats|listings|ads|_type_|yachts)|(?:\b(?:biggest|largest|top|most active)|_sort_) (?:owner|seller|lister)s?\b|\b(?:by|per|each) (?:owner|seller)\b|\bwho (?:has|lists|owns|offers|sells) (?:the )?most\b/,
    'owner',
  ],
  [/\b(?:by|per|each) condition\b/, 'condition'],
  [/\b(?:by|per|each) fuel(?: type)?\b/, 'fuel'],
  [/\b(?:by|per|each) (?:model )?year\b/, 'year'],
];
/** 'More boats in Texas or Florida', 'how many bowriders and how many dual consoles', 'what share'. */
const AGAINST: readonly [RegExp, Facet][] = [
  [/\bmore (?:\w+ )?_type_ (?:or|than) _type_|\bhow many _type_ and (?:how many )?_type_/, 'type'],
  [/\bmore .*_place_ (?:or|than) _place_|\bhow many .*_place_ and (?:how many )?_place_/, 'state'],
  [/\bmore _make_ (?:or|than) _make_|\bhow many _make_ and (?:how many )?_make_/, 'make'],
];
const USES = [
  'type',
  'kind',
  'place',
  'bound',
  'money',
  'make',
  'boat',
  'fuel',
  'engine',
  'power',
  'condition',
  'asset',
  'feature',
  'lowhours',
  'sort',
  'ref',
] as const;
const WORDS =
  /\b(?:how|many|much|average|price|of|the|a|do|you|have|there|are|is|boats?|in|on|what|which|cost|number|count|listed|for|sale|site|here|by|type|state|make|brands?|each|typical|most|range|go|take|takes|accept|owners?|sellers?|who|listings?|median|market|cheapest|name|fewest|common|popular|percentage|percent|share|states?|types?|makes?|builders?|different|carry|has|more|than|usually|typically)\b/;

/** Counts, averages and counts by type, state or make. */
export const figuresFrame: Frame = (situation) => {
  const { line, memory, phrases } = situation;
  if (line.has(/\byour (?:percentage|percent|cut|commission|fee|share)\b/)) return undefined;
  const against = AGAINST.find(([pattern]) => pattern.test(line.text))?.[1];
  const share = SHARE.test(line.text) ? shareOf(situation) : undefined;
  const call = memory.last?.calls.at(-1);
  const before = call?.name === 'boat_statistics' && line.has(OTHERS) ? call.input : undefined;
  const facet =
    share?.facet ??
    against ??
    BY.find(([pattern]) => pattern.test(line.text))?.[1] ??
    (before?.by as Facet | undefined);
  const isAgain = (memory.search !== undefined && line.has(AGAIN)) || (before && before.by === undefined);
  const average = isAgain ? 1.15 : strongest(line, AVERAGE);
  const count = strongest(line, COUNT);
  const isShare = SHARE.test(line.text) && line.has(/_(?:type|make|place|bound|money|asset|feature|condition|fuel)_/);
  if ((!facet && average === 0 && count === 0 && !isShare) || (isTrivia(line) && !isShare)) return undefined;
  // 'How many cars' are no boats that are taken for cars.
  if (
    !facet &&
    line.first('asset') &&
    !line.has(/\b(?:boats?|listings?|owners?|sellers?|take|takes|accept\w*|want|wants)\b|_type_|_make_/)
  )
    return undefined;
  const ofThese =
    line.has(/\b(?:these|those|them|they|that)\b/) ||
    (!line.has(/\bboats?\b|_type_|_make_|_kind_|\blistings?\b/) && memory.search !== undefined);
  const { wish: said, loosely } = readWish(line);
  const base =
    ofThese && memory.search ? without(memory.search, ['cursor', 'limit', 'sort', 'order'] as (keyof Wish)[]) : {};
  const wish = without(refined(base, said), ['sort', 'order', 'limit']);
  // 'The average price of those' keeps their limits; of a type alone it is that of all of them.
  const general = line.has(/\b(?:these|those|them|they)\b/)
    ? wish
    : without(wish, ['minPrice', 'maxPrice'].filter((name) => !(name in said)) as (keyof Wish)[]);
  const remark = loosely.map(({ word, types }) => phrases.looselyListed(word, types)).join(' ');
  const part = SHARE.test(line.text) ? partOf(situation, wish) : undefined;
  const plan: Plan = part
    ? partPlan(part, wish, phrases)
    : share
      ? ask('boat_statistics', { ...without(wish, share.keys), by: share.facet }, (output) =>
          shareText(output, share.name, phrases),
        )
      : facet
        ? ask('boat_statistics', { ...wish, by: facet }, (output) => groupText(output, facet, situation))
        : average > 0
          ? inTurn([
              ask(
                'boat_statistics',
                general,
                (output) => [averageText(output, general, situation), remark].filter(Boolean).join(' '),
                phrases.lookingFor(described(general, phrases)),
              ),
              ...extremePlans(line, general, phrases),
            ])
          : inTurn([
              searchPlan({ wish, counting: true, remarks: remark }, phrases),
              ...(line.all('sort').some(({ count: number }) => number) ? [] : extremePlans(line, wish, phrases)),
            ]);
  const weight = Math.max(average, count, share || part ? 1.3 : facet ? 1.1 : 0);
  return { intent: 'figures', weight, uses: [...USES], words: WORDS, plan };
};

function averageText(output: Record<string, unknown>, wish: Wish, { line, phrases }: Situation): string {
  const total = countOf(output.total);
  if (total === 0) return `${phrases.nothing} ${phrases.nothingAdvicePlain}`;
  const boats = described(wish, phrases);
  const other = line.has(/\b(?:length|size|long)\b/)
    ? output.averageLength && phrases.averageOther.length(countOf(output.averageLength))
    : line.has(/\b(?:year|age|old)\b/)
      ? output.averageYear && phrases.averageOther.year(countOf(output.averageYear))
      : line.has(/\bhours\b/)
        ? output.averageEngineHours && phrases.averageOther.hours(countOf(output.averageEngineHours))
        : undefined;
  const isMedian = line.has(/\bmedian\b/);
  if (other) return [phrases.found(total, false), other, isMedian ? phrases.noMedian : ''].filter(Boolean).join(' ');
  const lowest = textOf(output.lowestPrice);
  if (total === 1) return phrases.averageOne(boats, lowest);
  if (isMedian && !line.has(/\b(?:average|mean)\b/))
    return phrases.medianOf(boats, total, textOf(output.medianPrice), textOf(output.averagePrice));
  return phrases.average(
    boats,
    total,
    textOf(output.averagePrice),
    textOf(output.medianPrice),
    lowest,
    textOf(output.highestPrice),
  );
}

/** Names the group in question first: the one with most or fewest boats, or the lowest prices. */
function groupText(output: Record<string, unknown>, facet: Facet, { line, phrases }: Situation): string {
  const groups = groupsOf(output);
  const total = countOf(output.total);
  const [first] = groups;
  if (total === 0 || !first) return `${phrases.nothing} ${phrases.nothingAdvicePlain}`;
  const cheap = line.all('sort').some(({ by }) => by === 'price-low');
  const average = line.has(/\b(?:average|mean|typical)\b|\bon average\b/);
  if (cheap || average) {
    const price = average ? 'averagePrice' : 'lowestPrice';
    const sorted = [...groups].sort((a, b) => dollarsOf(a[price]) - dollarsOf(b[price]));
    const names = sorted.slice(0, 6).map((group) => `${nameOf(group)} (${group[price]})`);
    return phrases.groupedPrices(average, names, groups.length > names.length);
  }
  const names = groups.slice(0, 4).map((group) => `${nameOf(group)} (${group.boats})`);
  const all = phrases.grouped(total, names, countOf(output.numberOfGroups) > names.length);
  const last = groups.at(-1);
  const top = groups.filter(({ boats }) => boats === first.boats).map(nameOf);
  const least = groups.filter(({ boats }) => boats === last?.boats).map(nameOf);
  if (line.has(/\b(?:fewest|least)\b/) && last) return `${phrases.fewestIn(least.slice(0, 6), last.boats)} ${all}`;
  if (line.has(/\b(?:most|more|popular|common)\b/)) return `${phrases.mostIn(top.slice(0, 6), first.boats)} ${all}`;
  return line.has(
    /\bhow many (?:different )?(?:boat )?(?:brands?|makes?|types?|kinds?|states?|builders?|manufacturers?)\b/,
  )
    ? `${phrases.numberOf(facet, countOf(output.numberOfGroups))} ${all}`
    : all;
}
