import { isTelling } from './compete.ts';

/** Words of a question that name nothing. */
const ASKING =
  /^(?:what|how|which|who|whom|whose|where|when|why|many|much|one|ones|done|made|left|give|given|tell|told|know|say|said|mean|now|yet|so|far|ever|total|many|exactly|altogether|all|did|long|no|not)$/;

/** Other words for the same, as our answers put it. */
const SAME: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:deals?|trades?|transactions?|sales?|swaps?|exchanges?)$/, /\b(?:closed|completed) (?:no|one|\d+) trades?\b/i],
  [/^(?:stars?|ratings?|rated|score)$/, /\d(?:\.\d+)? (?:of 5 )?stars?\b/i],
  [/^(?:became|become|happened|happen|outcome)$/, /\b(?:expired|declined|withdrawn|countered|accepted|ended)\b/i],
  [/^(?:licen[sc]es?|permits?)$/, /\b(?:permit|licen[sc]e)\b/i],
  [/^hours?$/, /\b\d[\d,]* (?:engine )?hours\b|\bhours: \d/i],
];

/** Whether an answer already holds what the words of a question ask for. */
export function isToldAlready(question: string, answer: string): boolean {
  const words = (question.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []).filter(
    (word) => isTelling(word) && !ASKING.test(word),
  );
  return words.length > 0 && words.every((word) => isIn(word, answer));
}

function isIn(word: string, answer: string): boolean {
  const same = SAME.find(([said]) => said.test(word));
  if (same) return same[1].test(answer);
  const stem = word.replace(/(?:ing|ed|es|s)$/, '');
  return stem.length > 3 && answer.toLowerCase().includes(stem);
}
