import { matches } from '../../matching.ts';
import type { Memory } from '../memory.ts';
import { FOR_OWNER } from '../plain/searches.ts';

const THEIR_BOAT = /\b(?:his|her|their|that (?:guy|lady|man|woman|owner)['’]s) (?:boat|yacht)\b/iu;
const THEIR_OFFERS =
  /\b(?:his|her|their) (?=(?:open |other |last |latest |first |new )?(?:offers?|bids?|proposals?|counteroffers?)\b)/iu;
const ORDERS = /\b(?:offer|bid|counter|decline|reject|accept|withdraw|trade|swap|draft) (?:him|her|them|\$?\d|my)\b/iu;

/** 'What does he want for his boat?' and 'which of his offers waits for me?' behind a trade or talk with one person. */
export function withTheirThings(message: string, { told, focus, cardIsLast, asked }: Memory): string | undefined {
  const [only] = told;
  if (!only || told.some(({ name }) => name !== only.name) || cardIsLast || asked) return undefined;
  if (matches(FOR_OWNER, message) || matches(ORDERS, message)) return undefined;
  const plain =
    focus || told.some(({ isMine, boatId }) => isMine || boatId !== only.boatId)
      ? message
      : message.replace(THEIR_BOAT, `boat #${only.boatId}`);
  const named = plain.replace(THEIR_OFFERS, `${only.name}'s `);
  return named === message ? undefined : named;
}
