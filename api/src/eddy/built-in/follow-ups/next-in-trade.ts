import { matches } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const NEXT =
  /^\s*(?:(?:ok(?:ay)?|good|great|nice|alright|all right|cool|perfect|thanks|thx|so|and|right|fine|lovely)[\s,.!]+)*(?:what(?:['’]?s| is| happens| comes| do (?:i|we)(?: have to| need to)? do| should (?:i|we) do)? (?:now|next|then|happens now|happens next|comes next|the next step|my next step|our next step|left to do|still to do)|(?:and )?now what|next steps?|and now|what (?:happens|comes) (?:now|next)|where do we go from here|(?:how does|how do) (?:it|this|we|i|the closing|closing) (?:go on|work|go|proceed|continue|close it)(?: from here| now| next)*|how do (?:we|i) (?:close|finish|wrap up|complete)(?: (?:it|this|the deal))?(?: (?:now|then|from here))?)[\s?.!]*$/iu;
const AGREED = /\bWith (?<names>[\p{L}'’ ,-]{2,60}): you give [^;]*; agreed\b/gu;

/** 'What happens now?' behind an agreed trade asks for its next step. */
export function withNextInTrade(message: string, { last, cardIsLast, asked }: Memory): string | undefined {
  const [only, ...others] = [...(last?.text ?? '').matchAll(AGREED)];
  const names = only?.groups?.names;
  if (!names || others.length > 0 || cardIsLast || asked || !matches(NEXT, message)) return undefined;
  return `what happens next in my trade with ${names}`;
}
