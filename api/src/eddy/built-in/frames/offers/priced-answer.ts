import { matches, matchOf } from '../../../matching.ts';
import { isTelling } from '../../compete.ts';
import { errorOf, just, type Plan, say, use } from '../../plan.ts';
import type { Chunk } from '../../reading/line.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { keptBack } from '../messages/kept-back.ts';
import { furtherText } from '../messages/message-text.ts';
import { cashOf } from '../trades/cash-of-trade.ts';
import { amountSaid, TALKS_DOWN } from './amounts-said.ts';
import { halfwayPlan, isHalfway } from './halfway.ts';
import { isNoMoney } from './no-money.ts';
import { besideCard } from './offer-draft.ts';
import { dealLine, openMeant, overNamed } from './sent-offers.ts';

const AMOUNT = '(?:\\$ )?_(?:money|n|bound|quantity)_';
const OTHER = '(?:he|she|they|_person_|the (?:buyer|owner|seller|other (?:side|guy)))';
const TO_PRICE =
  "(?:for|at|with|to|of|down|up|back|about|around|least|no|less|than|more|nothing|under|below|like|him|her|them|it|_ref_|_person_|'s|his|their|boat|and|plus|_own_|_boat_|_make_|the|is|a|an|another|in|on|top|cash|only|go|take|want|say|dollars)";
const DEAL =
  '(?:(?:and|then|or|,|:|-) )*(?:(?:it|its|she|the boat|that|_ref_|_own_|it will be|i will (?:take it|do it|sell|sign)|then) )?(?:is |be )?(?:his|hers|theirs|yours|a deal|done|sold|(?:we|i) (?:have|have got|got|will have) (?:a|ourselves a) deal|(?:it|that) is a deal|(?:he|she|they) (?:can have|gets?|has|have) (?:it|her|the boat)|or (?:nothing|no deal)|no deal|or forget it|take it or leave it|is fine|is okay|is good|works|would (?:work|do(?: it)?|be (?:fine|okay|good|enough))|will do|and (?:we|i) (?:shake|sign)|firm|final|and not a (?:penny|cent|dollar) less|is my (?:\\w+ )?(?:price|bottom|limit|final|number|offer|floor|minimum|word))\\b';

/** A number to call is no price. */
const PHONE =
  /\b(?:my|phone|cell|call me at|text me at|whatsapp)\b(?: \w+){0,3} ?:? ?\+?\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}\b|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b/i;

