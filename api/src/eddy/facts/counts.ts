import { matches } from '../matching.ts';
import { isNamedBy } from './figures.ts';
import type { KnownBoat, KnownFacts } from './known-facts.ts';
import { isIn, type SaidPlace } from './places-said.ts';
import { agrees, type Quantity } from './quantities.ts';

const KINDS: readonly [RegExp, string][] = [
  [/\bcent(?:er|re) consoles?\b|\bconsolas? central(?:es)?\b/i, 'Center Console'],
  [/\bdual consoles?\b/i, 'Dual Console'],
  [/\bbow ?riders?\b/i, 'Bowrider'],
  [/\bexpress cruisers?\b/i, 'Express Cruiser'],
  [/\bmotor ?yachts?\b|\bmotoryachten\b/i, 'Motor Yacht'],
  [/\bsport[- ]?fish\w*\b/i, 'Sport Fishing'],
  [/\bsaltwater\b/i, 'Saltwater Fishing'],
];

/** Introduces some of the boats. */
const SOME = /^\W*(?:here are|these are|my top|the top|your best|aquí (?:hay|están)|voici|hier sind)\b/i;

interface Counted {
  text: string;
  places: readonly SaidPlace[];
  limits: readonly Quantity[];
  /** How many boats the sentence names. */
  named: number;
}

/** Whether as many boats, trades or whatever else is counted were returned, with what the words say about them. */
export function countHolds(quantity: Quantity, said: Counted, known: KnownFacts): boolean {
  const kinds = KINDS.filter(([pattern]) => matches(pattern, said.text)).map(([, type]) => type);
  const fits = (boat: KnownBoat) =>
    said.places.every((place) => isIn(boat, place)) &&
    kinds.every((type) => boat.type === type) &&
    said.limits.every((limit) => isWithin(boat, limit));
  const isPlain = said.places.length === 0 && kinds.length === 0 && said.limits.length === 0;
  const boatsOf = (ids: readonly number[]) => ids.flatMap((id) => known.boats.get(id) ?? []);
  const inLists =
    nounOf(said.text.toLowerCase(), quantity) === '' &&
    known.lists.some(({ boats, total, input }) => {
      if (isPlain)
        return (
          agrees(total, quantity) ||
          agrees(boats.length, quantity) ||
          (SOME.test(said.text) && quantity.readings.some((value) => value <= total))
        );
      const all = boatsOf(boats);
      const asked = all.every(fits) && (Object.keys(input).length > 0 || all.length === total);
      return (asked && agrees(total, quantity)) || agrees(all.filter(fits).length, quantity);
    });
  if (inLists || (isPlain && said.named > 1 && agrees(said.named, quantity))) return true;
  const text = said.text.toLowerCase();
  const noun = nounOf(text, quantity);
  return known.facts.some(
    (fact) =>
      (fact.unit === 'boats' || fact.unit === 'items' || fact.unit === quantity.unit) &&
      agrees(fact.value, quantity) &&
      isNamedBy(fact, text, known) &&
      (isPlain || fact.names.length > 0) &&
      keyIsSaid(fact.key, text, noun, known),
  );
}

/** The noun that is counted, unless it is boats. */
const nounOf = (text: string, { start, end }: Quantity) =>
  /\b(trade|offer|message|conversation|service|negotiation|task|step|engine|spot|photo|seller|member|user|review|owner|state)s?$/.exec(
    text.slice(start, end),
  )?.[1] ?? '';

/** A count of something else than boats needs its own word: 'unread', 'views', 'comparables'. */
function keyIsSaid(key: string, text: string, noun: string, known: KnownFacts): boolean {
  if (noun)
    return (
      key.toLowerCase().includes(noun) || (key === 'total' && known.facts.some((fact) => fact.key.startsWith(noun)))
    );
  if (/^(?:total|boats|comparables|trades|wants|conversations|numberOf\w+|groups|items|tasks)$/.test(key)) return true;
  const words = key.split(/(?=[A-Z])/).map((word) => word.toLowerCase().replace(/s$/, ''));
  return words.some((word) => word.length > 3 && text.includes(word));
}

function isWithin({ price, length, year, engineHours }: KnownBoat, limit: Quantity): boolean {
  const value =
    limit.unit === 'money' ? price : limit.unit === 'feet' ? length : limit.unit === 'hours' ? engineHours : year;
  return value !== undefined && agrees(value, limit);
}
