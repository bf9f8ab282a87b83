import { matches } from '../matching.ts';
import type { KnownBoat } from './known-facts.ts';

const SHARES: readonly [RegExp, number][] = [
  [/\b(?:twice|double (?:the|that|what|as)|two times|doppelt|doble|le double)\b/i, 2],
  [/\b(?:three times|triple (?:the|that|what|as)|dreimal)\b/i, 3],
  [/\b(?:four times|viermal)\b/i, 4],
  [/\b(?:half (?:the|of the|as|that|what)|halb so|la mitad)\b|\bla moitié(?!\p{L})/iu, 1 / 2],
  [/\b(?:a|one) third of\b|\bun tercio\b|\bun tiers\b|\bein drittel\b/i, 1 / 3],
  [/\b(?:a|one) quarter of (?!a million)|\bun quart d/i, 1 / 4],
  [/\btwo thirds\b/i, 2 / 3],
  [/\bthree quarters\b/i, 3 / 4],
];
const SAME =
  /\b(?:the same|same (?:price|length|size|year|age|hours|number|amount|place|city|state|harbor|marina|type|owner|condition)|as (?:long|big|large|old|new|expensive|cheap|fast|much|many)(?: \w+)? as|(?:just|exactly) like|equal(?:ly)?|identical|lo mismo|el mismo|tan \p{L}+ como|la même|le même|aussi \p{L}+ que|genauso|gleich(?:e|en|er|es|viel)?|dasselbe|denselben)(?!\p{L})/iu;
/** Says nothing about the two: 'at the same time'. */
const IDIOM = /\bat the same time\b|\bthe same (?:search|question|list|thing|way|goes)\b|\bsame state as\b/gi;

const CLOSE = 0.08;

/** Whether 'twice the price of' and 'the same length as' are so. Undefined if the text says neither. */
export function proportionHolds(
  text: string,
  boat: KnownBoat | undefined,
  other: KnownBoat | undefined,
): boolean | undefined {
  const said = text.replace(IDIOM, '');
  const share = SHARES.find(([pattern]) => matches(pattern, said))?.[1];
  const isSame = matches(SAME, said);
  if (share === undefined && !isSame) return undefined;
  if (!boat || !other) return false;
  const [one, two] = dimensionOf(said, boat, other);
  if (one === undefined || two === undefined) return false;
  if (isSame && share === undefined) return one === two;
  return typeof one === 'number' && typeof two === 'number' && Math.abs(one / two / (share ?? 1) - 1) <= CLOSE;
}

function dimensionOf(
  text: string,
  a: KnownBoat,
  b: KnownBoat,
): [string | number | undefined, string | number | undefined] {
  if (/\b(?:state|estado|état|bundesstaat)\b/i.test(text)) return [a.state, b.state];
  if (/\b(?:place|city|harbor|marina|ort|ciudad|ville|(?:is|sits|lies|docked|located) in)\b/i.test(text))
    return [a.location, b.location];
  if (/\b(?:type|kind|typ|tipo)\b/i.test(text)) return [a.type, b.type];
  if (/\bowner\b/i.test(text)) return [a.owner, b.owner];
  if (/\bcondition\b/i.test(text)) return [a.condition, b.condition];
  if (/\b(?:hours|horas|heures|stunden)\b/i.test(text)) return [a.engineHours, b.engineHours];
  if (/\b(?:long|length|big|large|size|lang|largo|longueur)\b/i.test(text)) return [a.length, b.length];
  if (/\b(?:old|new|year|age|alt|viejo|jahr|año)\b/i.test(text)) return [a.year, b.year];
  if (/\bfast|speed\b/i.test(text)) return [a.topSpeed, b.topSpeed];
  return [a.price, b.price];
}
