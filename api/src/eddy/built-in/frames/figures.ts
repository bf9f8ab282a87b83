import type { Facet } from '@tradewind/contract/eddy-tools';
import { isUsState, STATE_NAMES } from '@tradewind/domain/geography';
import { ask, countOf, type Plan, textOf } from '../plan.ts';
import { refined, without } from '../reading/refined-wish.ts';
import { readWish, type Wish } from '../reading/wish.ts';
import { type Frame, type Situation, strongest } from '../situation.ts';
import { described } from './describe.ts';
import { searchPlan } from './search-plan.ts';

const AVERAGE: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:average|mean|median|typical|usual|avg)(?: \w+)? (?:price|cost|asking|length|size|year|age|hours|_type_)|\b(?:price|cost|asking|length|hours)\b.*\bon average\b|\bon average\b/,
    1.1,
  ],
  [
    /\bhow much (?:do|does|are|is|would) (?:a |an |the |most )?(?:\w+ )?(?:_type_|_make_|boats?)(?: \w+)?(?: (?:cost|go for|sell for|run|usually|typically|here|_place_)| \?|$)|\bwhat (?:do|does) (?:a |an )?(?:_type_|_make_)(?: \w+)? (?:cost|go for|sell for|run)\b|\bprice range (?:for|of)\b|\bwhat (?:are|is) (?:the )?(?:going )?(?:price|prices|rate) (?:for|of) (?:a |an )?(?:_type_|_make_|boats)/,
    1.05,
  ],
];
const COUNT: readonly (readonly [RegExp, number])[] = [
  [/\bhow many (?!hours|people|miles|views|services|free|messages|trades|offers|passengers|engines|does|can)/, 1.05],
  [/\b(?:number|count|amount) of (?:_type_|_make_|boats|listings)|\bcount (?:the |all |how )/, 0.95],
];
const BY: readonly [RegExp, Facet][] = [
  [
    /\b(?:by|per|in each|for each|of each|each|every) type\b|\bwhich types?\b.*\b(?:most|popular|common)|\bmost (?:common|popular) type/,
    'type',
  ],
  [
    /\b(?:by|per|in each|for each|each|every) state\b|\bwhich state\b.*\bmost\b|\bby location\b|\bwhere are most\b/,
    'state',
  ],
  [
    /\b(?:by|per|of each|for each|each|every) (?:make|brand|builder|manufacturer)\b|\b(?:what|which) (?:makes|brands|builders|manufacturers)\b|\bmost (?:common|popular) (?:make|brand)/,
    'make',
  ],
  [/\b(?:by|per) condition\b/, 'condition'],
  [/\b(?:by|per) fuel\b/, 'fuel'],
  [/\b(?:by|per) year\b/, 'year'],
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
  'lowhours',
  'sort',
  'ref',
] as const;
const WORDS =
  /\b(?:how|many|much|average|price|of|the|a|do|you|have|there|are|is|boats?|in|on|what|which|cost|number|count|listed|for|sale|site|here|by|type|state|make|brands?|each|typical|most|range|go|take|takes|accept|owners?)\b/;

/** Counts, averages and counts by type, state or make. */
export const figuresFrame: Frame = (situation) => {
  const { line, memory, phrases } = situation;
  const facet = BY.find(([pattern]) => pattern.test(line.text))?.[1];
  const average = strongest(line, AVERAGE);
  const count = strongest(line, COUNT);
  if (!facet && average === 0 && count === 0) return undefined;
  const ofThese =
    line.has(/\b(?:these|those|them|they|that)\b/) ||
    (!line.has(/\bboats?\b|_type_|_make_|_kind_/) && memory.search !== undefined);
  const { wish: said, loosely } = readWish(line);
  const base =
    ofThese && memory.search ? without(memory.search, ['cursor', 'limit', 'sort', 'order'] as (keyof Wish)[]) : {};
  const wish = without(refined(base, said), ['sort', 'order', 'limit']);
  const remark = loosely.map(({ word, type }) => phrases.looselyListed(word, type)).join(' ');
  const plan: Plan = facet
    ? ask('boat_statistics', { ...wish, by: facet }, (output) => groupText(output, phrases))
    : average > 0
      ? ask(
          'boat_statistics',
          without(wish, ['minPrice', 'maxPrice'].filter((name) => !(name in said)) as (keyof Wish)[]),
          (output) => [averageText(output, wish, situation), remark].filter(Boolean).join(' '),
          phrases.lookingFor(described(wish, phrases)),
        )
      : searchPlan({ wish, counting: true, remarks: remark }, phrases);
  return { intent: 'figures', weight: Math.max(average, count, facet ? 1.05 : 0), uses: [...USES], words: WORDS, plan };
};

function averageText(output: Record<string, unknown>, wish: Wish, { line, phrases }: Situation): string {
  const total = countOf(output.total);
  if (total === 0) return `${phrases.nothing} ${phrases.nothingAdvice}`;
  const boats = described(wish, phrases);
  const other = line.has(/\b(?:length|size|long)\b/)
    ? output.averageLength && phrases.averageOther.length(countOf(output.averageLength))
    : line.has(/\b(?:year|age|old)\b/)
      ? output.averageYear && phrases.averageOther.year(countOf(output.averageYear))
      : line.has(/\bhours\b/)
        ? output.averageEngineHours && phrases.averageOther.hours(countOf(output.averageEngineHours))
        : undefined;
  if (other) return `${phrases.found(total, false)} ${other}`;
  const lowest = textOf(output.lowestPrice);
  if (total === 1) return phrases.averageOne(boats, lowest);
  return phrases.average(
    boats,
    total,
    textOf(output.averagePrice),
    textOf(output.medianPrice),
    lowest,
    textOf(output.highestPrice),
  );
}

function groupText(output: Record<string, unknown>, phrases: Situation['phrases']): string {
  const groups = (output.groups ?? []) as { name: string; boats: number }[];
  const total = countOf(output.total);
  if (total === 0) return `${phrases.nothing} ${phrases.nothingAdvice}`;
  const names = groups.slice(0, 4).map(({ name, boats }) => `${isUsState(name) ? STATE_NAMES[name] : name} (${boats})`);
  return phrases.grouped(total, names, countOf(output.numberOfGroups) > names.length);
}
