import type { Named } from '../../../../platform/names.ts';
import { matches, matchOf } from '../../../matching.ts';
import type { Chunk, Line } from '../line.ts';

const ENDS =
  /^(?:is|are|was|still|and|or|but|for|in|at|from|near|under|over|that|which|who|how|what|does|do|has|have|can|could|would|will|to|on|of|please|sale|available|around|between|than|with|it|he|she|they|you|i|we|than|by|up|me)$/;
const MOST_WORDS = 3;
const SAYS =
  '(?:that|which) (?:mentions|says)|mentioning|saying|whose (?:ad|listing|owner|description) (?:mentions|says)|where (?:it|the (?:ad|listing|owner|description)) (?:mentions|says)';
/** 'Replace the boat with the piano' puts one thing in place of another. */
const REPLACES = '(?<!\\b(?:replace|replaces|swap|switch|exchange|change|substitute)(?: out)? )';
const BEHIND = new RegExp(
  `\\b${REPLACES}(?:(?:the|that|this) (?:boat|yacht|listing|ad|one) (?:with|that has|which has|that had|having|${SAYS})|(?:a|any) (?:boat|yacht|listing|ad|one) (?:${SAYS}))(?: (?:the|a|an|one|its|those|that|all the|some|something about|about))* $`,
);

/** 'The old rosewood boat': words right before the noun. */
const NOUN = /^(?:boat|yacht|vessel|one)$/;
const DEFINITE = /^(?:the|that)$/;
const PLAIN =
  /^(?:big|bigger|biggest|large|huge|small|smaller|little|tiny|long|longer|short|shorter|old|older|new|newer|nice|beautiful|gorgeous|pretty|lovely|fancy|cool|cheap|cheaper|expensive|pricey|fast|faster|slow|wide|other|same|first|second|third|fourth|fifth|last|next|right|wrong|only|best|better|good|bad|whole|very|most|least|more|less|previous|latest|dream|perfect|ideal|own|actual|real|single|particular|specific|said|middle|top|bottom|left|free|paid|priced|listed|sold|traded|saved|kind|type|sort|size|power|motor|sail|used|two|three|four)$/;

interface Described {
  /** Where 'the boat with' begins, and where the words end. */
  from: number;
  to: number;
  words: string;
}

const describedAt = (line: Line): Described[] => [...describedBehind(line), ...describedBefore(line)];

function describedBefore({ chunks }: Line): Described[] {
  return chunks.flatMap(({ text, meaning }, index) => {
    const definite = DEFINITE.test(text) && !meaning ? chunks.slice(index + 1, index + MOST_BEFORE + 2) : [];
    const noun = definite.findIndex((chunk) => !chunk.meaning && NOUN.test(chunk.text));
    const said = definite.slice(0, Math.max(noun, 0));
    const words = said.filter((chunk) => !PLAIN.test(chunk.text));
    const isPlain = said.every((chunk) => isWord(chunk) && !ENDS.test(chunk.text));
    if (words.length === 0 || words.length > 2 || !isPlain) return [];
    return [{ from: index, to: index + noun + 2, words: words.map((chunk) => chunk.text).join(' ') }];
  });
}

const MOST_BEFORE = 3;
const isWord = ({ text, meaning }: Chunk) => (!meaning || meaning.is === 'feature') && /^\p{L}{3,}$/u.test(text);

function describedBehind({ chunks }: Line): Described[] {
  return chunks.flatMap(({ meaning }, index) => {
    if (meaning) return [];
    const start = Math.max(0, index - 9);
    const before = `${chunks
      .slice(start, index)
      .map(({ text }) => text)
      .join(' ')} `;
    const found = matchOf(BEHIND, before)?.[0];
    if (!found) return [];
    const behind = chunks.slice(index, index + MOST_WORDS + 1);
    const end = behind.findIndex(({ text, meaning: other }) => other || !/^\p{L}+$/u.test(text) || matches(ENDS, text));
    const said = end < 0 ? behind.slice(0, MOST_WORDS) : behind.slice(0, end);
    const isWhole = end >= 0 || behind.length <= MOST_WORDS;
    if (!isWhole || said.length === 0) return [];
    const from = index - found.trim().split(' ').length;
    return [{ from, to: index + said.length, words: said.map(({ text }) => text).join(' ') }];
  });
}

/** Words of an owner that may tell a boat from all others. */
export const describedIn = (line: Line): string[] => [
  ...new Set(describedAt(line).flatMap(({ words }) => (words.length > 3 ? [words] : []))),
];

/** 'The boat with the blue awning', if one listing alone says so. */
export const readDescribed = (line: Line, named: readonly Named[]): void => readAs(line, describedBehind(line), named);

/** 'The old rosewood boat', once no word of it is a place or a type. */
export const readDescribedBefore = (line: Line, named: readonly Named[]): void =>
  readAs(line, describedBefore(line), named);

function readAs(line: Line, described: readonly Described[], named: readonly Named[]): void {
  for (const { from, to, words } of described.toReversed()) {
    const boats = named.flatMap((name) => (name.kind === 'described' && name.words === words ? name.boats : []));
    const [only, ...others] = boats;
    if (only && others.length === 0)
      line.replace(from, to, { is: 'boat', name: `${only.make} ${only.model}`, boats: [only], count: 1 });
  }
}
