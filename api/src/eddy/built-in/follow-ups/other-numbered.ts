import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const UNIT =
  "(?![\\d.,]*\\d|\\s?(?:k|m|grand|thousand|million|ft|feet|foot|hours|hrs|%|percent|mph|knots|miles|cash|dollars|bucks|people)\\b|['’%])";
const PAIR = new RegExp(
  String.raw`\b(boat|listing)s?\s*(?:number|no\.?|id)?\s*#?(\d{1,7})(\s*(?:,|vs\.?|versus|and|or|&|against|with|to)\s*)(?:the\s+)?#?(\d{1,7})${UNIT}`,
  'giu',
);
const OTHER = new RegExp(
  String.raw`^\s*(?:(?:and|or|ok(?:ay)?|so|vs\.?|versus|now|what about|how about|compared? (?:it |that )?(?:to|with)|against|how(?: (?:does|would|do|is)|['’]?s) (?:it|that|this|that one|this one|they) (?:compare|stack up|hold up|do) (?:to|with|against))[\s,]+)+(?:(?:boat|listing|number|no\.?)\s*)?#?(?<number>\d{1,7})${UNIT}(?<rest>[\s,:;?-]+\S.*)?$`,
  'iu',
);
/** 'And the 26 from the same yard?' */
const SAME_MAKER =
  /^\s*(?:(?:and|or|ok(?:ay)?|so|now|what about|how about|tell me about|show me)[\s,]+)*(?:the|their|that) (?:other )?(?<model>\d{2,3})(?:[ -]?(?:one|boat|footer|foot|ft))?,? (?:from|by|of) the same (?:yard|builder|maker|make|brand|company|manufacturer|boatyard|shipyard|people|folks)(?<rest>[\s,:;?.–-]*.*)$/iu;
const COMPARES =
  /\b(?:which|who|compare|difference|vs|versus|cheaper|bigger|newer|faster|longer|older|fewer|better|than)\b/i;

/** 'Boat 31 vs 42' and, after boat 31, 'and 42, which has fewer hours': both numbers are of boats. */
export function withOtherNumber(
  message: string,
  { last, focus, focusId, asked, cardIsLast }: Memory,
): string | undefined {
  const said = message.replace(PAIR, '$1 $2$3$1 $4');
  if (said !== message) return said;
  const { model, rest: further = '' } = matchOf(SAME_MAKER, message)?.groups ?? {};
  if (model && focus) return `tell me about the ${focus.make} ${model}${further}`;
  const before = /\b(?:boat|listing)s?\s*(?:number|no\.?|id)?\s*#?(\d{1,7})\b/i.exec(last?.question ?? '')?.[1];
  const { number, rest = '' } = matchOf(OTHER, message)?.groups ?? {};
  const isBoat = before !== undefined && focusId === Number(before) && number !== before;
  if (!number || !isBoat || asked || cardIsLast || !COMPARES.test(message)) return undefined;
  return `compare boat ${before} and boat ${number}${rest.replace(/^[\s,:;?-]+/, ', ')}`;
}
