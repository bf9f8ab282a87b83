import { isWithin } from './knowledge/find-help.ts';
import type { Request } from './requests.ts';

const OPENS = '^(?:(?:and|but|so|also|or|then|well)[\\s,]+)*';
const ENDS =
  '(?:\\s+(?:for (?:it|that|this)|to do (?:it|that|this)|here|too|though|or (?:what|not|no)|involved|at all|anything))*[\\s?.!,]*$';
const COSTS = new RegExp(
  `${OPENS}(?:is there (?:an? |any )?(?:fees?|charges?|costs?|price|commission)|are there (?:any )?(?:fees|charges|costs)|any (?:fees?|charges?|costs?)|(?:does|will|would|do) (?:it|that|this|you) (?:cost|charge)(?: (?:me|anything|something|money|extra))*|is (?:it|that|this)(?: all)? (?:(?:for )?free|extra|more expensive)|how much (?:is|does|do|would|will) (?:it|that|this|you|i|we)(?: (?:cost|run|charge|pay))?|what(?:['’]s| is| are)? (?:the |your )?(?:fees?|charges?|costs?|price)|what (?:does|will|would) (?:it|that|this) cost|(?:do|must|would|will) i (?:have to |need to )?pay(?: (?:anything|something|extra))?|what do (?:you|i) (?:charge|pay))${ENDS}`,
  'iu',
);
const AGREES = new RegExp(
  `${OPENS}(?:(?:is|would|sounds?) (?:that|this|it) (?:be )?(?:ok(?:ay)?|fine|safe|legal|normal|all ?right|a good idea|legit|allowed|smart|wise|cool|good)|should (?:i|we)(?: (?:do (?:it|that|this)|go for it|take it))?|(?:is (?:that |it |this )?)?(?:a )?good idea|(?:any )?thoughts|what do you (?:think|say)|ok(?:ay)?|yes or no|yay or nay)${ENDS}`,
  'iu',
);

/** Without a pronoun, the part must share so many telling words with the topic. */
const LEAST_TERMS = 2;

/** Asks for the fee of what the part before it is about: 'where do photos go, is there a fee'. */
export const asksCost = (part: string): boolean => COSTS.test(part.trim());

/** The question in full, so that it is read by itself. */
export const COST_QUESTION = 'what are your fees';

/** Asks nothing that the help for the part before it does not tell: 'is that ok', 'where do I reset it'. */
export function isAnsweredBy(part: string, before: Request | undefined): boolean {
  if (before?.best?.intent !== 'help') return false;
  if (AGREES.test(part.trim())) return true;
  const { help, language } = before.situation;
  const topic = help.find(({ answer }) => answer[language] === before.move);
  return topic !== undefined && isWithin(topic, part, /\b(?:it|that|this|one)\b/i.test(part) ? 0 : LEAST_TERMS);
}
