import { matches } from '../../matching.ts';
import { decisionOf } from '../../turns.ts';
import type { Memory } from '../memory.ts';

const FIGURED = /, so that would be (\$[\d,]+(?:\.\d\d)?)\. /;
const TAKES_IT =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|sure|then|so|and|well|alright|great|good|perfect|please|fine|cool)[\s,.!]+)*(?:let['’]?s\s+|can you\s+|could you\s+|i(?:['’]ll| will| want to|['’]d like to)\s+)?(?:make it|offer|bid|do|draft|go with|go for|try|use|put in|send|take|make the offer)(?:\s+(?:that|it|this|so))?(?:\s+(?:one|amount|number|figure|price|then|instead|please|for (?:it|that|her)|an offer))*[\s.!]*$|^(?:yes|yeah|yep|sure|ok(?:ay)?|please do|do it|go ahead|sounds good|yes please|draft it)[\s.!]*$/i;

/** 'Okay, make it that' after a sum that Eddy worked out: an offer of the sum, or the open card with it. */
export function withFiguredOffer(message: string, { last, card, focusId }: Memory): string | undefined {
  const sum = FIGURED.exec(last?.text ?? '')?.[1];
  const call = last?.calls.find(({ name }) => name === 'offer_balance');
  const boatId = call?.input.boatId ?? focusId;
  if (!sum || boatId === undefined || !matches(TAKES_IT, message.trim())) return undefined;
  const isOpen = card?.name === 'draft_offer' && card.input.boatId === boatId && decisionOf(card) === undefined;
  return isOpen ? `make the offer ${sum}` : `offer ${sum} for boat #${String(boatId)}`;
}
