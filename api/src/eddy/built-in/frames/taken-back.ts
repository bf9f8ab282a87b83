import { readWish, type Wish } from '../reading/wish.ts';
import type { Situation } from '../situation.ts';

const DROPS: readonly [RegExp, readonly (keyof Wish)[]][] = [
  [
    /\bany (?:price|budget)\b|\b(?:price|budget|money|cost) (?:does not matter|is no object|is not an? (?:issue|problem))|\bno (?:price limit|budget|limit)\b|\bwithout (?:a |the |any )?(?:price|budget)(?: limit)?\b|\b(?:forget|drop|remove|ignore|lose|never mind) (?:about )?(?:the |my )?(?:price|budget|limit)\b/,
    ['minPrice', 'maxPrice'],
  ],
  [
    /\banywhere\b(?! but| except|.*_place_)|\bany (?:place|location|state)\b|\b(?:location|place) does not matter\b|\b(?:forget|drop|remove|ignore) (?:about )?(?:the |my )?(?:place|location|state|city)\b|\bnationwide\b|\ball states\b/,
    ['state', 'states', 'location', 'locations', 'zip', 'notStates', 'notLocations'],
  ],
  [
    /\bany (?:length|size)\b|\b(?:length|size) does not matter\b|\b(?:forget|drop|remove) (?:the )?(?:length|size)\b/,
    ['minLength', 'maxLength'],
  ],
  [
    /\bany (?:year|age)\b|\b(?:age|year) does not matter\b|\b(?:forget|drop|remove) (?:the )?(?:year|age)\b/,
    ['minYear', 'maxYear'],
  ],
  [
    /\bany (?:type|kind)\b|\b(?:type|kind) does not matter\b|\b(?:forget|drop|remove) (?:the )?type\b/,
    ['type', 'types', 'notTypes'],
  ],
];

/** The parts of the last search that the user takes back: 'forget the gold', 'any price'. */
export function droppedIn(situation: Situation): (keyof Wish)[] {
  const { line } = situation;
  if (!situation.memory.search) return [];
  const dropped = DROPS.filter(([pattern]) => pattern.test(line.text)).flatMap(([, names]) => names);
  const back = line.has(
    /\b(?:forget|drop|remove|ignore|skip|lose|never mind|without) (?:about )?(?:the |that |my )?_(?!aside)(\w+)_/,
  );
  return back ? [...dropped, ...(Object.keys(readWish(line).wish) as (keyof Wish)[]), ...takenAssets(line)] : dropped;
}

const takenAssets = (line: Situation['line']): (keyof Wish)[] => (line.first('asset') ? ['tradeFor'] : []);
