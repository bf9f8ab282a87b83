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

const OTHER_ONE =
  /^\s*(?:(?:and|so|ok(?:ay)?|but|hey)[\s,]+)*(?:what about|how about|and|any (?:news|word) on)?\s*(?:the |my )?(?:one (?:with|from|to) )?(?<name>\p{L}{3,20})(?:['’]s)?(?: (?:one|deal|offer|bid|trade))[\s?.!]*$/iu;
const NOBODY =
  /^(?:the|that|this|other|last|first|second|third|next|same|old|new|best|cash|open|agreed|whole|any|which|what|good|closed|my|your|his|her|their)$/i;

/** 'What about the Ruth one?' behind offers is the one with that person. */
export function withOtherPersonsOffer(message: string, { last, cardIsLast, asked }: Memory): string | undefined {
  const isOffers = last?.calls.some(({ name }) => /^(?:my_trades|explain_trade|my_closings)$/.test(name));
  const name = isOffers && !cardIsLast && !asked ? OTHER_ONE.exec(message)?.groups?.name : undefined;
  return name && !NOBODY.test(name) ? `how does my trade with ${name} stand` : undefined;
}
