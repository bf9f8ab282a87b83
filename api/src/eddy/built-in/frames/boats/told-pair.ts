import { matches } from '../../../matching.ts';
import { EXTREMES, extremeOf } from '../../meant.ts';
import type { Memory } from '../../memory.ts';
import type { Situation } from '../../situation.ts';

const LEADS = '^(?:(?:and|so|okay|then|but|cool|hm+|,) )*';
const DIFFERENCE = new RegExp(
  `${LEADS}(?:(?:what|how (?:big|much|large))(?: (?:is|was|are|would be))? )?(?:(?:the|that|their) )?(?:price )?(?:difference|diff|gap|spread)(?: (?:between (?:them|the two|those(?: two)?|these(?: two)?|both|_ref_)|of (?:the two|them|both)|there|then|is|in price|again|price wise))*[?.! ]*$|${LEADS}(?:what|how much) is between (?:them|the two|those|these|both|_ref_)(?: in price)?[?.! ]*$|${LEADS}how many (?:years|feet|hours|dollars)(?: are (?:they|the two|those))? apart(?: are (?:they|the two|those))?[?.! ]*$|${LEADS}how (?:much|far)(?: (?:are|is|do|is it))?(?: (?:they|the two|those|these|both|_ref_))? (?:apart|differ|between (?:them|the two|those|_ref_))(?: in price)?[?.! ]*$`,
);
const WHICH = new RegExp(
  `${LEADS}(?:which|what|who)(?: (?:one|boat|of (?:the|those|these|them)(?: two)?))? (?:is|are|has|goes|sleeps|costs?|would be) (?:the )?(?:cheaper|pricier|more expensive|less expensive|newer|younger|older|bigger|longer|larger|smaller|shorter|faster|quicker|slower|wider|fewer|more|less)\\b(?!.*\\bthan\\b)`,
);
/** 'By how much?' asks for the difference in what was compared before. */
const BY_HOW = new RegExp(`${LEADS}by how (?:much|many)(?: (?:hours|years|feet|dollars|then|exactly))*[?.! ]*$`);
const EXTRA = new RegExp(
  `${LEADS}(?:what is |how much is )?(?:the )?(?:extra|additional) (?:cost|money|price|charge)[?.! ]*$|${LEADS}how much (?:more|extra)(?: (?:is that|would (?:that|it) (?:be|cost)|do i pay))?[?.! ]*$`,
);
const VIEWED = /\b(?:views?|viewed|clicks|looked at)\b/i;
const OTHER = /_(?:own|saved|boat|make|type|kind|id|person|money|bound|place|asset|coins|sort)_/;

/** 'What's the difference?' or 'which is newer?' behind an answer that named two boats of a longer list. */
export const isOfPair = ({ line, memory }: Situation): boolean =>
  !line.has(OTHER) &&
  ((asksDifference(line, memory) && pairIds(memory, true).length === 2) ||
    (line.has(WHICH) && pairIds(memory).length === 2));

/** Asks how two boats compare without naming them. */
export const comparesTold = (line: Situation['line']): boolean =>
  !line.has(OTHER) && [DIFFERENCE, BY_HOW, EXTRA, WHICH].some((pattern) => line.has(pattern));

const asksDifference = (line: Situation['line'], { last }: Memory): boolean =>
  line.has(DIFFERENCE) || line.has(EXTRA) || (line.has(BY_HOW) && !VIEWED.test(last?.question ?? ''));

/** The two boats told last, those of a list of two, or the two that were asked about one by one. */
export function pairIds({ pair, shown, focus, focusBefore, listedBy }: Memory, isGap = false): readonly number[] {
  const boats = pair.length === 2 ? pair : shown.length === 2 ? shown : [];
  if (boats.length === 0 && focus && focusBefore && (isGap || shown.length < 2 || listedBy === 'boat_details'))
    return [focusBefore.id, focus.id];
  return boats.map(({ id }) => id);
}

const MORE =
  'cheaper|pricier|more expensive|less expensive|newer|younger|older|bigger|longer|larger|smaller|shorter|faster|quicker|slower|wider|roomier';