/** The price that the user names to the other side of an offer; the last amount of the match is meant. */
const PRICED: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i|we)(?: (?:would|will|could|can|might|may|am|only|still|really|do|do not|not|even|actually|be|willing|have|to|happy|ready|prepared|looking|just|never|go|rather))* (?:do|take|accept|want|need|ask|asking|expect|settle|go|sell|let (?:it|her|the boat|_ref_|_own_) go|say yes|meet (?:him|her|them)|hoping|require|prefer|agree|come down|look|listen|talk|consider|think about it|entertain it|be interested|start talking)(?: ${TO_PRICE})* ${AMOUNT}`,
  ),
  /\b(?:i|we) (?:would|want|need) _bound_/,
  new RegExp(`${AMOUNT}(?: (?:dollars|bucks|cash|flat|in cash|even|plus|his boat|her boat))* ,? ?${DEAL}`),
  new RegExp(
    `\\b${OTHER}(?: (?:would|will|could|can|might|must|has|have|needs?|should|got|to|also|only|just|at|least))* (?:have|gets?|take|buy|come|go|move|raise|bump|up|pay|add|offer|do|meet)(?: (?:it|me|her|his|offer|bid|the|boat|back|up|down|to|for|with|at|in|least|about|around|_ref_|_own_|_boat_|_make_|another|no|less|than))* ${AMOUNT}`,
  ),
  new RegExp(
    `\\b(?:my|our|the)(?: \\w+)? (?:price|bottom(?: line| dollar| price)?|floor|limit|minimum|lowest|counter|number|ask|least)(?: \\w+){0,3}? (?:is|would be|was|stays|remains|:)(?: ${TO_PRICE})* ${AMOUNT}`,
  ),
  new RegExp(
    `\\b(?:push|get|bring|talk|move|nudge|bump|drive|press|negotiate|haggle|bargain) (?:him|her|them|_person_)(?: (?:up|down|to|at|for|around|about))* ${AMOUNT}`,
  ),
  new RegExp(
    `\\b(?:accept|take|agree to|go with) (?:_person_|the|his|her|their|that)(?: \\w+)* but\\b(?: ${TO_PRICE})* ${AMOUNT}`,
  ),
  new RegExp(
    `(?:^|[.,;!] )(?:(?:and|so|then|please|just) )*(?:ask|go|try|say|propose|suggest|come back|go back)(?: (?:for|with|at|to|him|her|them|_person_))* ${AMOUNT}`,
  ),
  new RegExp(
    `(?:[.,;!:] |\\b(?:so|and|then|just) )(?:offer|bid|counter|give)(?: (?:him|her|them|_person_))?(?: (?:at|with))? ${AMOUNT}`,
  ),
  new RegExp(`\\b(?:not|nothing|never|no)(?: ${TO_PRICE})* (?:under|below|less than) ${AMOUNT}`),
  new RegExp(
    `\\b(?:tell|answer|reply|write|say|text|respond)(?: (?:to|back|him|her|them|_person_|that|it|is|would|be|has|must|:|,|with|yes|no|but|for|at|i|we|say|want))* ${AMOUNT}(?=(?: (?:dollars|cash|flat|firm|please|instead|max|tops|minimum|or no deal|or nothing|take it or leave it|and not a penny less|plus (?:his|her|their) boat))*\\s*(?:[.,!;]|$|and\\b|but\\b|or\\b))`,
  ),
];

const TELLS =
  /\b(?:accept|take|agree to|go with)\b.*\bbut\b|\b(?:push|get|bring|talk|move|nudge|bump|drive|press|negotiate|haggle|bargain) (?:him|her|them|_person_) (?:(?:up|down|to)\b|_bound_)|\b(?:tell|write|text|answer|reply|respond|let|inform|say|get back|go back|come back)\b/;
const REFUSES =
  /\b(?:decline|reject|refuse|deny|pass on|turn (?:\w+ ){0,3}?down|turn down|say(?:s|ing)? no|no thanks|not enough|too (?:low|little|cheap|much|high|steep|expensive|rich)|lowball\w*|insult\w*|a joke|no way|not (?:happening|going to happen|interested))\b/;
const NOT_HERE =
  /\bhow (?:do|does|can|should|would)\b|\b(?:should|can|could|would) i\b(?! (?:take|accept) it)|\bif i\b|\b(?:message|agent|what if|does (?:he|she|it)|find|search|show me)\b|_(?:type|kind|saved)_/;
const POLITE = /\b(?:nice(?:ly)?|polite(?:ly)?|kind(?:ly)?|friendly|gentle|gently|respectful(?:ly)?|thank\w*)\b/i;

/** Answers an offer with the user's own price: 'say no, but I'd do 385', '390 and it's his'. The card is a counteroffer. */
export const pricedAnswerFrame: Frame = (situation) => {
  const { line, memory } = situation;
  if (
    memory.cardIsLast ||
    line.has(TALKS_DOWN) ||
    line.has(NOT_HERE) ||
    PHONE.test(situation.message) ||
    (line.has(/\?\s*$/) && !line.has(ASKED_OF_EDDY))
  )
    return undefined;
  // Words that the other side must not read need the reader of notes.
  if (keptBack(situation.message).orders.length > 0) return undefined;
  const halfway = isHalfway(line);
  const price = priceIn(situation);
  if (!halfway && (!price || (!line.has(TELLS) && !line.has(REFUSES)))) return undefined;
  const found = overNamed(openMeant(situation), situation);
  const [deal, ...others] = found;
  if (!deal) return undefined;
  const plan =
    others.length > 0
      ? just(situation.phrases.whichOffer(found.map((one) => dealLine(one, situation))))
      : price
        ? counterPlan(situation, deal.tradeId, price)
        : halfwayPlan(situation, deal.tradeId);
  return { intent: 'counter', weight: 1.74, ...EVERYTHING, whole: true, plan };
};

/** An order in the form of a question. */
const ASKED_OF_EDDY = /\b(?:can|could|would|will) you\b/;

/** The chunk with the price, which no amount that somebody else named can be. */
function priceIn({ line }: Situation): Chunk | undefined {
  const found = PRICED.map((pattern) => matchOf(pattern, line.text)).filter((one) => one !== null);
  const chunks = found.flatMap(({ index, 0: words }) => {
    const from = line.text.slice(0, index).split(' ').length - 1;
    const within = line.chunks.slice(from, from + words.split(' ').length);
    const at = within.findLastIndex(({ meaning }) => meaning && AMOUNTS.has(meaning.is));
    const isOther = at < 0 || isTheirs(line.chunks, from + at) || isNoMoney(line.chunks, from + at);
    return isOther ? [] : [line.chunks[from + at] as Chunk];
  });
  return chunks.toSorted((a, b) => b.at - a.at)[0];
}

const AMOUNTS: ReadonlySet<string> = new Set(['money', 'n', 'bound', 'quantity']);

/** 'He offered me 150', 'instead of 130', 'his 150'. */
function isTheirs(chunks: readonly Chunk[], index: number): boolean {
  const before = chunks
    .slice(Math.max(index - 4, 0), index)
    .map(({ text }) => text)
    .join(' ');
  return /(?:\bno (?:to|on|for) (?:the|his|her|their|that|this)|\bnot|\b(?:offered|bid|proposed|paid|from|instead of|rather than)|(?:^| )(?<!\b(?:tell|give|offer|pay|let|write|text|answer|for|to|with|get|push|talk|bring|move) )(?:his|her|their|that|this|the))(?: (?:me|us|only|just|\$))*$/.test(
    before,
  );
}

function counterPlan(situation: Situation, tradeId: number, price: Chunk): Plan {
  const { phrases, line, message } = situation;
  const said = amountSaid(situation, 1_000, [price]);
  if (!said || !('cash' in said)) return just(phrases.howMuchMore);
  const note = [POLITE.test(message) ? phrases.thanksForOffer : '', wordsBeside(situation, price)]
    .filter(Boolean)
    .join(' ');
  const isMore = isStep(line.chunks, price);
  const plan: Plan = (done) => {
    const [explained, drafted] = done;
    if (!explained) return use('explain_trade', { tradeId });
    const error = errorOf(explained.output);
    if (error) return say(error);
    if (!drafted)
      return use('draft_counter', { tradeId, ...cashOf(explained.output, said.cash, isMore), ...(note && { note }) });
    return say(errorOf(drafted.output) ?? phrases.counter);
  };
  return besideCard(plan, line.has(REFUSES) ? phrases.counterDeclines : '');
}

/** '10k more' and 'another 10k' count from the amount that stands. */
function isStep(chunks: readonly Chunk[], price: Chunk): boolean {
  const index = chunks.indexOf(price);
  const [before, behind] = [chunks[index - 1]?.text ?? '', chunks[index + 1]?.text ?? ''];
  return /^(?:another|extra)$/.test(before) || /^(?:more|extra|higher)$/.test(behind);
}

const CLAUSES = /(?<=[.!?;])\s+|,\s+(?:(?:and|but|so|then)\s+)?|\s+(?:and|but)\s+/i;
const ORDER =
  /^(?:(?:please|and|but|so|then|just|also)\s+)*(?:tell|let|write|text|answer|reply to|respond to|inform)(?:\s+back)?(?:\s+to)?\s+(?:him|her|them|\p{L}+)(?:\s+know)?(?:\s+that)?\s*|^(?:(?:please|and|but|so|then|just|also)\s+)*(?:say|mention|add|note)(?:\s+that)?\s+(?=(?:he|she|they|i|we|my|the)\b)/iu;
/** The order for the amount itself, with what stays as it is. */
const COUNTER_ORDER =
  /^(?:(?:please|and|but|so|then|just|also)\s+)*(?:come|go|get) back (?:to \p{L}+ )?(?:with|at|for)\b|\bas (?:before|it (?:is|was)|agreed|offered)\b/iu;
const FILLER =
  /^(?:(?:it|it['’]?s|its|(?:he|she|they|we)['’]?(?:s|ve|ll)|that['’]?s|then|he|she|they|we|i|is|are|can|have|has|gets?|got|will|a|the|his|hers|theirs|yours|deal|done|sold|boat|her|him|them|not|no|penny|cent|dollar|dime|less|more|or|and|firm|final|nothing|take|leave|please|thanks?|nice(?:ly)?|polite(?:ly)?|kind(?:ly)?|friendly|gently|say|but|be|so|ok(?:ay)?|that|this|offer|for|low|too|decline|reject|refuse|say|turn|down|pass|on|tell)\b[\s.,!?:-]*)+$/i;

/** 'No to the 150', 'not 130': the counteroffer says it. */
const NO_TO = /^(?:no|not)\s+(?:(?:to|on|for)\s+)?(?:(?:the|his|her|their|that|this)\s+)?\$?\d[\d.,]*\s?\w{0,8}[.!]*$/i;

/** Further words for the other side behind the order to tell them: 'and I can deliver in May'. */
function wordsBeside({ message, line }: Situation, price: Chunk): string {
  let at = 0;
  let isTold = false;
  const said: string[] = [];
  const clauses = message.split(CLAUSES);
  const namesBoat = (from: number, to: number) =>
    line.chunks.some(
      ({ at: place, text }) => place >= from && place < to && /^(?:_(?:boat|make|own)_|boat|yacht)$/.test(text),
    );
  for (const [index, clause] of clauses.entries()) {
    const from = message.indexOf(clause, at);
    at = from + clause.length;
    isTold ||= matches(ORDER, clause);
    const words = clause.replace(ORDER, '').trim();
    const isPrice = price.at >= from && price.at < at;
    // 'I want his boat and 250' is one price.
    const leads = /^\W*\$?\d[\d.,]*\s?\w*\W*$/.test(clauses[index + 1] ?? '') && namesBoat(from, at);
    if (COUNTER_ORDER.test(words)) continue;
    if (isPrice && isMoreThanPrice(line.chunks, price, at)) said.push(furtherText(`tell him ${words}`));
    if (isTold && !isPrice && !leads && words && !matches(FILLER, words) && !NO_TO.test(words))
      said.push(furtherText(`tell him ${words}`));
  }
  return said.join(' ');
}

const BESIDE_PRICE =
  /^(?:max|maximum|tops|cash|firm|flat|final|dollars|bucks|minimum|instead|deal|fine|okay|good|his|hers|theirs|yours|boat|more|less|least|though|tho|work|works|do|enough|either|way|exactly|even|straight|total|altogether|penny|cent|dime|lower|higher|nothing|no|not|take|leave|thanks|thank|man|now|already|number|price|bottom|line|limit|floor|offer|lowest|highest|best|side|top)$/;

/** Words behind the price in its clause that say more than the price: 'if she throws in a trailer'. */
const isMoreThanPrice = (chunks: readonly Chunk[], price: Chunk, end: number): boolean =>
  chunks.some(
    ({ at, text, meaning }) =>
      at >= price.end &&
      at < end &&
      (!meaning || ['strange', 'feature', 'service', 'asset', 'place'].includes(meaning.is)) &&
      isTelling(text) &&
      !matches(BESIDE_PRICE, text),
  );
