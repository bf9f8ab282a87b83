import { matches, matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

const OPENS = '^(?:(?:so|and|then|ok(?:ay)?|well|hm+|but|honestly|eddy)[\\s,]+)*';
const SHOULD_OFFER = new RegExp(
  `${OPENS}(?:what|how much|how high)(?:['’]?s| is| would be| should| would| could| can| do)?(?: (?:i|you|we))?(?: (?:offer|bid|try|pay|propose|suggest|go|say))?\\b[^.?!]{0,20}?(?:\\b(?:price to offer|offer|bid|try|propose|go)\\b)(?: (?:her|him|them|then|instead|next|now|for it|with|to|up to|again))*[\\s?.!]*$`,
  'i',
);
const JUDGED =
  '(?:too (?:low|high|little|much|cheap)|(?:pretty |kinda |rather )?low|an? (?:lowball|insult|(?:fair|good|decent|reasonable|realistic|serious|great|bad|lousy) (?:offer|price|deal|bid))|fair|reasonable|realistic|enough|ok(?:ay)?|decent|worth it)';
const IS_FAIR = new RegExp(
  `${OPENS}(?:is|was|isn['’]?t|would)(?: (?:that|it|this|(?:his|her|their|my|the) (?:offer|bid|price)|(?<sum>\\$?\\d[\\d.,]*\\s?(?:k|grand|m|mil|million|thousand)?)))?(?: be)? (?<judged>${JUDGED})(?: (?:for (?:it|her|that|this|me|us)|though|or not|you think|do you think|then))*[\\s?.!]*$`,
  'i',
);
const ADDED = new RegExp(
  `${OPENS}(?:what|how about|and)?(?: (?:if|happens if))? ?(?:i|we)(?: (?:also|would|could|were to|d))*(?: to)? (?:add|added|throw in|threw in|put in|include|included|toss in|tossed in)(?: in)? (?<thing>(?:my|our) [^?.!,]{3,40}?)(?: (?:too|as well|on top|to it|to that|to the offer|to sweeten it))*[\\s?.!]*$`,
  'i',
);

const WITH_FEES = new RegExp(
  `${OPENS}(?:(?:no|nope|wait|hang on|hold on|one (?:sec|second|moment)|first|before that)[\\s,.!]+)*(?:and[\\s,]+)?(?:(?:what|how much)(?:['’]?s| is| would| will| do| does| am)?\\b[^.?!]{0,40}?\\b(?:with|including|incl|plus|after|counting|and) (?:the |all |all the |your |any )?(?:closing )?(?:fees?|costs?)\\b[^.?!]{0,25}|(?:with|including|plus) (?:the |all |all the )?(?:closing )?(?:fees?|costs?)[\\s,]*(?:what|how much)\\b[^.?!]{0,25}|what(?:['’]?s| is) (?:my |the )?(?:all[ -]in|out[ -]the[ -]door) (?:cost|price|total)[^.?!]{0,15}|what would (?:i|it|that) (?:be paying|pay|cost me|come to|be)(?: \\w+)? (?:all in|in total|altogether|all told))[\\s?.!]*$`,
  'i',
);
/** Names a boat or somebody by itself. */
const OF_ANOTHER =
  /\b(?:for|on|of|from) (?:my|his|her|our|the(?! (?:closing|fees?|total)\b)|\p{L}{3,}['’]?s) ?\p{L}|\b(?:does|do|will|would|is|has) (?!(?:it|that|this|he|she|they|you|the|i|we)\b)\p{L}{3,} (?:pay|owe|spend|get|be|have)\b/iu;
const OTHER_PERSON =
  /^(?:(?:and|or|ok(?:ay)?|so|what about|how about|same for|then)[\s,]+)+(?:(?:from|with|for|by|on|in|against)\s+)?(?<name>\p{L}{3,20}?)(?<own>['’]?s)?(?: (?:offer|deal|one|bid|proposal|side))?[\s?.!]*$/iu;
const NOBODY =
  /^(?:the|that|this|her|his|him|them|you|now|then|when|why|how|what|who|where|mine|yours|fees?|total|all|both|taxes|else)$/i;

/** 'And from Ruth's?' behind a question about the trade with somebody else. */
function ofOther(message: string, { last }: Memory): string | undefined {
  const other = OTHER_PERSON.exec(message.trim())?.groups?.name;
  const told = WITH.exec(last?.text ?? '')?.groups?.name;
  if (!other || !told || NOBODY.test(other) || other.toLowerCase() === told.toLowerCase()) return undefined;
  const asked = last?.question ?? '';
  const name = new RegExp(`(?<!\\p{L})${told}(?=['’]?s?(?!\\p{L}))`, 'iu');
  return name.test(asked) && SUMS.test(asked) ? asked.replace(name, other) : undefined;
}

/** Questions for the sums of a trade. */
const SUMS =
  /\b(?:how much|what|does|do|is|who|whats|hows?)\b.*\b(?:pay\w*|cost\w*|net\w*|get|fees?|total|cash|price|ask\w*|walk away|all in|owe|worth)\b/i;

/** The other side of the only trade told, in Eddy's words. */
const WITH = /\bWith (?<name>[\p{L}'’-]+): you give /u;

/** The sides of a trade in Eddy's words. */
const SIDES = /\byou give (?<give>[^;]+?) and get (?<get>[^;]+?);/g;
const CASH = /^\$[\d,.]+$/;
const THING = /^(?<title>[^($]+?) \(\$[\d,.]+\)$/;

/** Completes a short question about the only trade that was told: 'is that too low', 'what should I offer then'. */
export function withToldTrade(message: string, memory: Memory): string | undefined {
  const { last, cardIsLast, asked } = memory;
  const isTold = last?.calls.some(({ name }) => name === 'my_trades' || name === 'explain_trade');
  const [told, ...others] = isTold ? [...(last?.text ?? '').matchAll(SIDES)] : [];
  const { give = '', get = '' } = told?.groups ?? {};
  if (!told || others.length > 0 || cardIsLast || asked) return undefined;
  const other = ofOther(message, memory);
  if (other) return other;
  const [bought, sold] = [THING.exec(get)?.groups?.title, THING.exec(give)?.groups?.title];
  const said = message.trim();
  const name = WITH.exec(last?.text ?? '')?.groups?.name;
  if (name && bought && matches(WITH_FEES, said) && !matches(OF_ANOTHER, said))
    return `what would ${name}'s offer cost me all in`;
  if (bought && matches(SHOULD_OFFER, said)) return `what should i offer for the ${bought}`;
  const fair = matchOf(IS_FAIR, said);
  const sum = fair?.groups?.sum;
  const judged = fair?.groups?.judged ?? '';
  const isWay = /^(?:too |(?:pretty |kinda |rather )?low)/i.test(judged);
  if (fair && bought && CASH.test(give))
    return `is ${sum ?? give} ${isWay ? judged : 'a fair offer'} for the ${bought}`;
  if (fair && sold && CASH.test(get)) return `is ${sum ?? get} ${isWay ? judged : 'a fair price'} for my ${sold}`;
  const thing = matchOf(ADDED, said)?.groups?.thing;
  if (thing && bought && CASH.test(give)) return `would ${give} plus ${thing} be enough for the ${bought}`;
  return undefined;
}
