import { matches, matchOf } from '../../../matching.ts';
import { withoutWords } from '../messages/left-out-words.ts';
import { furtherText } from '../messages/message-text.ts';
import { saidInstead } from '../messages/said-instead.ts';
import { tidied } from '../messages/tidied-text.ts';

const WHOM =
  '(?:him|her|them|whoever (?:owns|has|sells|lists|is selling|listed)(?: (?:it|her|that|this|the boat))?|the (?:current )?(?:owner|seller|guy|man|lady|woman|captain|skipper|person)(?: (?:of|who owns|with) (?:it|her|that|this))?|(?!if\\b|whether\\b|about\\b|for\\b|to\\b|me\\b|you\\b)\\p{L}+)';
const ASKS = `(?:(?:ask|find out|check|inquire|enquire)(?: (?:with |from |of )?${WHOM})?|(?:a |an |the )?(?:quick |short )?(?:message|note|line|question)(?: (?:to|for) ${WHOM})? (?:asking|to ask)(?: ${WHOM})?)`;
const POLITELY =
  "(?:(?:and|also|then|plus|but|please|pls|can you|could you|would you|i want to|i would like to|i’d like to|i'd like to|maybe|while you(?:['’]?re| are) at it,?|at the same time,?|in the same (?:message|note|breath),?)\\s+)*";
const ASKED =
  '(?:if|whether|when|where|why|how|what|which|who|about|(?:is|are|was|does|do|did|has|have|can|could|would|will)(?= (?:the|it|he|she|they|this|that|there|i|we|any|you|her|his|its)\\b))\\b';
/** A question behind the offer ends the message; one before it ends at the offer. */
const BEHIND = new RegExp(
  `(?:^|[,.;–—]\\s*|\\s+(?=(?:and|also|then|plus|but)\\b))${POLITELY}${ASKS}\\s+(?<text>${ASKED}[^.;!]{3,}|(?:for(?!\\s+(?:\\$?\\d|(?:on|back|to|at|in)\\b))|to)\\s[^.;!]{3,})[.?!]*\\s*$`,
  'iu',
);
const BEFORE = new RegExp(
  `^${POLITELY}${ASKS}\\s+(?<text>${ASKED}.{3,}?)[\\s,.?;–—-]+(?:(?:and|then|also|but|plus)\\s+)*(?=(?:(?:make|send|put in|place|submit|draft|give)\\s+(?:\\p{L}+\\s+){0,3}(?:offer|bid)|(?:raise|lower|bump|up|increase|reduce|drop|change|counter|move|set)\\s+(?:it|my|the|that|to|at|with|\\p{L}+[’']s)|offer|bid)\\b)`,
  'iu',
);

const OFFERS = /\d|\b(?:offer|bid|hundred|thousand|grand|mil|million|trade|swap|counter|asking)\b/i;

interface AskedInNote {
  /** The range of the message that asks. */
  at: number;
  end: number;
  /** The question as the owner reads it, unless no offer stands beside it. */
  note: string | undefined;
}

