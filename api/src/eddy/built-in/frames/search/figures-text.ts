import type { Facet } from '@tradewind/contract/eddy-tools';
import { dollarsOf } from '../../memory.ts';
import { countOf, textOf } from '../../plan.ts';
import type { Wish } from '../../reading/wish.ts';
import type { Situation } from '../../situation.ts';
import { described } from './describe.ts';
import { groupsOf, nameOf } from './shares.ts';

/** The average, the median or the range that a message asks for. */
export function averageText(output: Record<string, unknown>, wish: Wish, situation: Situation): string {
  const { line, phrases } = situation;
  const total = countOf(output.total);
  if (total === 0) return `${phrases.nothing} ${phrases.nothingAdvicePlain}`;
  const boats = described(wish, phrases);
  const said = measureSaid(situation);
  const several = severalMeasures(output, wish, situation);
  if (several) return several;
  const other = /\b(?:length|size|long)\b/.test(said)
    ? output.averageLength && phrases.averageOther.length(countOf(output.averageLength))
    : /\b(?:year|age|old)\b/.test(said)
      ? output.averageYear && phrases.averageOther.year(countOf(output.averageYear))
      : /\bhours\b/.test(said)
        ? output.averageEngineHours && phrases.averageOther.hours(countOf(output.averageEngineHours))
        : undefined;
  const perFoot = textOf(output.averagePerFoot);
  if (asksPerFoot(situation) && perFoot && total > 1)
    return phrases.averagePerFoot(boats, countOf(output.boatsWithLength), perFoot);
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

const MEASURES = {
  length: /\b(?:length|size|long|loa)\b/,
  year: /\b(?:year|age|old)\b/,
  hours: /\bhours\b/,
} as const;
const PRICE = /\b(?:price|prices|cost|costs|asking|how much)\b/;

/** The measures whose average a message asks for, beside the price. */
const measuresIn = ({ line }: Pick<Situation, 'line'>): (keyof typeof MEASURES)[] =>
  (Object.keys(MEASURES) as (keyof typeof MEASURES)[]).filter((name) => line.has(MEASURES[name]));

/** 'The average price, length and hours': each of them. */
export const asksSeveral = ({ line }: Pick<Situation, 'line'>): boolean =>
  measuresIn({ line }).length + (line.has(PRICE) ? 1 : 0) > 1 && !line.has(/\bper (?:foot|ft|hour|year)\b/);

function severalMeasures(output: Record<string, unknown>, wish: Wish, situation: Situation): string | undefined {
  const { line, phrases } = situation;
  const total = countOf(output.total);
  if (!asksSeveral(situation) || total < 2) return undefined;
  const figures = { length: output.averageLength, year: output.averageYear, hours: output.averageEngineHours };
  const prices = [output.averagePrice, output.medianPrice, output.lowestPrice, output.highestPrice].map(textOf);
  const [average = '', median = '', lowest = '', highest = ''] = prices;
  return [
    line.has(PRICE)
      ? phrases.average(described(wish, phrases), total, average, median, lowest, highest)
      : phrases.found(total, false),
    ...measuresIn(situation).map((name) => (figures[name] ? phrases.averageOther[name](countOf(figures[name])) : '')),
  ]
    .filter(Boolean)
    .join(' ');
}

/** 'And of the motor yachts?' asks for the measure of the question before. */
function measureSaid({ line, memory: { last } }: Situation): string {
  const isAgain = last?.calls.at(-1)?.name === 'boat_statistics' && line.has(/^(?:and|what about|how about|or)\b/);
  return isAgain && !line.has(/\b(?:price|length|size|year|age|hours|cost)\b/)
    ? last.question.toLowerCase()
    : line.text;
}

/** Names the group in question first: the one with most or fewest boats, or the lowest prices. */
export function groupText(
  output: Record<string, unknown>,
  facet: Facet,
  { line, phrases, message }: Situation,
): string {
  const groups = groupsOf(output);
  const total = countOf(output.total);
  const [first] = groups;
  if (total === 0 || !first) return `${phrases.nothing} ${phrases.nothingAdvicePlain}`;
  const sorts = line.all('sort').map(({ by }) => by);
  const average = line.has(/\b(?:average|mean|typical|avg)\b|\bon average\b/);
  const price = average
    ? 'averagePrice'
    : sorts.includes('price-low')
      ? 'lowestPrice'
      : sorts.includes('price-high')
        ? 'highestPrice'
        : undefined;
  const isCounted = line.has(
    /\bhow many\b|\bnumber of\b|\b(?:more|most|fewer|fewest) (?:boats|listings|_(?:fuel|type|place|make)_)(?! expensive)/,
  );
  const prices = price ? pricesText(groups, price, phrases) : '';
  const isHighest =
    average && (sorts.includes('price-high') || line.has(/\bhighest\b|\bcosts? more\b|\bmore expensive\b|\bpricier\b/));
  const highest = isHighest
    ? groups.toSorted((a, b) => dollarsOf(b.averagePrice) - dollarsOf(a.averagePrice))[0]
    : undefined;
  if (highest && !isCounted) return `${phrases.highestAverage(nameOf(highest), highest.averagePrice)} ${prices}`;
  if (price && !isCounted) return prices;
  const isEach = line.has(
    /\b(?:each|every|(?:what|which) states?|all|break(?:s|ing)? (?:it |them |this |the )?(?:\w+ )?down|breakdown)\b/,
  );
  const names = groups.slice(0, isEach ? MOST_PRICES : MOST_COUNTS).map((group) => `${nameOf(group)} (${group.boats})`);
  const all = phrases.grouped(total, names, countOf(output.numberOfGroups) > names.length);
  const last = groups.at(-1);
  const unknown = !price && sorts.length > 0 ? ` ${phrases.notByGroup}` : '';
  if (price || unknown) return `${all} ${prices}${unknown}`.replace(/ +/g, ' ').trim();
  if (facet === 'owner' && line.has(OWNERS_COUNTED)) return ownersText(groups, line, phrases);
  const such = groupsWith(groups, message.toLowerCase());
  if (such)
    return such.length > 0
      ? phrases.groupsSuch(such.map((group) => `${nameOf(group)} (${group.boats})`))
      : phrases.noGroupSuch;
  const leading = numberAsked(line);
  const isFewest = line.has(/\b(?:fewest|least)\b/);
  if (leading > 1 && leading < groups.length) return leadingText(groups, leading, isFewest, phrases);
  const top = groups.filter(({ boats }) => boats === first.boats).map(nameOf);
  const least = groups.filter(({ boats }) => boats === last?.boats).map(nameOf);
  if (isFewest && last) return `${phrases.fewestIn(sharing(least, phrases), last.boats)} ${all}`;
  if (line.has(/\b(?:most|more|popular|common)\b/))
    return [phrases.mostIn(sharing(top, phrases), first.boats), ...gapText(groups, line, phrases), all].join(' ');
  return line.has(
    /\bhow many (?:different )?(?:boat )?(?:brands?|makes?|types?|kinds?|states?|builders?|manufacturers?)\b/,
  )
    ? `${phrases.numberOf(facet, countOf(output.numberOfGroups))} ${all}`
    : all;
}

/** 'Which three states', 'the top five makes'. */
function numberAsked(line: Situation['line']): number {
  const ref = line.all('ref').find((one) => one.ref.by === 'first')?.ref;
  const number = ref?.by === 'first' ? ref.count : (line.first('n')?.value ?? 0);
  return Number.isInteger(number) && number <= MOST_PRICES ? number : 0;
}

/** The first groups, with those that have as many boats as the last of them. */
function leadingText(
  groups: ReturnType<typeof groupsOf>,
  count: number,
  isFewest: boolean,
  phrases: Situation['phrases'],
): string {
  const ordered = groups
    .filter(({ name }) => name !== NOT_SAID)
    .toSorted((a, b) => (isFewest ? a.boats - b.boats : b.boats - a.boats));
  const least = ordered[count - 1]?.boats;
  const tied = ordered
    .slice(count)
    .filter(({ boats }) => boats === least)
    .map(nameOf);
  const names = ordered.slice(0, count).map((group) => `${nameOf(group)} (${group.boats})`);
  return [
    phrases.leadingGroups(names, isFewest),
    tied.length > 0 && least !== undefined ? phrases.tiedGroups(sharing(tied, phrases), least) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

const NOT_SAID = 'not said';

const NUMBER = '(one|a single|two|three|four|five|six|seven|eight|nine|ten|\\d+)';
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const WITH: readonly [RegExp, (boats: number, said: number) => boolean][] = [
  [new RegExp(`\\b(?:fewer|less) than ${NUMBER} (?:boats?|listings?)\\b`), (boats, said) => boats < said],
  [new RegExp(`\\b(?:more than|over) ${NUMBER} (?:boats?|listings?)\\b`), (boats, said) => boats > said],
  [new RegExp(`\\bat least ${NUMBER} (?:boats?|listings?)\\b`), (boats, said) => boats >= said],
  [new RegExp(`\\b(?:only|just|exactly) ${NUMBER} (?:boats?|listings?)\\b`), (boats, said) => boats === said],
];

/** 'Which states have only one boat', 'types with fewer than 8 boats'. Undefined if the words set no number. */
function groupsWith(groups: ReturnType<typeof groupsOf>, words: string): ReturnType<typeof groupsOf> | undefined {
  for (const [pattern, holds] of WITH) {
    const said = pattern.exec(words)?.[1];
    const number = said === 'a single' ? 1 : said && (NUMBERS.indexOf(said) > 0 ? NUMBERS.indexOf(said) : Number(said));
    if (number) return groups.filter(({ boats }) => holds(boats, number));
  }
  return undefined;
}

/** How many boats more the first of two groups has. */
function gapText(
  groups: ReturnType<typeof groupsOf>,
  line: Situation['line'],
  phrases: Situation['phrases'],
): string[] {
  const [one, two, ...others] = groups;
  if (!one || !two || others.length > 0 || one.boats === two.boats) return [];
  return line.has(/\b(?:by how (?:many|much)|how many more|difference|gap|how much more)\b/)
    ? [phrases.moreThanGroup(nameOf(two), one.boats - two.boats)]
    : [];
}

const OWNERS_COUNTED =
  /\bhow many (?:(?:different |private )?(?:owners|sellers|members|people|folks|listers)\b|_lister_)/;
const SEVERAL = /\b(?:more than (?:one|1|_n_)|several|multiple|two or more|at least (?:two|_n_)|_n_ or more)\b|_bound_/;

/** The number of owners, or of those with more than one boat. */
function ownersText(
  groups: ReturnType<typeof groupsOf>,
  line: Situation['line'],
  phrases: Situation['phrases'],
): string {
  const several = groups.filter(({ boats }) => boats > 1);
  const names = several.map((group) => `${nameOf(group)} (${group.boats})`);
  return line.has(SEVERAL) ? phrases.ownersWithMore(several.length, names) : phrases.numberOf('owner', groups.length);
}

/** 'The average price per foot'. */
export const asksPerFoot = ({ line }: Situation): boolean =>
  line.has(/\b(?:per|a|by the) (?:foot|ft)\b/) || line.all('sort').some(({ by }) => by === 'price-per-foot');

const MOST_COUNTS = 4;
const MOST_NAMED = 6;
const MOST_PRICES = 10;

/** Those that share a place, some by name and the rest by their number. */
const sharing = (names: readonly string[], phrases: Situation['phrases']): string[] =>
  names.length > MOST_NAMED
    ? [...names.slice(0, MOST_NAMED - 1), phrases.othersToo(names.length - MOST_NAMED + 1)]
    : [...names];

function pricesText(
  groups: ReturnType<typeof groupsOf>,
  price: 'averagePrice' | 'lowestPrice' | 'highestPrice',
  phrases: Situation['phrases'],
): string {
  const sorted = [...groups].sort((a, b) => dollarsOf(a[price]) - dollarsOf(b[price]));
  const ordered = price === 'highestPrice' ? sorted.reverse() : sorted;
  const names = ordered.slice(0, MOST_PRICES).map((group) => `${nameOf(group)} (${group[price]})`);
  const more = groups.length > names.length;
  return price === 'highestPrice'
    ? phrases.highestPrices(names, more)
    : phrases.groupedPrices(price === 'averagePrice', names, more);
}
