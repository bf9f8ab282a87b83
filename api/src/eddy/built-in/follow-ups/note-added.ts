import { matchOf } from '../../matching.ts';
import { decisionOf } from '../../turns.ts';
import type { Memory } from '../memory.ts';

const NOTE =
  /^\s*(?:(?:and|also|oh|ok(?:ay)?|but|please|then|plus|can you|could you)[\s,]+)*(?:(?:put|stick|write|throw|slip|work|pop)(?: it| this)? in(?: there)?|mention|include|let (?:him|her|them) know|note|say)(?: to (?:him|her|them))?(?:,| that|:)\s+(?:that\s+)?(?<note>(?:i|we|i['’]?ll|i['’]?m|i['’]?d|ill|im|we['’]?ll|she|he|they|it|my|our|the|there|if|you)\b.{6,})$/iu;
const OFFERS = new Set(['draft_offer', 'draft_counter']);

/** 'Add I'll bring my own surveyor' names no thing to add. */
const ADDED =
  /^\s*(?:(?:and|also|oh|ok(?:ay)?|but|fine|please|then|plus|can you|could you)[\s,]+)*add (?<note>(?:i|we|i['’]?ll|i['’]?m|i['’]?d|ill|im|we['’]?ll|she|he|they|there)\s.{5,})$/iu;
/** 'Add that she must sail by June'. */
const ADDED_THAT =
  /^\s*(?:(?:and|also|oh|ok(?:ay)?|but|fine|please|then|plus|can you|could you)[\s,]+)*add (?:in )?(?:(?:a (?:line|note|sentence|remark) )?(?:that|saying(?: that)?)|a (?:line|note|sentence|remark):)\s+(?<note>(?!one\b|boat\b|amount\b)\p{L}.{6,})$/iu;

/** 'Put in that we bring her up ourselves' beside an offer is its note, whatever it names; beside a message it's one more sentence. */
export function withNote(message: string, { card, cardIsLast }: Memory): string | undefined {
  if (!card || !cardIsLast || decisionOf(card) !== undefined) return undefined;
  const note = (matchOf(NOTE, message) ?? matchOf(ADDED, message) ?? matchOf(ADDED_THAT, message))?.groups?.note;
  if (!note) return undefined;
  if (OFFERS.has(card.name)) return `add a note: ${note}`;
  return card.name === 'draft_message' ? `add that ${note}` : undefined;
}