/** A question for the owner beside an offer: 'and ask her if the trailer comes with it'. It is no condition. */
export function questionBeside(message: string): AskedInNote | undefined {
  const found = /["“”]/.test(message) ? null : (matchOf(BEFORE, message) ?? matchOf(BEHIND, message));
  const text = found?.groups?.text?.trim();
  if (!found || !text) return undefined;
  const range = { at: found.index, end: found.index + found[0].length };
  if (!OFFERS.test(message.replace(found[0], ''))) return { ...range, note: undefined };
  const isToOwner = new RegExp(`\\b(?:ask|check with|find out from)\\s+${WHOM}\\s+to\\b`, 'iu').test(found[0]);
  const wish = isToOwner ? undefined : /^to\s+(?<wish>.+?)[?.!]*$/i.exec(text)?.groups?.wish;
  return { ...range, note: wish ? `I’d like to ${wish}.` : furtherText(`ask ${text}`) };
}

/** 'Ask her about … in it too': a question for the note of the card. */
const ASKS_TOO =
  /^(?:(?:and|also|oh|please|ok(?:ay)?|then|can you|could you)[\s,]+)*(?:also |please )?ask (?:(?:him|her|them|the owner|the seller|\p{Lu}\p{L}+) )?(?:also |too )?(?<text>(?:if|whether|when|where|why|how|what|which|about)\b.+?)(?:,? (?:in (?:it|there|the (?:offer|note|card))|with (?:it|the offer)|too|as well|also))+[.!?\s]*$/iu;

/** 'And ask her for pictures': right behind the card, it belongs to its note. */
const ASKS_ALSO =
  /^(?:(?:oh|ok(?:ay)?|please)[\s,]+)*(?:and|also|plus)[\s,]+(?:also |please )*ask (?:(?:him|her|them|the owner|the seller|\p{Lu}\p{L}+) )(?<text>(?:if|whether|when|where|why|how|what|which|about|for)\b.+?)[.!?\s]*$/iu;

/** The question that a message adds to the note of the card. */
export const askedToo = (message: string): string | undefined =>
  (matchOf(ASKS_TOO, message) ?? matchOf(ASKS_ALSO, message))?.groups?.text;

const TELLS =
  /^(?:(?:oh|ok(?:ay)?|please|pls|then|also|and|but|just)[\s,]+)*(?:tell|let) (?:him|her|them|the owner|the seller)(?: know)?(?: that)?(?:,? (?:please|pls))?[\s:,]+(?<text>[^\d$]{4,})$/i;

/** 'Say the engines were just serviced' */
const SAYS =
  /^(?:(?:oh|ok(?:ay)?|please|pls|then|also|and|but|just|can you|could you)[\s,]+)*(?:say|write|mention)(?: (?:also|too))? (?:that )?(?<text>(?:the|his|her|their|my|our|i|i['’]?m|i['’]?ll|i['’]?ve|we|we['’]?(?:re|ll|ve)|it|it['’]?s|she|she['’]?s|he|he['’]?s|there)\s(?!(?:boat|truck|car|bike|yacht|house|cash|bitcoin|watch)\W*$)[^\d$]{6,})$/i;

/** 'She's ready to go' is the boat, not the reader. */
const aboutBoat = (words: string | undefined): string | undefined =>
  words?.replace(
    /^(?:she|it)(?:['’]?s| is)(?= (?:(?:all|now|fully|still) )?(?:ready|clean\w*|fueled|afloat|detailed|serviced|surveyed|in the water|at the dock|on the (?:lift|trailer))\b)/i,
    'the boat is',
  );

/** Words for the note of an offer: 'mention that I'm a cash buyer'. */
export const saidToo = (message: string): string | undefined => aboutBoat(matchOf(SAYS, message.trim())?.groups?.text);

/** 'Tell him no more watches': words for the note of the card. Amounts change the card itself. */
export const toldToo = (message: string): string | undefined =>
  aboutBoat((matchOf(TELLS, message.trim()) ?? matchOf(SAYS, message.trim()))?.groups?.text);

/** The note of a card with other words in the place of some: 'don't say that I'm in a hurry, just say the boat is ready'. */
export function notedInstead(message: string, note: string): string | undefined {
  const { not, say } = saidInstead(message) ?? {};
  const told = say === undefined ? undefined : toldToo(say);
  if (not === undefined || told === undefined) return undefined;
  return [(note && withoutWords(note, tidied(not))?.trim()) || '', furtherText(`tell him ${told}`)]
    .filter(Boolean)
    .join(' ');
}

/** 'Drop the note', 'no message after all'. */
const NO_NOTE =
  /^\W*(?:(?:ok(?:ay)?|actually|please|and|no|nah|wait|hm+)[\s,]+)*(?:drop|remove|delete|lose|skip|forget|scratch|cut|without|no|take (?:out|off)|leave (?:out|off))\s+(?:the |that |my |any )?(?:note|message|comment|remark|condition|sentence|text)(?: (?:part|again|please|after all))*\W*$|^\W*(?:take|leave) (?:the|that|my) (?:note|message|comment|remark|condition|sentence) (?:out|off|away)\W*$/i;

/** Whether an order takes the note off a card. */
export const dropsNote = (message: string): boolean => matches(NO_NOTE, message);
