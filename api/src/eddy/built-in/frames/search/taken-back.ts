import { matches } from '../../../matching.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import type { Situation } from '../../situation.ts';

const DROPS: readonly [RegExp, readonly (keyof Wish)[]][] = [
  [
    /\bany (?:price|budget)\b|\b(?:price|budget|money|cost) (?:does not matter|is no object|is not an? (?:issue|problem))|\bno (?:price limit|budget|limit)\b|\bwithout (?:a |the |any )?(?:price|budget)(?: limit)?\b|\b(?:forget|drop|remove|ignore|lose|never mind) (?:about )?(?:the |my )?(?:price|budget|limit)\b/,
    ['minPrice', 'maxPrice'],
  ],
  [
    /\banywhere\b(?! but| except|.*_place_)|\bany (?:place|location|state)\b|\b(?:location|place) does not matter\b|\b(?:forget|drop|remove|ignore) (?:about )?(?:the |my )?(?:place|location|state|city)\b|\bnationwide\b|\ball states\b/,
    ['state', 'states', 'location', 'locations', 'zip', 'near', 'withinMiles', 'notStates', 'notLocations'],
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

/** 'Forget the diesel part'. */
const BACK =
  /\b(?:forget|drop|remove|ignore|skip|lose|scrap|ditch|cancel|never mind|without|leave out|take out|take away) (?:about )?(?:the |that |my )?_(?!aside|own|boat|person|ref|saved)(\w+)_|_(?:place|fuel|engine|asset|type|bound|feature)_ (?:does not matter|is not (?:important|necessary|a must|required)|is (?:optional|no longer needed))/;
/** 'It doesn't have to be in Florida'; the reader takes such words for an exclusion. */
const BACK_NEGATED =
  /\b(?:does|do|did|need) not (?:really |necessarily |actually )?(?:have to|need to|must|gotta|got to)?(?: ?be| ?have| ?take| ?accept| ?cost| ?sleep)? |\bneed not\b|\bnot necessarily\b|\b(?:no need|not necessary) (?:for|to)\b|\b(?:drop|lose|skip|ignore|omit|forget|remove|scrap|ditch) (?:about )?(?:the |that |this )?(?:\S+ ){1,3}(?:part|thing|bit|filter|condition|requirement|limit|restriction)\b/;

/** The parts of the last search that the user takes back: 'forget the gold', 'any price'. */
export function droppedIn(situation: Situation): (keyof Wish)[] {
  const { line, reading } = situation;
  if (!situation.memory.search) return [];
  const dropped = DROPS.filter(([pattern]) => line.has(pattern)).flatMap(([, names]) => names);
  const back = line.has(BACK) || matches(BACK_NEGATED, reading.words);
  if (!back) return dropped;
  const said = Object.keys(readWish(line).wish).flatMap((name) => wantedOf(name as keyof Wish));
  return [...dropped, ...said, ...takenAssets(line)];
}

const takenAssets = (line: Situation['line']): (keyof Wish)[] => (line.first('asset') ? ['tradeFor'] : []);

/** The wish before, of which the words for taking it back make an exclusion. */
const wantedOf = (name: keyof Wish): (keyof Wish)[] => {
  const wanted = name.replace(/^not(?=[A-Z])/, '').replace(/^./, (letter) => letter.toLowerCase());
  const both = [name, wanted] as (keyof Wish)[];
  return /^(?:not)?(?:states?|locations?)$/i.test(name) ? PLACES : wanted === 'types' ? [...both, 'type'] : both;
};

const PLACES: (keyof Wish)[] = [
  ...(['state', 'states', 'location', 'locations', 'zip', 'near', 'withinMiles', 'notStates', 'notLocations'] as const),
];

/** In 'no, bowriders instead, and Georgia is fine, too' the types are replaced, and the place is added. */
export function withoutReplaced(base: Wish, { chunks }: Situation['line']): Wish {
  const at = chunks.findIndex(({ text, meaning }) => text === 'instead' && !meaning);
  const replaced = chunks.slice(0, Math.max(at, 0)).findLast(({ meaning }) => meaning)?.meaning?.is;
  if (replaced === 'type' || replaced === 'kind' || replaced === 'make')
    return without(base, ['type', 'types', 'notTypes', 'query', 'makes']);
  return replaced === 'place' ? without(base, PLACES) : base;
}

const AGAIN =
  /_make_ (?:is|are|would be) (?:okay|fine|allowed|all right|good|welcome)(?: (?:after all|again|too|now))+(?= [,.;!]|$| and\b| but\b)/;

/** 'Falcons are okay after all' lets a make back in, beside the others. */
export function letBackIn(
  base: Wish | undefined,
  said: Wish,
  line: Situation['line'],
): { base: Wish; said: Wish } | undefined {
  const out = base?.notMakes ?? [];
  if (!base || out.length === 0 || !line.has(AGAIN)) return undefined;
  const { notMakes: _out, ...rest } = base;
  const named = line.all('make').map(({ make }) => make.toLowerCase());
  const left = out.filter((one) => !named.some((make) => make.includes(one) || one.includes(make)));
  return {
    base: { ...rest, ...(left.length > 0 && { notMakes: left }) },
    said: without(said, ['query', 'makes']),
  };
}

/** The search with the name that was asked for but found nowhere, so that a wider place is searched for it, too. */
export function withAskedName(search: Wish, { wishes }: Situation['memory']): Wish {
  const asked = wishes.at(-1);
  const isWidened = asked?.query && !search.query && !search.type && !search.types;
  return isWidened ? { ...search, query: asked.query } : search;
}
