import { matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';
import { amountAlone } from './amount-alone.ts';
import { AMOUNT_SAID, dollarsSaid, hasEnded, onlyTradeTold, titleIn } from './trades-told.ts';

const REMARK =
  /^\s*(?:(?:(?:that['’]?s )?fair enough|ouch|oof|ah+|aw+|too bad|oh well|figures|figured|damn|darn|bummer|i see|got it|gotcha|makes sense|understood|understandable|no (?:surprise|wonder)|shame|what a pity|well|fine|alright|all right|ok(?:ay)?|lol|haha+|hm+|right|sure|yeah|thanks|thx|good to know)(?:[\s,.!;:–-]+|$))+/iu;
const ORDERS =
  /^then\b|^(?:how|what) about\b|^(?:(?:so|and|now|well|please|maybe|just|can (?:we|you)|could you|let['’]?s|i['’]?ll|i (?:will|would|could|can))[\s,]+)*(?:make (?:it|that|them|him|her)|offer|bid|try|go|do|raise|bump|up|increase|give|put in|say|send)\b|\bthen[\s.!]*$/iu;
const PROPOSES = /^(?:how|what) about\b|\b(?:can|could) (?:we|you)\b/i;
const SUM = /^\$(?<sum>[\d,]+(?:\.\d+)?)$/;

/** 'Too bad. Make it 175' after an offer of the user's that has ended: a new offer for the same boat. */
function withNewSum(message: string, memory: Memory): string | undefined {
  const told = onlyTradeTold(memory);
  const [only, ...others] = memory.told;
  if (!told || !hasEnded(told) || !only || only.isMine || others.length > 0) return undefined;
  const said = message.replace(REMARK, '').trim();
  const amount = amountAlone(said.replace(/^(?:how|what) about\b|\?\s*$/gi, ''));
  if (!amount || !ORDERS.test(said) || (/\?\s*$/.test(said) && !PROPOSES.test(said))) return undefined;
  const cash = amount.value < 1_000 ? amount.value * 1_000 : amount.value;
  if (SUM.test(told.give)) return `offer $${cash} cash for boat #${only.boatId}`;
  const thing = /^(?<thing>[^$]+?) \(\$[\d,.]+\) and \$[\d,.]+$/.exec(told.give)?.groups?.thing;
  return thing && `offer my ${thing} plus $${cash} cash for boat #${only.boatId}`;
}

const FOR_IT =
  /^(?<order>(?:(?:ok(?:ay)?|then|so|and|well|fine|please|now|can you|could you|i['’]?d like to|let['’]?s)[\s,]+)*(?:offer|propose|give|bid|trade|swap)\b[^.?!]*\bmy [^.?!]*?) for (?:it|her|hers|his|theirs|that(?: one)?|(?:his|her|their|that) boat)(?<tail>(?:[\s,]+(?:then|please|instead|now|again))*[\s.!]*)$/iu;

/** 'Then offer him my Tern plus 20k for it' after an ended swap: the boat that the other side had in it. */
function withEndedBoat(message: string, memory: Memory): string | undefined {
  const told = onlyTradeTold(memory);
  const title = told && hasEnded(told) ? titleIn(told.get) : undefined;
  const { order } = matchOf(FOR_IT, message.trim())?.groups ?? {};
  return title && order ? `${order} for the ${title}` : undefined;
}

const LEADS =
  "(?:(?:ok(?:ay)?|yes|yeah|yep|sure|good|great|perfect|alright|fine|then|so|and|well|now|please|can you|could you|just|let['’]?s|go ahead(?: and)?|i['’]?d like (?:you )?to|i want to)[\\s,.!]+)*";
const THEM = '(?: (?:him|her|them|the owner|the seller))?';
const MINE_PLUS = new RegExp(
  `^${LEADS}(?:offer|propose|draft|give|send|try|bid|put in)${THEM} (?:mine|my boat|my own(?: boat)?|the boat|just mine|only mine) (?:plus|and|with|\\+) (?:only |just |about )?${AMOUNT_SAID}(?: (?:in )?(?:cash|dollars|bucks|on top|extra))*(?:,? (?:but )?(?:not|instead of|rather than) (?:the )?(?:full|whole|entire|all|total|that)\\b[^.?!]{0,30}|,? (?:then|please|instead|for it|for that|for her))*[\\s.!]*$`,
  'iu',
);
const LIKE_THAT = new RegExp(
  `^${LEADS}(?:(?:write|draft|put|draw|type) (?:it|that|this|the offer)(?: (?:up|out|together|down|on a card))*(?: (?:exactly |just )?(?:like|as) (?:that|this|so|you (?:just )?(?:said|figured|calculated)))?|(?:write|draft|make|send|draw up)${THEM} (?:me )?(?:an|the|that|this) offer(?: (?:for me|up))*(?: (?:like|for|with|at|of) (?:that|this|it|those numbers|these numbers))?|(?:offer|propose)${THEM} (?:exactly |just )?(?:that|it|this)(?: swap| trade| deal)?|do it like that(?: as an offer)?|turn (?:it|that|this) into an offer)(?: (?:to (?:him|her|them)|as an offer|for me|then|please|now|,))*[\\s.!]*$`,
  'iu',
);

const DRAFT_IT =
  '(?:write|draft|make|send|offer|propose|put|do|prepare|submit|turn)(?: (?:him|her|them|the owner|the seller))?(?: (?:it|that|this|me|up|into|in|out|an?|the|as))*(?: (?:offer|bid|proposal|deal|swap|trade))?(?: (?:for me|to (?:him|her|them)|then|please|now))*';
/** 'Draft it, but with 5k less' after such a comparison. */
const WITH_CHANGE = new RegExp(
  `^${LEADS}${DRAFT_IT}[\\s,.;:–—-]+(?:(?:but|and|only|just|except|with|at|for|though|that|please) ?)*(?<does>(?:(?:i|we)(?:['’]?(?:d|ll|m))? (?:(?:only|just|would|will|also|really|like|to|be|am|could|can|still) )*(?:want|get|receive|need|ask|take|expect|keep|have|accept|happy with|fine with|okay with|pay|add|put in|throw in|give|chip in|bring)|(?:he|she|they|the owner|the seller)(?: (?:only|just|would|will|should|can|has to|have to))* (?:pays?|adds?|gives?|puts? in)|asking|ask|paying|adding|getting)(?: (?:me|him|her|them|back|for|to))*)? ?(?:(?:only|just|about|around|like|maybe|say|at least|with|back|an?|another|for|of) )*(?<sign>minus |less |plus |and )?${AMOUNT_SAID}(?: (?<step>less|fewer|lower|more|higher|extra))?(?<tail>(?: (?:back|to me|from (?:him|her|them)|on top|in cash|cash|dollars|bucks|instead|than that|then|please|only|in total|for me|of cash|is enough|is fine|will do|would do|would be enough|is okay))*)[\\s.!]*$`,
  'iu',
);
const GETS =
  /\b(?:want|get|getting|receive|need|ask|asking|take|expect|keep|have|accept|happy with|fine with|okay with)\b/i;
const THEY_PAY = /\b(?:he|she|they|the owner|the seller)\b/i;
const TO_USER = /\b(?:back|to me|from (?:him|her|them)|for me)\b/i;

/** The cash that the user pays, or gets if it is negative, as an order changes what was weighed. Undefined if it changes nothing. */
function changedGap(said: string, gap: number): number | undefined {
  const {
    does = '',
    sign = '',
    digits,
    unit,
    step = /minus|less|plus/i.exec(sign)?.[0],
    tail = '',
  } = matchOf(WITH_CHANGE, said)?.groups ?? {};
  if (!digits) return undefined;
  const sum = dollarsSaid(digits, unit);
  if (step) return Math.sign(gap) * (Math.abs(gap) + (/less|fewer|lower|minus/i.test(step) ? -sum : sum));
  const isGot = GETS.test(does) || THEY_PAY.test(does) || TO_USER.test(tail) || (does === '' && gap < 0);
  return isGot ? -sum : sum;
}

interface Balance {
  boatId?: number;
  myBoatIds?: number[];
  assets?: string[];
  cash?: number;
  owed?: number;
}

/** 'Offer mine plus 40' and 'write it up like that' after Eddy compared the user's things with the price of a boat. */
function withBalanceTold(message: string, { last, cardIsLast, asked }: Memory): string | undefined {
  const call = last?.calls.at(-1);
  if (call?.name !== 'offer_balance' || 'error' in call.output || cardIsLast || asked) return undefined;
  const { boatId, myBoatIds = [], cash, owed } = call.input as Balance;
  const given = (call.output.given ?? []) as { title: string }[];
  if (boatId === undefined || given.length === 0 || owed) return undefined;
  const things = given.map(({ title }) => `my ${title}`).join(' and ');
  const said = message.trim();
  const { digits, unit } = matchOf(MINE_PLUS, said)?.groups ?? {};
  if (digits)
    return myBoatIds.length > 0
      ? `offer ${things} plus $${dollarsSaid(digits, unit)} cash for boat #${boatId}`
      : undefined;
  const { valueGap, whoPaysTheGap } = call.output;
  const gap = Number(String(valueGap).replace(/[$,]/g, '')) * (whoPaysTheGap === 'the owner' ? -1 : 1);
  const changed = cash || !Number.isFinite(gap) ? undefined : changedGap(said, gap);
  if (changed !== undefined && changed !== 0)
    return changed < 0
      ? `offer ${things} for boat #${boatId} and they pay me $${-changed} cash`
      : `offer ${things} plus $${changed} cash for boat #${boatId}`;
  if (!matchOf(LIKE_THAT, said)) return undefined;
  if (cash) return `offer ${things} plus $${cash} cash for boat #${boatId}`;
  if (whoPaysTheGap === 'the owner')
    return `offer ${things} for boat #${boatId} and they pay me ${String(valueGap)} cash`;
  return whoPaysTheGap === 'you'
    ? `offer ${things} plus ${String(valueGap)} cash for boat #${boatId}`
    : `offer ${things} for boat #${boatId}`;
}

/** An order for an offer that goes on from a trade or a sum that the last answer told. */
export const withOfferMadeAgain = (message: string, memory: Memory): string | undefined =>
  withNewSum(message, memory) ?? withEndedBoat(message, memory) ?? withBalanceTold(message, memory);
