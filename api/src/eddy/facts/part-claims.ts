import { matches } from '../matching.ts';
import { attributesHold, claimsAttributes } from './attributes.ts';
import { comparativesHold, compares } from './comparisons.ts';
import type { KnownBoat, KnownFacts } from './known-facts.ts';
import { isIn, wasAskedAbout } from './places-said.ts';
import { proportionHolds } from './proportions.ts';
import type { SentencePart } from './sentence-parts.ts';
import type { Assigned } from './subjects.ts';

/** Everything said in the conversation before the sentence. */
export interface Spoken {
  known: KnownFacts;
  /** The user's own words, in lower case. */
  asked: string;
}

const NOT_THERE = /\b(?:not|n't|no|nicht|pas|except|outside)\b[^,;]*$/i;
const NEAR = /\b(?:near|close to|around|cerca de|près de|nahe|bei)\s*$/i;
const FROM = /\b(?:from|to|of|away|desde|depuis|von|nach|à|a)\s+(?:the )?$/i;
const DISTANCE = /\b(?:miles?|far|km|distance|same state|millas|meilen|kilom\w+|lejos|loin|weit)\b/i;

/** Whether the boat is in the places that its part names. */
export function placesHold(
  part: SentencePart,
  boat: KnownBoat | undefined,
  text: string,
  { known, asked }: Spoken,
): boolean {
  return part.places.every((place) => {
    const before = text.slice(Math.max(0, place.start - 40), place.start);
    const city = part.places.find((other) => other.end <= place.start && place.start - other.end <= 2);
    const isStart =
      DISTANCE.test(text) && (FROM.test(before) || (city !== undefined && FROM.test(text.slice(0, city.start))));
    if (isStart || (!boat && wasAskedAbout(known, place)))
      return wasAskedAbout(known, place) || asked.includes(place.city ?? '\0');
    if (boat) return NOT_THERE.test(before) !== isIn(boat, place, NEAR.test(before));
    const isAnywhere = [...known.boats.values()].some((one) => isIn(one, place));
    return isAnywhere || (known.boats.size === 0 && asked.includes(text.slice(place.start, place.end).toLowerCase()));
  });
}

const NO_STATEMENT =
  /\?\s*$|(?<!\p{L})(?:if|would you|do you|should i|shall i|want me|let me know|si|quiere|voulez|wenn|möchten|soll ich|prefer|you asked|looking for|search(?:ed)? for|you(?:'re| are) after)(?!\p{L})/iu;

/** Whether the claims in words about a boat hold: its type, engine, features, and how it compares. */
export function wordsHold(
  { text }: SentencePart,
  boat: KnownBoat | undefined,
  other: KnownBoat | undefined,
  { isNamed, all }: Assigned,
  spoken: Spoken,
): boolean {
  if (matches(NO_STATEMENT, text) && !isNamed) return true;
  if (boat && !attributesHold(boat, text)) return false;
  if (!boat && claimsAttributes(text) && !wasSaid(text, spoken)) return false;
  if (boat && isNamed && proportionHolds(text, boat, other) === false) return false;
  return all || !compares(text) || !boat || !other || comparativesHold(text, boat, other);
}

/** General words about engines or features are fine if the user or a tool's input said them. */
function wasSaid(text: string, { known, asked }: Spoken): boolean {
  const inputs = JSON.stringify(known.lists.map(({ input }) => input)).toLowerCase();
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words
    .filter((word) => claimsAttributes(word))
    .every((word) => asked.includes(word) || inputs.includes(word) || known.ours.includes(word));
}

/** A person in a sentence about a boat must have to do with it. */
export function peopleHold(
  { text }: SentencePart,
  boat: KnownBoat | undefined,
  isNamed: boolean,
  known: KnownFacts,
): boolean {
  if (!boat || !isNamed) return true;
  const isSaid = (name: string) => name !== '' && new RegExp(`(?<![\\p{L}])${name}(?![\\p{L}])`, 'iu').test(text);
  return [...known.people]
    .filter(isSaid)
    .every(
      (name) =>
        boat.owner.toLowerCase() === name ||
        boat.title.toLowerCase().includes(name) ||
        known.facts.some(({ boats, names }) => boats.includes(boat.id) && names.includes(name)),
    );
}
