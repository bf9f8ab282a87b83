import { matches, matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const NEW_PRICE =
  /\b(drop|lower|raise|cut|reduce|bump|set|change|mark|move|bring)\b(?: down| up)?(?: the (?:asking )?price (?:of|on|for))? (?:the|my|our) (\d{2,3})(?: down| up)? (?:to|at) (\$?\d[\d.,]*\s?(?:k|grand|thousand|mil(?:lion)?|m)?)\b/i;

/** 'Drop the 48 to 649k' changes the price of one's own boat: it is no range. */
export const withNewPrice = (message: string): string | undefined =>
  matches(NEW_PRICE, message) ? message.replace(NEW_PRICE, '$1 my $2 price at $3') : undefined;

const OFFERED_SUM =
  /\bif i (?:were to )?(?:offer(?:ed)?|bid|paid|pay) \$?(?<amount>\d{2,3})(?:\s?(?:k|grand|thousand))? (?:on|for) (?<boat>[^,?.!]{2,40}),? (?:what(?:['’]?s)?|how much)\b[^,?.!]{0,40}\b(?:total|pay|cost|all in|altogether)\b/i;

/** 'If I offered 100 on the Gale, what's the total': a bare small amount stands for thousands. */
export function withOfferedSum(message: string): string | undefined {
  const { amount, boat } = matchOf(OFFERED_SUM, message)?.groups ?? {};
  return amount && boat ? `if i offer $${amount},000 for ${boat}, what is the total with the closing fee` : undefined;
}

const SHARE =
  /^(?:(?:and|so|ok(?:ay)?|but)[\s,]+)*(?:what|how (?:much|many|big|high|large))\b.{0,20}\b(?:share|percent|percentage|fraction|portion)\b.{0,20}\b(?:asking|price|list)\b.{0,20}\b(?:it|that|this|he|she|they|his|her|their|offer|offered)\b[^.?!]{0,12}[?.!\s]*$/i;

/** 'What share of the asking price is it?' after somebody's offer for one's own boat. */
export function withShare(message: string, { told, cardIsLast }: Memory): string | undefined {
  const [only, ...more] = told;
  return only?.isMine && only.tradeId !== undefined && more.length === 0 && !cardIsLast && matches(SHARE, message)
    ? `how far is ${only.name}'s offer below my asking price in percent`
    : undefined;
}

const SHORTFALL =
  /^(?:(?:and|so|ok(?:ay)?|but|hm+|well|then)[\s,]+)*(?:(?:by )?how (?:short|far (?:off|short|under|below|away)|much (?:short|less|under|below|lower))(?: of (?:it|that|my (?:asking(?: price)?|price)))?(?: (?:is|are|does) (?:it|that|this|he|she|they|we|the offer))?|how much (?:is|am|are|would) (?:it|that|this|he|she|they|i|we|the offer)(?: still)? (?:short|off|under|below|missing|lacking)|(?:what|how much)(?:['’]?s| is| would be)?(?: still)? (?:missing|the gap|the shortfall|the difference(?: to my (?:price|asking(?: price)?))?))(?: (?:then|of my price|from my (?:price|asking(?: price)?)|to my (?:price|asking(?: price)?)|of what i (?:ask|want)))?[?.!\s]*$/i;

/** 'How short is that?' after the sum of somebody's offer for one's own boat. */
export function withShortfall(message: string, { told, cardIsLast, last }: Memory): string | undefined {
  const [only, ...more] = told;
  const isSum = last?.calls.some(({ name }) => name === 'explain_trade' || name === 'my_trades');
  return only?.isMine &&
    only.tradeId !== undefined &&
    more.length === 0 &&
    isSum &&
    !cardIsLast &&
    matches(SHORTFALL, message)
    ? `how far is ${only.name}'s offer below my asking price`
    : undefined;
}

const OTHER_OFFER =
  /^\s*(?:(?:and|so|ok(?:ay)?|but)[\s,]+)*(what (?:happened|became|happens|is happening|['’]?s (?:up|happening|going on))|what about|how about|how did|any news)\s+(?:(?:to|with|of|on|about)\s+)?(?:my |the )?other (?:one|offer|bid)[\s,]+((?:on|for|to|with)\s.+?)[\s?.!]*$/i;

/** 'And what happened with the other one, on the Gale?' after an offer. */
export function withOtherOffer(message: string, { last }: Memory): string | undefined {
  const [, asks, about] = matchOf(OTHER_OFFER, message) ?? [];
  const isOffer =
    /\b(?:offer|bid|counter)/i.test(last?.question ?? '') || last?.calls.some(({ name }) => /trade/.test(name));
  return asks && about && isOffer ? `what happened with my offer ${about}` : undefined;
}

const OFFERS_IT =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|sure|please|alright|cool|great|good|then|so|and|go ahead(?: and)?)[\s,]*)*(?:(?:offer|bid)(?: (?:that|it|him that|her that|them that))?|(?:draft|write|make|send|do|put in|place) (?:it|that|one|an offer|the offer|a bid|my offer)(?: (?:at|for|with|of) (?:that|this|it)(?: (?:price|amount|number|figure))?)?|make (?:that|the|an|this) offer|do (?:it|that)|go ahead)?[\s.!]*(?:please)?[\s.!]*$/i;

/** '5k less than that' */
const STEP =
  /^(?:(?:ok(?:ay)?|then|so|hm+|well|let['’]?s|and|please|yes)[\s,]+)*(?:(?:do|offer|go|try|bid|make it|say)\s+)*\$?(?<amount>\d[\d,]*)\s?(?<unit>k|grand|thousand)?\s+(?<way>less|more|under|below|lower|higher|over|above)(?:\s+(?:than )?(?:that|it|this))?[\s.!]*$/i;

/** 'Okay, offer that' after the question whether an owner would take a sum. */
export function withSum(message: string, { last }: Memory): string | undefined {
  const sum =
    /“(?:offer|ofrece|propose|biete) (\$[\d,.]*\d)”/.exec(last?.text ?? '')?.[1] ??
    /fair offer is (?:\w+ ){0,2}(\$[\d,]*\d)/.exec(last?.text ?? '')?.[1];
  const step = sum ? matchOf(STEP, message.trim())?.groups : undefined;
  if (step?.amount) {
    const by = Number(step.amount.replaceAll(',', '')) * (step.unit || Number(step.amount) < 1_000 ? 1_000 : 1);
    const from = Number(sum?.replace(/[^\d.]/g, ''));
    return `offer $${from + (/less|under|below|lower/i.test(step.way ?? '') ? -by : by)} for it`;
  }
  return sum && message.trim() !== '' && matches(OFFERS_IT, message.trim()) ? `offer ${sum} for it` : undefined;
}

const TOTAL =
  /^(?:(?:so|and|ok(?:ay)?|wait|then|hm+)[\s,]+)*(?:what(?:['’]?s| is| would| does| will)?|how much)\b[^.?!]*\b(?:total|all in|altogether|in all|come to|out of pocket|out the door|end up paying)\b[^.?!]*[?.!]*$/i;
/** 'What does 12 under come to' asks for another price. */
const OTHER_SHARE = /\b\d{1,2}(?:\.\d+)?\s*(?:%|percent|pct)?\s*(?:under|below|off|over|above)\b/i;

/** 'What's my total with fees?' beside a drafted offer. */
export function withDraftedSum(message: string, { card, cardIsLast }: Memory): string | undefined {
  const { cash, boatId, myBoatId, assets } = card?.input ?? {};
  if (
    !cardIsLast ||
    card?.name !== 'draft_offer' ||
    !cash ||
    myBoatId ||
    assets ||
    !matches(TOTAL, message.trim()) ||
    OTHER_SHARE.test(message)
  )
    return undefined;
  return `if i offer $${String(cash)} for boat #${String(boatId)}, what is the total with the closing fee`;
}

const OTHER_SUM =
  /^(?:(?:and|so|ok(?:ay)?|or|but|hm+)[\s,]+)*(?:what )?(?:if (?:i|we)(?: (?:only|just|could|would|were to))* (?:offer(?:ed)?|paid|pay|got it (?:for|at)|get it (?:for|at)|bought it (?:for|at)|bid)|at|for|with)(?: (?:it|her|him))? (?<sum>\$?\d[\d.,]*)\s?(?<unit>k|grand|thousand|m|million)?(?: (?:instead|then|cash|total|for it))*[\s?.!]*$/i;
const THOUSANDS = 1_000;

/** 'And if I offered 185?' after the cost of buying a boat. */
export function withOtherSum(message: string, { last, cardIsLast, asked }: Memory): string | undefined {
  const call = last?.calls.at(-1);
  const { sum, unit } = matchOf(OTHER_SUM, message.trim())?.groups ?? {};
  if (!sum || call?.name !== 'cost_of_change' || call.input.myBoatId || cardIsLast || asked) return undefined;
  const bare = Number(sum.replace(/[$,]/g, ''));
  const thousands = unit === undefined && bare < THOUSANDS ? 'k' : (unit ?? '');
  return `if i offer ${sum}${thousands} for boat #${String(call.input.boatId)}, what is the total with the closing fee`;
}

const ENDED = /\b(?:cancel|withdraw|pull|drop|scrap|take back|call off|undo)\b/i;
const ONLY_OFFER =
  /^\s*(?:(?:no|nah|ok(?:ay)?|well|sorry|wait|i mean)[\s,.!]+)*(?:just|only)\s+(?:the|my|that)\s+(?:offer|bid|one|proposal)\s+(?<to>(?:to|with|for|on)\s+[\p{L}\d ’'-]{2,40}?)(?:\s+(?:please|then))*[\s.!]*$/iu;

/** 'Just the offer to Ruth' after an order to cancel. */
export function withEndedOffer(message: string, { last, cardIsLast }: Memory): string | undefined {
  const to = matchOf(ONLY_OFFER, message)?.groups?.to;
  return to && !cardIsLast && ENDED.test(last?.question ?? '') ? `withdraw my offer ${to}` : undefined;
}

const APART =
  /^(?<asks>[^?.!]{3,60}?\b(?:(?:is|are|sits?|stands?|lies?|does|priced|come|comes|rank|ranks)\b[^?.!]{0,40}?\b)?(?:above|below|over|under|higher|lower|more|less)(?: or (?:above|below|over|under|higher|lower|more|less))?)(?: than)?(?: (?:that|it|this|the average|average))?[\s?.!]*$/iu;

/** 'Is my Gale above or below?' behind an average is about that average. */
export function withAverageTold(message: string, { last, cardIsLast, asked }: Memory): string | undefined {
  const isTold = last?.calls.at(-1)?.name === 'boat_statistics' && /\b(?:average|mean|avg)\b/i.test(last.question);
  const asks = isTold && !cardIsLast && !asked ? matchOf(APART, message)?.groups?.asks : undefined;
  return asks && /\b(?:my|the|this|that|her|his|their)\b/i.test(asks) ? `${asks} the average` : undefined;
}
