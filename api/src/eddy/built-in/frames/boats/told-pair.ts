import type { Situation } from '../../situation.ts';

const LEADS = '^(?:(?:and|so|okay|then|but|cool|hm+|,) )*';
const DIFFERENCE = new RegExp(
  `${LEADS}(?:(?:what|how (?:big|much|large))(?: (?:is|was|are|would be))? )?(?:(?:the|that|their) )?(?:price )?(?:difference|gap|spread)(?: (?:between (?:them|the two|those|these|both|_ref_)|of (?:the two|them|both)|there|then|is|in price|again))*[?.! ]*$|${LEADS}how (?:much|far)(?: (?:are|is|do|is it))?(?: (?:they|the two|those|these|both|_ref_))? (?:apart|differ|between (?:them|the two|those|_ref_))[?.! ]*$`,
);
const WHICH = new RegExp(
  `${LEADS}(?:which|what|who)(?: (?:one|boat|of (?:the|those|these|them)(?: two)?))? (?:is|are|has|goes|sleeps|costs?|would be) (?:the )?(?:cheaper|pricier|more expensive|less expensive|newer|younger|older|bigger|longer|larger|smaller|shorter|faster|quicker|slower|wider|fewer|more|less)\\b(?!.*\\bthan\\b)|${LEADS}by how (?:much|many)\\b`,
);
const OTHER = /_(?:own|saved|boat|make|type|kind|id|person|money|bound|place|asset|coins|sort)_/;

/** 'What's the difference?' or 'which is newer?' behind an answer that named two boats of a longer list. */
export const isOfPair = ({ line, memory }: Situation): boolean =>
  memory.pair.length === 2 && !line.has(OTHER) && (line.has(DIFFERENCE) || line.has(WHICH));

const MEASURES: readonly [RegExp, string][] = [
  [/\bhours\b/i, 'hours'],
  [/\b(?:oldest|newest|older|newer|age|years?)\b/i, 'years'],
  [/\b(?:longest|shortest|biggest|smallest|bigger|smaller|longer|shorter|largest|length|size)\b/i, 'length'],
  [/\b(?:fastest|slowest|faster|slower|speed)\b/i, 'speed'],
];

/** A bare difference is one of the figure that the question before asked for, or of the prices. */
export function differenceIn({ line, memory }: Situation): string | undefined {
  if (!line.has(DIFFERENCE)) return undefined;
  const before = memory.last?.question ?? '';
  const isPriced = /\bprice\b/.test(line.text) || /\b(?:cheap|expens|pric|cost)/i.test(before);
  const measure = isPriced ? undefined : MEASURES.find(([pattern]) => pattern.test(before))?.[1];
  return `difference in ${measure ?? 'price'}`;
}
