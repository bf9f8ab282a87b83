import { matches } from '../matching.ts';
import { classNear, type FactClass } from './fact-classes.ts';
import type { Fact, KnownBoat, KnownFacts } from './known-facts.ts';
import { agrees, isNear, type Quantity } from './quantities.ts';

/** One part of a sentence with everything that may prove its numbers. */
export interface Part {
  text: string;
  /** Where it begins in the sentence. */
  offset: number;
  sentence: string;
  /** All numbers of the sentence, for the words between them. */
  quantities: readonly Quantity[];
  boat: KnownBoat | undefined;
  /** Whether the words name the boat, rather than continue about it. */
  isNamed: boolean;
  /** Whether it says 'it'. */
  continues: boolean;
  /** Whether the name is in this very part. */
  mentioned: boolean;
  /** The other boat of a comparison. */
  other: KnownBoat | undefined;
  /** The boats that the sentence may be about together. */
  groups: readonly (readonly KnownBoat[])[];
  wished: readonly number[];
  thisYear: number;
}

const RANGE =
  /\b(?:lowest|highest|low end|high end|rang\w*|between|from|up to|to|through|starting|minimum|maximum|least|most|cheapest|entre|desde|hasta|van de|de|à|jusqu|zwischen|von|bis|reicht|reichen|spanne)\b/i;
const RATIO =
  /\b(?:per|a|each) (?:foot|ft|berth|person|year)\b|\b(?:por|al) (?:pie|litera|persona|año)|\bpar (?:pied|couchage|personne|an)\b|\b(?:pro|im) (?:Fuß|Schlafplatz|Person|Jahr)/i;
const DIFFERENCE =
  /\b(?:cheaper|less|more|fewer|difference|gap|apart|below|above|under|over|save|saving|saves|add|adds|adding|added|pay|on top|longer|shorter|newer|older|bigger|smaller|faster|slower|wider|expensive|pricier|short of|left|remaining|extra|additional|higher|lower|ahead|menos|más|diferencia|barato|caro|ahorr\w*|moins|plus|différence|écart|économ\w*|billiger|günstiger|teurer|weniger|mehr|unterschied|differenz|länger|kürzer|älter|neuer|sparen|unter|über)\b/i;
/** Says wherever it stands that a number is a difference. */
const GAP = /\b(?:difference|gap|apart|diferencia|différence|écart|unterschied|differenz|leaves? you|leaving you)\b/i;
const SUM =
  /\b(?:together|combined|total\w*|sum|altogether|in all|add up|adds up|plus|worth of|juntos|juntas|en total|suman|ensemble|au total|cumul\w*|zusammen|insgesamt|summe)\b/i;
