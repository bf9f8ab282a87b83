import { matches, matchOf } from '../../matching.ts';
import { dollarsOf, type Memory } from '../memory.ts';
import { AMOUNT_SAID, dollarsSaid, isAgreed, isOpen, onlyTradeTold, titleIn, tradesTold } from './trades-told.ts';

const OPENS = '^(?:(?:and|so|but|ok(?:ay)?|then|well|hm+|wait|oh|now|also|fine|alright)[\\s,.]+)*';
const ASKED_PRICE =
  '(?:(?:what )?(?:he|she|they|the (?:owner|seller))(?: (?:had|has|have|originally|first|was|were|is|are))* (?:asked|asks|ask|wanted|wants|asking|listed)(?: (?:for|it|at|originally))*|(?:the |its |his |her |their )?(?:original )?(?:asking(?: price)?|list(?:ed)?(?: price)?|sticker(?: price)?|full price))';
const OFF =
  '(?:below|under|less(?: than)?|off|lower(?: than)?|cheaper(?: than)?|above|over|more(?: than)?|higher(?: than)?)';
/** 'How much is that below what she asked?' */
const AGAINST_ASKING = new RegExp(
  `${OPENS}(?:how (?:much|far|many (?:dollars|percent))|what percent(?:age)?|by how much|is (?:it|that|this|she|the price|my price)|am i (?:paying|getting it for)|do i pay)\\b[^.?!]{0,30}?\\b${OFF} (?:or (?:less|more|below|above|under|over|lower|higher)(?: than)? )?(?:than |of |from )?${ASKED_PRICE}\\b[^.?!]{0,20}[\\s?.!]*$`,
  'iu',
);
/** 'The boat that I get, is it more or less than its asking price?' */
const GOT =
  /(?:the|that|this) (?:boat|one)(?: (?:that|which))? (?:i|we)(?:['’]?m| am|['’]?d| would|['’]?ll| will)? (?:get|getting|buy|buying|receive|receiving)(?: (?:for|in|from|out of) (?:it|that|this))?[\s,]+(?=is\b)/iu;
const NEEDS = "(?:what(?:['’]?s)?|anything|which (?:steps|papers|tasks))(?: (?:is|does|do|are|else|all))*";
/** 'What does that trade still need before she's mine?' */
const STILL_NEEDED = new RegExp(
  `${OPENS}(?:${NEEDS} (?:that|this|the|our|my|it)(?: (?:\\w+ )?(?:trade|deal|swap|closing|purchase|sale))? (?:still )?(?:need|needs|lack|lacks|require|requires|miss|missing|take|wait(?:ing)? (?:for|on))\\b[^.?!]{0,40}|${NEEDS} (?:still )?(?:missing|left|open|to do|outstanding|has to happen|needs to happen|must happen|to be done)\\b[^.?!]{0,50}\\b(?:before|until|till|so that)\\b[^.?!]{0,40}|what (?:do|must|should) i (?:still |actually |now )*(?:have to |need to )?do\\b[^.?!]{0,10}\\b(?:before|until|till|so that)\\b[^.?!]{0,40})[\\s?.!]*$`,
  'iu',
);
const SAME_FOR =
  /^\s*(?:(?:and|ok(?:ay)?|so|now)[\s,]+)*(?:the )?(?:same(?: (?:question|thing|again))?|what about|how about|and)(?: (?:for|with|about|on))? (?:the|my) (?:other )?(?:one|deal|trade|swap|purchase|boat) (?:with|from|of) (?<name>\p{L}{3,20})[\s?.!]*$/iu;
const ASKING_TOLD = /the asking price of \$[\d,]+/;

const againstAsking = (name: string) => `how far below the asking price is my deal with ${name}`;

/** Questions behind the only agreed trade that was told: its price against the asking price, and its tasks. */
function ofAgreed(message: string, memory: Memory): string | undefined {
  const told = onlyTradeTold(memory);
  if (!told || !isAgreed(told)) return undefined;
  const said = message.trim().replace(GOT, '');
  if (matches(AGAINST_ASKING, said)) return againstAsking(told.name);
  if (matches(STILL_NEEDED, said)) return `what is my next task in my trade with ${told.name}`;
  const other = matchOf(SAME_FOR, said)?.groups?.name;
  return other && ASKING_TOLD.test(memory.last?.text ?? '') ? againstAsking(other) : undefined;
}

const THEIR_BOAT = '(?<whose>his|her|their|the) (?:boat|yacht|one)';
const CHANGED_MIND =
  /^.{0,40}?\b(?:decline|turn|reject|refuse|accept|take|pass)\b.{0,30}?[\s,.…–-]+(?:no+|wait|actually|nah|hm+|hold on|or)\b[\s,.…]+/iu;
/** 'Ask her for 12k on top of her boat'. */
const ON_TOP = new RegExp(
  `^(?:(?:and|so|but|ok(?:ay)?|then|well|rather|instead|please|just|no|i['’]?d rather|i (?:want|would like) (?:you )?to|let['’]?s|better)[\\s,]+)*(?:ask|counter|push|tell|get|want)(?: (?:him|her|them|for|to|with|add|pay|throw|in|put|\\p{Lu}\\p{L}+|i|want|we))* ${AMOUNT_SAID}(?: (?:in|more|of|cash|dollars|bucks|money))* (?:on top of|plus|and|with|along with|together with|in addition to|besides|over and above) ${THEIR_BOAT}(?:[\\s,]+(?:instead|rather|please|then|too|as well))*[\\s.!]*$`,
  'iu',
);

/** A demand for money beside the other side's boat, right behind their offer. */
function onTop(message: string, memory: Memory): string | undefined {
  const told = onlyTradeTold(memory);
  if (!told || !isOpen(told)) return undefined;
  const { digits, unit, whose } = matchOf(ON_TOP, message.trim().replace(CHANGED_MIND, ''))?.groups ?? {};
  if (!digits) return undefined;
  return `counter ${told.name}'s offer: ${whose} boat plus $${dollarsSaid(digits, unit)} cash`;
}

const OFFERED_THEM =
  /\b(?<verb>(?:(?:i|we)(?:['’]ve| have| had)?(?: (?:already|exactly|actually|last))* (?:offered|bid|proposed(?: to)?|put to)|(?:did|have) (?:i|we)(?: (?:already|exactly|actually|last|ever))* (?:offer|offered|propose|proposed|bid)(?: to)?|my(?: \w+)? (?:offer|bid|proposal) (?:to|for|with))) (?:him|her|them)\b/iu;

/** 'What did I offer her?' after an answer about somebody's boat. */
function offeredToOwner(message: string, { told, focus, cardIsLast }: Memory): string | undefined {
  const owner = focus?.owner;
  if (!owner || told.length > 0 || cardIsLast || /\s/.test(owner)) return undefined;
  const verb = matchOf(OFFERED_THEM, message)?.groups?.verb;
  return verb && message.replace(OFFERED_THEM, `$<verb> ${owner}`).replace(/\bwhat exactly\b/i, 'what');
}

const MORE_OR_LESS =
  /\b(?:more or less|less or more|above or below|below or above|over or under|under or over|more|less)\b/i;
const HERS =
  /\b(?:hers|theirs|(?:his|her|their) (?:boat|one)) (?:is |was |s )?(?:listed|asks?|asking|priced|costs?|goes)\b|\b(?:listed|asking|list) price of (?:hers|theirs|(?:his|her|their) (?:boat|one))\b|\bwhat (?:he|she|they)(?: is| are|['’]s|['’]re)? (?:asks?|asking|wants?) for (?:hers|theirs|his|(?:his|her|their) (?:boat|one))\b/iu;

/** 'Do I pay more or less than hers is listed for?' behind several offers, of which one brings a boat. */
function againstTheirBoat(message: string, { last, cardIsLast }: Memory): string | undefined {
  if (cardIsLast || !HERS.test(message) || !MORE_OR_LESS.test(message) || !/\b(?:i|we)\b/i.test(message))
    return undefined;
  const [only, ...others] = tradesTold({ last }).filter((one) => isOpen(one) && titleIn(one.get) !== undefined);
  return only && others.length === 0 ? `am i paying more or less than asking in ${only.name}'s offer` : undefined;
}

const AMOUNT_OF = new RegExp(
  `${OPENS}(?:what|how much|how high)(?:['’]?s| is| was| were)?(?: again)? (?:the|our|my|that)? ?(?:exact |agreed |final |actual |total )*(?:amount|price|sum|figure|number)(?: again| exactly)?(?: (?:in|of|for|on|we agreed on in) (?:our|my|the|that|this) (?:trade|deal|swap|purchase|sale))(?: (?:again|exactly|with (?:him|her|them)))*[\\s?.!]*$`,
  'iu',
);

/** 'What was the exact amount in our trade?' after somebody with whom there is one. */
function amountOfTold(message: string, { told, cardIsLast }: Memory): string | undefined {
  const [only] = told;
  const isOne = new Set(told.map(({ name }) => name)).size === 1;
  return only?.tradeId !== undefined && isOne && !cardIsLast && matches(AMOUNT_OF, message.trim())
    ? `what is my trade with ${only.name}`
    : undefined;
}

const OTHER_SUM =
  /^(?:(?:and|so|ok(?:ay)?|or|but|hm+)[\s,]+)*(?:what )?(?:if|at|for|with)(?: (?:i|we|it|he|she|they))?(?: (?:only|just|went|go|came|come|asked?|said|did|were|was|would|could|for|down|up|to|with|pays?|paid|offers?|offered))* \$?(?<digits>\d+(?:,\d{3})*(?:\.\d+)?)\s?(?<unit>k|grand|thousand|million|m)?(?: (?:instead|then|cash))*[\s?.!]*$/iu;

/** 'And if I went to 80?' after a sum was held against an own price. */
function otherSum(message: string, { last, asked }: Memory): string | undefined {
  const call = last?.calls.at(-1);
  const { cash, boatId } = call?.input ?? {};
  if (call?.name !== 'own_worth' || !cash || !boatId || asked || 'error' in call.output) return undefined;
  const { digits, unit } = matchOf(OTHER_SUM, message.trim())?.groups ?? {};
  return digits && `how far under my price is $${dollarsSaid(digits, unit)} for my ${String(call.output.target)}`;
}

const OF_MINE = /\b(?:that|this|the|my) (?:boat|one)(?: of mine)?\b|\bmine\b/iu;
const ASKS_OF_MINE =
  /^\s*(?:(?:wait|hold on|hang on|and|so|ok(?:ay)?|sorry|hm+|oh|but|remind me)[\s,.]+)*(?:what|how much|how many|how long|how old|where|which year)\b/iu;

/** 'What am I asking for that boat of mine?' beside a message about an own boat. */
function ofBoatOnCard(message: string, { card, cardIsLast }: Memory): string | undefined {
  if (!cardIsLast || card?.name !== 'draft_message' || !matches(ASKS_OF_MINE, message)) return undefined;
  const title = /, about (?<title>\d{4} .+)$/.exec(String(card.output.title ?? ''))?.groups?.title;
  if (!title || !String(card.output.body ?? '').includes(`my ${title}`) || !OF_MINE.test(message)) return undefined;
  const price = (card.output.facts as { name: string; value: string }[] | undefined)?.find(
    ({ value }) => dollarsOf(value) > 0,
  );
  if (price && /\b(?:ask|asking|price|priced|listed|want)\b/i.test(message))
    return `what is the asking price of my ${title}`;
  return message.replace(OF_MINE, `my ${title}`);
}

/** A question or an order behind a trade that the last answer told, with the person or the boat that it means. */
export const withTradeFurther = (message: string, memory: Memory): string | undefined =>
  ofAgreed(message, memory) ??
  onTop(message, memory) ??
  offeredToOwner(message, memory) ??
  againstTheirBoat(message, memory) ??
  amountOfTold(message, memory) ??
  otherSum(message, memory) ??
  ofBoatOnCard(message, memory);