const IT = '(?:it|she|that|this|that one|this one|_ref_)';
const IS_IT = new RegExp(
  `${LEADS}(?:is|does|has|was) ${IT} (?:(?:also|then|still|really|even|the|have|go|as well) )*(?:${MORE}|_sort_|_ref_|(?:fewer|more|less) hours)(?: (?:one|of (?:the two|them|those|these|both)|too|also|as well|boat))*[?.! ]*$`,
);
/** 'And cheaper?' right after two boats were compared. */
const ALSO = new RegExp(`^(?:and|but|also)(?: (?:also|is it|the))* (?:${MORE})(?: (?:too|also|as well))?[?.! ]*$`);
const MORE_THAN = new RegExp(
  `${LEADS}how (?:much|many \\w+) (?:more|less|fewer|${MORE})(?: (?:expensive|is|does|hours))?(?: (?:is|does|has) ${IT})?(?: (?:have|cost))? than (?:the )?(?:_sort_|_ref_)(?: (?:one|boat))?[?.! ]*$`,
);

/** The boat discussed and those that it is measured against: 'is it also the faster one', 'how much more than the cheapest'. */
export function againstIds({ line, memory }: Situation): number[] {
  const { shown } = memory;
  const [said, ...more] = line.all('ref');
  const subject = said?.ref.by === 'extreme' && more.length > 0 ? extremeOf(shown, said.ref.extreme)?.id : undefined;
  const focusId = subject ?? memory.focusId;
  if (focusId === undefined) return [];
  const isAlso = line.has(ALSO) && isCompared(memory);
  if (line.has(IS_IT) || isAlso) {
    const pair = pairIds(memory).includes(focusId) ? pairIds(memory) : shown.map(({ id }) => id);
    return pair.includes(focusId) && pair.length <= MOST ? [focusId, ...pair.filter((id) => id !== focusId)] : [];
  }
  const sort = line.first('sort');
  const ref = line.all('ref').find((one) => one.ref.by === 'extreme')?.ref;
  const extreme = ref?.by === 'extreme' ? ref.extreme : sort && EXTREMES[sort.by];
  const end = line.has(MORE_THAN) && extreme ? extremeOf(shown, extreme) : undefined;
  return end && end.id !== focusId ? [focusId, end.id] : [];
}

const MOST = 8;

/** Whether the last answer put two boats side by side. */
const isCompared = (memory: Memory): boolean => {
  const { boatIds } = memory.last?.calls.at(-1)?.input ?? {};
  return Array.isArray(boatIds) && boatIds.length === 2 && pairIds(memory).length === 2;
};

const MEASURES: readonly [RegExp, string][] = [
  [/\bhours\b/i, 'hours'],
  [/\b(?:oldest|newest|older|newer|age|years?)\b/i, 'years'],
  [/\b(?:longest|shortest|biggest|smallest|bigger|smaller|longer|shorter|largest|length|size)\b/i, 'length'],
  [/\b(?:fastest|slowest|faster|slower|speed)\b/i, 'speed'],
];

/** 'Is the bigger one also the older one': the boat in question is told apart by its size, and asked for its age. */
export const predicateOf = ({ reading }: Situation): string =>
  reading.words.replace(/^.*?\b(?:is|does|has|was) the \w+(?: expensive)? (?:one|boat)\b/, '');

/** A bare difference is one of the figure that the question before asked for, or of the prices. */
export function differenceIn({ line, memory }: Situation): string | undefined {
  if (!asksDifference(line, memory) || pairIds(memory, true).length !== 2) return undefined;
  const before = memory.last?.question ?? '';
  const isPriced = line.has(/\bprice\b/) || /\b(?:cheap|expens|pric|cost)/i.test(before);
  const measureIn = (text: string) => MEASURES.find(([pattern]) => matches(pattern, text))?.[1];
  if (line.has(EXTRA)) return 'difference in price';
  const measure = measureIn(line.text) ?? (isPriced ? undefined : measureIn(before));
  return `difference in ${measure ?? 'price'}`;
}