const AVERAGE = /\b(?:averag\w*|mean|promedio|media|moyenne|durchschnitt\w*|schnitt)\b/i;
const WISH =
  /\b(?:under|below|up to|over|above|between|around|about|budget\w*|less|more|most|least|offer\w*|worth|cheaper|limit\w*|max\w*|min\w*|range|from|within|you (?:asked|wanted|said|mentioned|named)|your|looking|covers?|buys|enough|spend|afford\w*|search\w*|hasta|desde|entre|menos|más|presupuesto|jusqu'?|partir|moins|plus|votre|budget|bis|ab|zwischen|unter|über|mindestens|höchstens|ihr\w*)\b/i;
const HALF = /\bhalf of the \$|\bla mitad de los \$|\bla moitié des \$|\bdie Hälfte der \$/i;
const PER_FOOT = /\b(?:per|a|por|par|pro) (?:foot|pie|pied|fuß)\b|\/ ?(?:ft|foot)\b/i;

/** Whether a number is a fact about the boat of its part, follows from such facts, or is what the user said. */
export function figureHolds(quantity: Quantity, part: Part, known: KnownFacts): boolean {
  if (quantity.unit === 'foreign money') return false;
  const { before, after } = wordsAround(quantity, part);
  const said = classNear(before, quantity.unit) ?? classNear(after, quantity.unit);
  const { boat, isNamed } = part;
  if (boat && isOf(quantity, boat, said, part, known)) return true;
  if (isDerived(quantity, part, known)) return true;
  if (quantity.unit !== 'boats' && quantity.unit !== 'items' && isGeneral(quantity, said, part, known)) return true;
  const isTheirs = quantity.unit === 'money' && /^\W*with(?:in)?\b/i.test(part.text) && !part.mentioned;
  const repeats =
    (isTheirs || (!isNamed && !(part.continues && boat) && matches(WISH, part.text))) &&
    quantity.unit !== 'boats' &&
    quantity.unit !== 'percent';
  return repeats && part.wished.some((value) => isNear(value, quantity));
}

function wordsAround(quantity: Quantity, { sentence, quantities, text, offset }: Part) {
  const previous = quantities.findLast(({ end, unit }) => end <= quantity.start && unit === quantity.unit)?.end ?? 0;
  const next = quantities.find(({ start }) => start >= quantity.end)?.start;
  const from = Math.max(previous, offset, quantity.start - 60);
  const to = Math.min(next === undefined ? quantity.end + 30 : quantity.end + 14, offset + text.length);
  return {
    before: sentence.slice(from, quantity.start),
    after: sentence.slice(quantity.end, Math.max(to, quantity.end)),
  };
}

const isYear = ({ unit, readings }: Quantity) =>
  unit === undefined && readings.some((value) => Number.isInteger(value) && value >= 1900 && value <= 2100);

function isOf(
  quantity: Quantity,
  boat: KnownBoat,
  said: FactClass | undefined,
  part: Part,
  known: KnownFacts,
): boolean {
  if (isYear(quantity)) {
    if (said === undefined && boat.year !== undefined && agrees(boat.year, yearLimit(quantity, part))) return true;
    if (said === undefined) return false;
  }
  if (quantity.unit === 'age' && boat.year !== undefined && agrees(part.thisYear - boat.year, quantity)) return true;
  return known.facts.some(
    (fact) => fact.boats.includes(boat.id) && isKind(fact, quantity, said, part) && agrees(fact.value, quantity),
  );
}

/** 'before 2015' and 'since 2015' limit a year. */
function yearLimit(quantity: Quantity, { sentence }: Part): Quantity {
  const before = sentence.slice(0, quantity.start);
  if (/\b(?:before|older than|earlier than|antes de|avant|vor)\s*$/i.test(before))
    return { ...quantity, limit: 'most' };
  if (/\b(?:after|since|newer than|later than|después de|depuis|après|nach|seit)\s*$/i.test(before))
    return { ...quantity, limit: 'least' };
  return /\b(?:from|de|von|ab|desde|à partir de)\s*$/i.test(before) ? { ...quantity, limit: undefined } : quantity;
}

/** Whether a fact is the kind of figure that the words call it. */
function isKind(
  fact: Fact,
  { unit, readings, limit, approximate }: Quantity,
  said: FactClass | undefined,
  { text }: Part,
): boolean {
  if (unit === undefined && limit !== undefined && said === undefined) return false;
  const units =
    unit === undefined ? fact.unit !== 'money' || Math.max(...readings) >= 1_000 : unitFits(fact, unit, said);
  if (!units) return false;
  if (unit === 'percent' && !approximate && !readings.some((value) => Math.abs(value - fact.value) < 0.01))
    return false;
  if (fact.class === 'lowest' || fact.class === 'highest') return matches(RANGE, text);
  if (fact.class === 'difference') return matches(DIFFERENCE, text);
  if (fact.class === 'ratio') return matches(RATIO, text);
  if (said !== undefined)
    return fact.class === said || fact.class === 'other' || (said === 'offer' && fact.class === 'price');
  return !['average', 'closing', 'commission', 'monthly', 'confidence', 'beam'].includes(fact.class);
}

function unitFits(fact: Fact, unit: Quantity['unit'], said: FactClass | undefined): boolean {
  if (said === 'sleeps') return fact.class === 'sleeps';
  if (unit === 'berths') return fact.class === 'sleeps';
  return fact.unit === unit;
}

/** Facts about the market, fees and records of other kinds. A record with a name proves only sentences with that name. */
function isGeneral(quantity: Quantity, said: FactClass | undefined, part: Part, known: KnownFacts): boolean {
  const sentence = part.sentence.toLowerCase();
  return known.facts.some((fact) => {
    const isOfPerson = fact.names.some((name) => isPerson(name, known) && sentence.includes(name));
    if (fact.boats.length > 0 && !isOfPerson) return false;
    if (!isNamedBy(fact, sentence, known)) return false;
    if (part.isNamed && quantity.unit === 'money' && said === undefined && fact.names.length === 0) return false;
    return isKind(fact, quantity, said, part) && agrees(fact.value, quantity);
  });
}

/** Of several records with such a figure, the sentence must name the right one. */
export function isNamedBy({ key, names }: Fact, sentence: string, known: KnownFacts): boolean {
  if (names.length === 0 || names.some((name) => mentions(sentence, name))) return true;
  const records = new Set(known.facts.filter((other) => other.key === key).map((other) => other.names.join()));
  return records.size === 1;
}

const isPerson = (name: string, known: KnownFacts) => known.people.has(name);

/** All the words of a name are in the sentence, or its first one is if it is long. */
function mentions(sentence: string, name: string): boolean {
  if (sentence.includes(name)) return true;
  const words = name.split(/[^\p{L}\d]+/u).filter((word) => word.length > 3);
  return words.length > 0 && words.some((word) => sentence.includes(word));
}

/** Differences, sums, averages, shares and prices per foot. */
function isDerived(quantity: Quantity, part: Part, known: KnownFacts): boolean {
  const { boat, other, groups, text, sentence } = part;
  const plain = { ...quantity, limit: undefined };
  const near = (value: number) => isNear(value, plain) || (quantity.approximate && agrees(value, plain));
  const values = (of: KnownBoat | undefined) => (of ? valuesOf(of, quantity.unit) : []);
  if (quantity.unit === 'percent') return shares(part, known).some(near);
  if (HALF.test(sentence) && boat?.price && quantity.unit === 'money' && near(boat.price / 2)) return true;
  if (PER_FOOT.test(sentence) && boat?.price && boat.length) return near(boat.price / boat.length);
  if (matches(DIFFERENCE, text) || GAP.test(sentence)) {
    const others = [
      ...values(other),
      ...(boat && quantity.unit === 'money' ? averagesOf(boat, known) : []),
      ...(quantity.unit === 'money' ? part.wished : []),
    ];
    if (values(boat).some((one) => others.some((two) => near(Math.abs(one - two))))) return true;
    const isGap = ([one, two, ...more]: readonly KnownBoat[]) =>
      more.length === 0 &&
      values(one).some((value, index) => near(Math.abs(value - (values(two)[index] ?? Number.NaN))));
    if (groups.some(isGap)) return true;
  }
  if (matches(SUM, sentence) && sums(part, quantity.unit).some((sum) => agrees(sum, quantity))) return true;
  if (
    AVERAGE.test(sentence) &&
    groups.some((group) =>
      isMean(
        group.map((one) => values(one)[0]),
        near,
      ),
    )
  )
    return true;
  if (!part.isNamed && GAP.test(sentence)) {
    const all = known.current.flatMap((id) => values(known.boats.get(id)));
    if (all.length > 1 && near(Math.max(...all) - Math.min(...all))) return true;
  }
  return !part.isNamed && matches(RANGE, text) && isEndOfList(quantity, known);
}

/** The average of several values, all of them known. */
function isMean(values: readonly (number | undefined)[], near: (value: number) => boolean): boolean {
  const known = values.filter((value) => value !== undefined);
  return (
    known.length > 1 &&
    known.length === values.length &&
    near(known.reduce((sum, value) => sum + value, 0) / known.length)
  );
}

function valuesOf(boat: KnownBoat, unit: Quantity['unit']): number[] {
  const of = { money: boat.price, feet: boat.length, hours: boat.engineHours, age: boat.year, speed: boat.topSpeed };
  const value = unit === undefined ? undefined : (of as Partial<Record<string, number | undefined>>)[unit];
  return value === undefined ? [] : [value];
}

const averagesOf = (boat: KnownBoat, known: KnownFacts) =>
  known.facts
    .filter(
      (fact) =>
        fact.class === 'average' && fact.unit === 'money' && (fact.boats.includes(boat.id) || fact.boats.length === 0),
    )
    .map(({ value }) => value);

function sums({ groups, boat, wished }: Part, unit: Quantity['unit']): number[] {
  const whole = groups
    .map((group) => group.flatMap((one) => valuesOf(one, unit)))
    .filter((all) => all.length > 1)
    .map((all) => all.reduce((sum, value) => sum + value, 0));
  const plus = unit === 'money' && boat?.price !== undefined ? wished.map((value) => value + (boat.price ?? 0)) : [];
  return [...whole, ...plus];
}

/** Shares in percent of one price over another, or over the average. */
function shares({ boat, other, groups }: Part, known: KnownFacts): number[] {
  const bases = [...(other?.price ? [other.price] : []), ...(boat ? averagesOf(boat, known) : [])];
  const pairs: [number, number][] = boat?.price ? bases.map((base) => [boat.price ?? 0, base]) : [];
  for (const [one, two, ...more] of groups)
    if (one?.price && two?.price && more.length === 0) pairs.push([one.price, two.price]);
  return pairs
    .flatMap(([one, two]) => [Math.abs(one - two) / two, Math.abs(one - two) / one])
    .map((share) => share * 100);
}

/** 'From $24,900 to $489,000' spans the list shown last. */
function isEndOfList(quantity: Quantity, known: KnownFacts): boolean {
  const boats = known.current.flatMap((id) => known.boats.get(id) ?? []);
  const all = boats.flatMap((boat) => (isYear(quantity) ? (boat.year ?? []) : valuesOf(boat, quantity.unit)));
  if (all.length < 2 || all.length < boats.length) return false;
  const plain = { ...quantity, limit: undefined };
  return isNear(Math.min(...all), plain) || isNear(Math.max(...all), plain);
}
