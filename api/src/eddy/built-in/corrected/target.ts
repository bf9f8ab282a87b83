import { matchOf } from '../../matching.ts';
import { AMOUNT, MARKER } from './inside.ts';

const BOAT = '(?:the|that|his|her|their)\\s+[^,;!?]+?';
const ORDER = `^(?<order>.*?\\b(?:offer|bid|counter|propose|put|pay|draft|throw)\\s+(?:\\p{L}+\\s+)?)${AMOUNT}\\s+(?:for|on)\\s+(?<first>${BOAT})[\\s,;.…–—-]+${MARKER}`;
const REST = '(?<rest>\\s*(?:[,;.!].*|\\b(?:and|with|plus|cash|until|till)\\b.*)?)$';
/** 'Offer 90 for the Gale 31, no wait, the 34, 240' or '…, no, 240 for the 34'. */
const CORRECTED = [
  `${ORDER}(?:for\\s+|on\\s+)?(?<boat>${BOAT})(?:\\s*,\\s*|\\s+)(?:(?:at|for)\\s+)?(?<amount>${AMOUNT})${REST}`,
  `${ORDER}(?<amount>${AMOUNT})\\s+(?:for|on)\\s+(?<boat>${BOAT})${REST}`,
].map((pattern) => new RegExp(pattern, 'isu'));

/** 'Offer 90k for the Gale 31. Wait, I meant the Reef.' */
const OTHER_BOAT = new RegExp(
  `^(?<order>.*?\\b(?:offer|bid|counter|propose|put|pay|draft|throw)\\s+(?:\\p{L}+\\s+)?${AMOUNT}(?:\\s+(?:cash|plus\\s[^,;.]+?))?\\s+(?:for|on)\\s+)(?<first>${BOAT})[\\s,;.…–—-]+${MARKER}(?:for\\s+|on\\s+)?(?<boat>(?:the|that|his|her|their)\\s+[^,;!?]+?)(?<rest>\\s*(?:[.!].*|\\b(?:and|until|till)\\b.*)?)$`,
  'isu',
);

/** An order for an offer whose boat and amount are both corrected in the same message. */
export function correctedTarget(message: string): string {
  const { order, first, boat, amount, rest } =
    CORRECTED.map((pattern) => matchOf(pattern, message)?.groups).find(Boolean) ?? {};
  if (!order || !first || !boat || !amount || isModel(boat, amount, message)) return withOtherBoat(message);
  return `${order}${amount} for ${ofMake(first, boat)}${rest ?? ''}`;
}

/** 'The Reef 26' is a name. */
const isModel = (boat: string, amount: string, message: string) =>
  !/\d/.test(boat) && /^\d{2,3}$/.test(amount) && message.includes(`${boat} ${amount}`);

function withOtherBoat(message: string): string {
  const { order, first, boat, rest = '' } = matchOf(OTHER_BOAT, message)?.groups ?? {};
  return order && first && boat ? `${order}${ofMake(first, boat)}${rest}` : message;
}

/** 'The 34 cc' is of the make that was named before. */
function ofMake(first: string, boat: string): string {
  const make = /^(?:the|that|his|her|their)\s+(\p{L}[\p{L}\s]*?)\s+\d/u.exec(first)?.[1];
  return make ? boat.replace(/^(\p{L}+\s+)(?=\d)/u, `$1${make} `) : boat;
}
