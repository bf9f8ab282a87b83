import { matches } from '../matching.ts';
import { spelledNumbers } from './number-words.ts';

export type Unit =
  | 'money'
  | 'foreign money'
  | 'feet'
  | 'hours'
  | 'percent'
  | 'miles'
  | 'speed'
  | 'people'
  | 'berths'
  | 'age'
  | 'views'
  | 'boats'
  | 'items'
  | 'power'
  | 'other';

/** A number in a sentence, with everything it may mean. */
export interface Quantity {
  start: number;
  end: number;
  /** '1.250' may be a thousand or one and a quarter. In feet, miles and miles per hour, whatever the unit in the text. */
  readings: readonly number[];
  /** How far a fact may be off: half of the last place, more after 'about'. */
  tolerance: number;
  unit: Unit | undefined;
  /** 'under', 'at least': the fact is on that side. */
  limit: 'most' | 'least' | undefined;
  approximate: boolean;
}

const FEET_PER_METER = 3.28084;
const MILES_PER_KM = 0.621371;
const MPH_PER_KNOT = 1.15078;

/** The words for each unit, with the factor to the unit of the facts. */
const UNITS: readonly [RegExp, Unit, number][] = [
  [/^\s?(?:\$|us ?dollars?\b|dollars?\b|usd\b|bucks\b|dólares\b|us\$|us-dollar\b)/i, 'money', 1],
  [
    /^\s?(?:€|£|¥|euros?\b|eur\b|pounds\b|gbp\b|pesos\b|btc\b|bitcoins?\b|eth\b|libras\b|livres\b|pfund\b)/i,
    'foreign money',
    1,
  ],
  [/^\s?(?:%|percent\b|per cent\b|por ciento\b|pour cent\b|prozent\b|percentage points\b)/i, 'percent', 1],
  [/^(?:\s|-)?(?:feet\b|foot\b|footers?\b|ft\b|pies\b|pieds\b|fuß|fuss\b|'(?!\p{L}))/iu, 'feet', 1],
  [/^(?:\s|-)?(?:meters?\b|metres?\b|metros\b|mètres?(?!\p{L})|m\b)/iu, 'feet', FEET_PER_METER],
  [/^\s?(?:inches\b|inch\b|"|cm\b|yards?\b|fathoms?\b)/i, 'other', 1],
  [/^\s?(?:km\/h|kmh|kph|kilometers per hour\b|kilómetros por hora\b)/i, 'speed', MILES_PER_KM],
  [/^\s?(?:mph\b|miles per hour\b|millas por hora\b)/i, 'speed', 1],
  [/^\s?(?:knots?\b|kts?\b|kn\b|nudos\b|n(?:œ|oe)uds?\b|knoten\b)/i, 'speed', MPH_PER_KNOT],
  [/^\s?(?:km\b|kilomet(?:er|re)s?\b|kilómetros\b|kilomètres\b)/i, 'miles', MILES_PER_KM],
  [/^\s?(?:miles?\b|mi\b|millas\b|meilen\b|milles\b)/i, 'miles', 1],
  [
    /^(?:\s|-)?(?:(?:engine|motor|running|operating) (?:hours?|hrs?)\b|hours?\b|hrs?\b|h\b|horas\b|heures\b|stunden\b|betriebsstunden\b|motorstunden\b)/i,
    'hours',
    1,
  ],
  [/^(?:\s|-)?(?:hp\b|horsepower\b|bhp\b|ps\b|caballos\b|chevaux\b|ch\b|cv\b|kw\b)/i, 'power', 1],
  [
    /^(?:\s|-)?(?:people\b|persons?\b|passengers?\b|guests?\b|adults\b|personas\b|pasajeros\b|personnes\b|passagers\b|personen\b|gäste\b|seats?\b)/i,
    'people',
    1,
  ],
  [
    /^(?:\s|-)?(?:berths?\b|bunks?\b|beds?\b|sleepers?\b|couchages\b|kojen\b|literas\b|camas\b|schlafplätze\b|cabins?\b|cabines\b|kabinen\b)/i,
    'berths',
    1,
  ],
  [/^(?:\s|-)?(?:years?(?:\s|-)(?:old|of age)\b|years?\b|años\b|ans\b|jahre\b)/i, 'age', 1],
  [/^\s?(?:views?\b|times\b|visits?\b|vistas\b|visitas\b|vues\b|aufrufe\b)/i, 'views', 1],
  [
    /^\s?(?:(?:more|other|further|different|free|similar|comparable|matching|available|active|such|great|good|nice|of (?:them|these|those)|más|autres|weitere|passende|center|dual|motor|sport|saltwater|fishing|express)\s)*(?:boats?\b|vessels?\b|listings?\b|match(?:es)?\b|results?\b|options?\b|yachts?\b|ones\b|hits\b|comparables\b|candidates\b|consoles\b|bowriders\b|cruisers\b|barcos\b|embarcaciones\b|anuncios\b|resultados\b|opciones\b|bateaux\b|annonces\b|résultats\b|boote\b|booten\b|yachten\b|treffer\b|inserate\b|angebote\b)/i,
    'boats',
    1,
  ],
  [
    /^\s?(?:(?:open|new|unread|possible|free|completed|pending|active)\s)*(?:trades?\b|offers?\b|messages?\b|conversations?\b|owners?\b|services?\b|matches\b|negotiations?\b|tasks?\b|steps?\b|engines?\b|spots?\b|photos?\b|sellers?\b|members?\b|users?\b|reviews?\b|states?\b|of\b)/i,
    'items',
    1,
  ],
  [
    /^\s?(?:days?\b|weeks?\b|months?\b|minutes?\b|seconds?\b|días\b|semanas\b|meses\b|jours\b|semaines\b|mois\b|tage[n]?\b|wochen\b|monate\b|gallons?\b|liters?\b|tons?\b|stars?\b|kg\b|lbs?\b|pounds?\b|°)/i,
    'other',
    1,
  ],
];

const MULTIPLIERS: readonly [RegExp, readonly number[]][] = [
  [/^\s?(?:k\b|thousand\b|grand\b|tsd\b\.?|tausend\b|mille\b)/i, [1e3]],
  [/^\s?(?:million(?:s|en)?\b|mill[oó]n(?!\p{L})|millones\b|mio\b\.?|mm\b|mn\b)/iu, [1e6]],
  [/^\s?(?:billions?\b|bn\b|milliarden?\b)/i, [1e9]],
  [/^\s?mil\b/i, [1e3, 1e6]],
  [/^M\b/, [1e6]],
];

const DIGITS =
  /\d{1,3}(?:[,.'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,3}(?: \d{3})+(?!\d)(?=\s?(?:\$|us ?dollars?|dollars?|usd|dólares|h\b|heures|stunden|horas))|\d+(?:[.,]\d+)?/giu;
const ABOUT =
  /(?:\b(?:about|around|roughly|approximately|approx\.?|nearly|almost|some|circa|ca\.?|close to|in the region of|or so|just (?:under|over|below|above|shy of)|a little (?:under|over|less than|more than)|alrededor de|unos|unas|cerca de|casi|aproximadamente|environ|presque|près de|autour de|etwa|rund|ungefähr|knapp|fast|gut|um die)|~|≈)\s*(?:the |a |US)?\$?\s?$/i;
const MOST =
  /\b(?:under|below|less than|fewer than|at most|up to|no more than|not more than|cheaper than|within|max(?:imum)?(?: of)?|hasta|menos de|por debajo de|moins de|jusqu'à|en dessous de|unter|bis(?: zu)?|höchstens|weniger als|budget of|budget:?|limit of|cap of|shorter than|smaller than)\s*(?:the |US)?\$?\s?$/i;
const LEAST =
  /\b(?:over|above|more than|at least|from|no less than|upwards of|starting at|min(?:imum)?(?: of)?|desde|más de|a partir de|plus de|à partir de|au moins|über|ab|mindestens|mehr als|longer than|bigger than|larger than|beyond|exceeds?)\s*(?:the |US)?\$?\s?$/i;

/** All numbers in a sentence, in digits and in words, except in the given spans. */
export function quantitiesIn(text: string): Quantity[] {
  const digits = [...text.matchAll(DIGITS)].map((match) => digitsAt(text, match.index, match[0]));
  const inDigits = (start: number) => digits.some((one) => start >= one.start && start < one.end);
  const spelled = spelledNumbers(text)
    .filter(({ start }) => !inDigits(start))
    .map((one) =>
      inDollars(
        finished(text, one.start, one.end, [one.value], one.precision),
        /(?:thousand|grand|million|tausend|mille|mil)\w*$/i.test(text.slice(one.start, one.end)),
      ),
    );
  return [...digits, ...spelled].sort((a, b) => a.start - b.start);
}

function digitsAt(text: string, start: number, digits: string): Quantity {
  let end = start + digits.length;
  const rest = text.slice(end);
  const multiplier = MULTIPLIERS.find(([pattern]) => pattern.test(rest));
  const isMoney = /(?:\$|usd ?|us\$)\s?$/i.test(text.slice(0, start));
  const small = /^\s?m(?![\p{L}\d])/u.test(rest) && isMoney ? ([/^\s?m(?![\p{L}\d])/u, [1e6]] as const) : multiplier;
  const factors = small?.[1] ?? [1];
  if (small) end += small[0].exec(rest)?.[0].length ?? 0;
  const plain = readingsOf(digits);
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1]?.length ?? 0;
  const place = (factors[0] ?? 1) / 10 ** decimals;
  const readings = plain.flatMap((value) => factors.map((factor) => value * factor));
  return inDollars(finished(text, start, end, readings, place / 2), small !== undefined);
}

/** Groups of three digits are thousands; with a single point they may be decimals. */
function readingsOf(digits: string): number[] {
  if (/^\d{1,3}\.\d{3}$/.test(digits)) return [Number(digits.replace('.', '')), Number(digits)];
  const grouped = /^\d{1,3}(?:[,.'’ ]\d{3})+/.exec(digits)?.[0];
  if (grouped) return [Number(grouped.replace(/\D/g, '') + digits.slice(grouped.length).replace(',', '.'))];
  return [Number(digits.replace(',', '.'))];
}

/** Thousands of nothing else are dollars: 'fifty grand', '90K'. */
const inDollars = (quantity: Quantity, isScaled: boolean): Quantity =>
  isScaled && quantity.unit === undefined ? { ...quantity, unit: 'money' } : quantity;

const SHARE_OF_ABOUT = 0.05;

function finished(text: string, start: number, end: number, readings: readonly number[], precision: number): Quantity {
  const before = text.slice(0, start);
  const isYear = readings.some((value) => value >= 1900 && value <= 2100);
  const more =
    /^\s(?:more|fewer|less|additional|extra|weitere|mehr|más|plus d[e']) ?(?!than|que|als)/i.exec(
      text.slice(end),
    )?.[0] ?? '';
  const rest = text.slice(end + Math.max(more.trimEnd().length, 0));
  const isMoney = /(?:\$|\busd|us\$)\s?$/i.test(before);
  const isForeign = /[€£¥]\s?$|\beur\s?$/i.test(before);
  const following =
    isMoney || isForeign
      ? undefined
      : UNITS.find(
          ([pattern, unit]) =>
            pattern.test(rest) && !(isYear && unit === 'boats' && /^\s(?:boat|yacht|vessel|listing)\b/i.test(rest)),
        );
  const factor = following?.[2] ?? 1;
  const approximate =
    matches(ABOUT, before.replace(/\$\s?$/, '')) || /^(?:\s|-)?(?:ish\b|or so\b|o así\b|environ\b)/.test(rest);
  const largest = Math.max(...readings) * factor;
  return {
    start,
    end: end + (following ? more.trimEnd().length + (following[0].exec(rest)?.[0].length ?? 0) : 0),
    readings: readings.map((value) => value * factor),
    tolerance: Math.max(precision * factor, approximate ? largest * SHARE_OF_ABOUT : 0) + 1e-6,
    unit: isMoney ? 'money' : isForeign ? 'foreign money' : following?.[1],
    limit: limitBefore(before, following?.[1]) ?? limitAfter(text.slice(end)),
    approximate,
  };
}

function limitBefore(before: string, unit: Unit | undefined): Quantity['limit'] {
  if (unit === 'age' && /\bolder than\s*$/i.test(before)) return 'least';
  if (unit === 'age' && /\b(?:newer|younger) than\s*$/i.test(before)) return 'most';
  return MOST.test(before) ? 'most' : LEAST.test(before) ? 'least' : undefined;
}

const limitAfter = (rest: string) =>
  /^\s?\S*\s?(?:or (?:less|under|below|cheaper|older|earlier)|o menos|ou moins|oder weniger|max\b|tops\b)/i.test(rest)
    ? ('most' as const)
    : /^\s?\S*\s?(?:or (?:more|above|over|later|newer|longer)|\+|o más|ou plus|oder mehr|and up\b)/i.test(rest)
      ? ('least' as const)
      : undefined;

export const isNear = (fact: number, { readings, tolerance }: Pick<Quantity, 'readings' | 'tolerance'>) =>
  readings.some((value) => Math.abs(value - fact) <= tolerance);

/** Whether a fact is on the right side of a limit, or equal to a number without one. */
export function agrees(fact: number, quantity: Quantity): boolean {
  if (quantity.limit === 'most') return quantity.readings.some((value) => fact <= value + quantity.tolerance);
  if (quantity.limit === 'least') return quantity.readings.some((value) => fact >= value - quantity.tolerance);
  return isNear(fact, quantity);
}
