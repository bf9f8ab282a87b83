import { matches } from '../matching.ts';
import type { Unit } from './quantities.ts';

/** Kinds of figures that must not be mistaken for each other. */
export type FactClass =
  | 'price'
  | 'closing'
  | 'average'
  | 'lowest'
  | 'highest'
  | 'commission'
  | 'monthly'
  | 'difference'
  | 'offer'
  | 'length'
  | 'beam'
  | 'sleeps'
  | 'people'
  | 'hours'
  | 'speed'
  | 'views'
  | 'year'
  | 'confidence'
  | 'ratio'
  | 'other';

const CLASSES: readonly [RegExp, FactClass][] = [
  [/^per[A-Z]/, 'ratio'],
  [/closing/i, 'closing'],
  [/average|mean|median/i, 'average'],
  [/lowest|^low|^min/i, 'lowest'],
  [/highest|^high|^max(?!Speed)/i, 'highest'],
  [/commission|broker/i, 'commission'],
  [/monthly/i, 'monthly'],
  [/difference|gap/i, 'difference'],
  [/hours/i, 'hours'],
  [/length/i, 'length'],
  [/beam/i, 'beam'],
  [/sleeps/i, 'sleeps'],
  [/people|capacity/i, 'people'],
  [/speed/i, 'speed'],
  [/views/i, 'views'],
  [/year/i, 'year'],
  [/sure|confidence/i, 'confidence'],
  [/offer|cash|proposed|give|youGet/i, 'offer'],
  [/price|asking|worth|value/i, 'price'],
];

export const classOfKey = (key: string): FactClass => CLASSES.find(([pattern]) => pattern.test(key))?.[1] ?? 'other';

const UNITS: readonly [RegExp, Unit | undefined][] = [
  [/hours/i, 'hours'],
  [/length|beam/i, 'feet'],
  [/year/i, undefined],
  [/people|capacity/i, 'people'],
  [/sleeps/i, 'berths'],
  [/speed/i, 'speed'],
  [/horsepower/i, 'power'],
  [/miles/i, 'miles'],
  [/views/i, 'views'],
  [/total|comparables|boats|listed|groups|matches/i, 'boats'],
];

/** The unit of a bare number in a tool's output. */
export const unitOfKey = (key: string): Unit | undefined => {
  const found = UNITS.find(([pattern]) => pattern.test(key));
  return found ? found[1] : 'items';
};

/** The words near a number that say which figure it is. */
const CUES: readonly [RegExp, FactClass, readonly (Unit | undefined)[]][] = [
  [
    /\b(?:clos(?:e|ing)\b(?! to)|escrow fee|cierre|cl[ôo]ture|abschluss\w*|abwicklung\w*)/i,
    'closing',
    ['money', 'percent'],
  ],
  [/\b(?:broker|commission|comisi[óo]n|provision)/i, 'commission', ['money', 'percent']],
  [/\b(?:monthly|a month|per month|al mes|por mes|par mois|im monat|pro monat)\b/i, 'monthly', ['money']],
  [
    /\b(?:averag\w*|mean|median|promedio|media|moyenne|durchschnitt\w*|schnitt|mittel\w*|comparables?|comparable boats|market value|valor de mercado|marktwert)/i,
    'average',
    ['money', 'feet', 'hours', undefined],
  ],
  [/\b(?:beam|wide|width|manga|de large|largeur|breite?)\b/i, 'beam', ['feet']],
  [
    /\b(?:sleeps?|berths?|bunks?|duermen?|couchages?|dorm\w*|kojen|schlaf\w*)\b/i,
    'sleeps',
    ['people', 'berths', undefined, 'items'],
  ],
  [/\b(?:sure|confiden\w*|certain\w*|confianza|fiable|sicher\w*)/i, 'confidence', ['percent']],
  [/\b(?:offer\w*|propos\w*|draft\w*|cash on top|counter\w*|oferta|ofrec\w*|offre|angebot\w*)/i, 'offer', ['money']],
];

/** The figure that the words around a number speak of; undefined if they do not say. */
export function classNear(words: string, unit: Unit | undefined): FactClass | undefined {
  return CUES.find(([pattern, , units]) => units.includes(unit) && matches(pattern, words))?.[1];
}
