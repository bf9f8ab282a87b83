import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const ONLY_AMOUNT =
  /^(?:(?:no+|nah|ok(?:ay)?|then|so|just|fine|actually|make it|alright|well|offer|cash|hm+)[\s,.]+)*(?<amount>\$?\d[\d.,]*\s?(?:k|grand|thousand|million)?)\b(?:\s+(?:cash|in cash|then|instead|please|dollars|bucks))*[\s.!]*$/i;

/** 'No, 8k' after an offer that could not be drafted: cash for the same boat. */
export function withRefusedOffer(message: string, { last, asked }: Memory): string | undefined {
  const call = last?.calls.at(-1);
  if (asked || call?.name !== 'draft_offer' || !('error' in call.output)) return undefined;
  const coins = ((call.input.assets ?? []) as string[]).find((name) => /\b(?:btc|bitcoins?)$/i.test(name));
  if (coins && /\d\s?k?\s*(?:an?|per|each|\/)\s*(?:coin|btc|bitcoin)\b/i.test(message))
    return `offer ${coins} at ${message.replace(/^.*?(?=\$?\d)/, '')} for boat #${String(call.input.boatId)}`;
  const amount = matchOf(ONLY_AMOUNT, message.trim())?.groups?.amount;
  // 'Make it 0.7' changes the coins.
  if (coins && amount && /^\d{1,2}(?:\.\d+)?$/.test(amount.trim()))
    return `offer ${amount.trim()} btc for boat #${String(call.input.boatId)}`;
  return amount && `offer ${amount.trim()} cash for boat #${String(call.input.boatId)}`;
}
