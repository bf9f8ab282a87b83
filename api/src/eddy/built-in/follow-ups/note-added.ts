import { matchOf } from '../../matching.ts';
import { decisionOf } from '../../turns.ts';
import type { Memory } from '../memory.ts';

const NOTE =
  /^\s*(?:(?:and|also|oh|ok(?:ay)?|but|please|then|plus|can you|could you)[\s,]+)*(?:(?:put|stick|write|throw|slip|work|pop)(?: it| this)? in(?: there)?|mention|include|let (?:him|her|them) know|note|say)(?: to (?:him|her|them))?(?:,| that|:)\s+(?:that\s+)?(?<note>(?:i|we|i['’]?ll|i['’]?m|i['’]?d|ill|im|we['’]?ll|she|he|they|it|my|our|the|there|if|you)\b.{6,})$/iu;
const OFFERS = new Set(['draft_offer', 'draft_counter']);

/** 'Put in that we bring her up ourselves' beside an offer is its note, whatever it names. */
export function withNote(message: string, { card, cardIsLast }: Memory): string | undefined {
  const note =
    card && cardIsLast && decisionOf(card) === undefined && OFFERS.has(card.name)
      ? matchOf(NOTE, message)?.groups?.note
      : undefined;
  return note && `add a note: ${note}`;
}
