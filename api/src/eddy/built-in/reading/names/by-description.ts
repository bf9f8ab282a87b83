import type { Named } from '../../../../platform/names.ts';
import type { Line } from '../line.ts';

const ENDS =
  /^(?:is|are|was|still|and|or|but|for|in|at|from|near|under|over|that|which|who|how|what|does|do|has|have|can|could|would|will|to|on|of|please|sale|available|around|between|than|with|it|he|she|they|you|i|we|than|by|up|me)$/;
const MOST_WORDS = 3;
const SAYS =
  '(?:that|which) (?:mentions|says)|mentioning|saying|whose (?:ad|listing|owner|description) (?:mentions|says)|where (?:it|the (?:ad|listing|owner|description)) (?:mentions|says)';
const BEHIND = new RegExp(
  `\\b(?:(?:the|that|this) (?:boat|yacht|listing|ad|one) (?:with|that has|which has|that had|having|${SAYS})|(?:a|any) (?:boat|yacht|listing|ad|one) (?:${SAYS}))(?: (?:the|a|an|one|its|those|that|all the|some|something about|about))* $`,
);

interface Described {
  /** Where 'the boat with' begins, and where the words end. */
  from: number;
  to: number;
  words: string;
}

function describedAt({ chunks }: Line): Described[] {
  return chunks.flatMap(({ meaning }, index) => {
    if (meaning) return [];
    const start = Math.max(0, index - 9);
    const before = `${chunks
      .slice(start, index)
      .map(({ text }) => text)
      .join(' ')} `;
    const found = BEHIND.exec(before)?.[0];
    if (!found) return [];
    const behind = chunks.slice(index, index + MOST_WORDS + 1);
    const end = behind.findIndex(({ text, meaning: other }) => other || !/^\p{L}+$/u.test(text) || ENDS.test(text));
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
export function readDescribed(line: Line, named: readonly Named[]): void {
  for (const { from, to, words } of describedAt(line).reverse()) {
    const boats = named.flatMap((name) => (name.kind === 'described' && name.words === words ? name.boats : []));
    const [only, ...others] = boats;
    if (only && others.length === 0)
      line.replace(from, to, { is: 'boat', name: `${only.make} ${only.model}`, boats: [only], count: 1 });
  }
}
