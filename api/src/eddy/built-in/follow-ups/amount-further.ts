import { matches, matchOf } from '../../matching.ts';
import { decisionOf } from '../../turns.ts';
import { amountMoved, takesAmountOut } from '../frames/offers/taken-out-amount.ts';
import { type Memory, widenedFrom } from '../memory.ts';
import { amountAlone, inFigures } from './amount-alone.ts';

/** The message that a short reply stands for, and the conversation that it goes on from. */
interface Further {
  message: string;
  memory: Memory;
}

/** An amount without anything else answers Eddy's question, changes the open card, or moves the limit of the last search. */
export function amountFurther(said: string, memory: Memory): Further | undefined {
  const { last, asked } = memory;
  if (!last) return undefined;
  if (asked === 'howMuchMore') return counterAt(said, { ...memory, asked: undefined });
  return asked ? undefined : (cardAt(said, memory) ?? searchUpTo(said, memory));
}

/** 'Not below 225' names what the user wants. */
const AT_LEAST =
  /\b(?:(?:not|no|nothing) (?:below|under|less than|lower than)|at (?:the )?(?:very )?least|minimum of)\b/gi;
/** 'Anything under 30?' */
const ANY_UNDER =
  /\b(?:(?:only|just) )?(?:ones?|anything|something|nothing|none)? ?(?:under|below|less than|no more than|at most)\b/gi;
const STEP = /\b(?:more|extra|less|higher|lower|on top|percent|pct)\b|%/i;
const MOST_WORDS = 8;

/** '225' after 'How much should the counteroffer be?' belongs to the order before it. */
function counterAt(said: string, memory: Memory): Further | undefined {
  const { before } = memory;
  const step = inFigures(said.trim());
  const amount = amountAlone(said.replace(AT_LEAST, ' '));
  const isStep = matches(STEP, said) && /\d/.test(step) && said.trim().split(/\s+/).length <= MOST_WORDS;
  if (!before || (!amount && !isStep)) return undefined;
  const order = before.replace(/[\s?.!]+$/, '');
  const way = /\bcounter/i.test(order) ? '' : ', counter';
  return { message: `${order}${way}${amount ? ` at ${thousands(amount.value)}` : `, ${step}`}`, memory };
}

/** 'Hmm go 270' beside a drafted offer of 260. */
function cardAt(said: string, memory: Memory): Further | undefined {
  const { card, cardIsLast } = memory;
  if (!card || !cardIsLast || decisionOf(card) === 'confirmed') return undefined;
  if (card.name !== 'draft_offer' && card.name !== 'draft_counter') return undefined;
  // 'I pay 5k' turns the money of an owner who pays.
  if (card.input.cashBack !== undefined && /\b(?:i|we)\b/i.test(said)) return undefined;
  if (takesAmountOut(said)) return undefined;
  const moved = amountMoved(said, Number(card.input.cash ?? card.input.cashBack ?? 0));
  if (moved) return further(said, `make it $${moved}`, memory);
  if (matches(ASKING, said)) return further(said, 'make it the full asking price', memory);
  const step = matchOf(STEP_ON_TOP, said.trim())?.groups?.step;
  if (step) return further(said, `bump it up by ${step}`, memory);
  const amount = amountAlone(said.replace(TOO_MUCH, '').replace(NOT_THAT, '').replace(NO_MORE, ''));
  return amount && further(said, `make it ${amount.written}`, memory);
}

/** 'Another 5k on top' */
const STEP_ON_TOP =
  /^(?:(?:ok(?:ay)?|hm+|and|then|maybe|just|put|add|throw in|with|plus|give (?:him|her|them)|let['’]?s (?:add|put))[\s,]+)*(?:another|an extra|an additional) (?<step>\$?\d[\d.,]*\s?(?:k|grand|thousand)?)(?: (?:on top|extra|more|in|on it|dollars|bucks|cash|then|please))*[\s.!]*$/i;
/** 'Oh just do the asking price' */
const ASKING =
  /^(?:(?:oh|ok(?:ay)?|hm+|fine|then|well|just|actually|let['’]?s|i['’]?ll|go|do|pay|offer|make it|give (?:him|her|them)|at|with|for|the|his|her|their|full|no|alright)[\s,]+)*(?:full price|(?:asking|list(?:ed)?|sticker) price|what (?:he|she|they) (?:asks?|wants?)|(?:full )?asking)(?: (?:then|it is|please))*[\s.!]*$/i;
/** 'Not 90, 92' and '89 and not a dollar more' */
const NOT_THAT = /^\W*(?:no\W+)?not \$?\d[\d.,]*\d?\s?k?[\s,.;:–-]+(?:but |rather )?(?=.*\d)/i;
const NO_MORE = /[\s,]+(?:and |but )?not (?:an? |one )?(?:single )?(?:dollar|dime|penny|cent|buck) more\b/i;
/** '225 is too low, 226' */
const TOO_MUCH =
  /^\W*(?:(?:no+|nah|hm+|actually|ok(?:ay)?)\W+)*(?:\$?\d[\d.,]*\d?\s?k?|it|that)(?:['’]?s| is| was| seems| sounds)(?: (?:way|a bit|much|still|maybe|probably))* (?:too|not) \p{L}+[\s,.;:–-]+(?=.*\d)/iu;

const MILLION = 1_000_000;
const THOUSAND = 1_000;
/** Bare numbers below this are millions beside a limit in millions. */
const FEW = 20;
const TIMES =
  /^(?:(?:ok(?:ay)?|and|for|up to|so|hm+|then|well|what about|how about|what if i|if i|let['’]?s|say|i could|maybe|go|do|with)[\s,]+)*(?<times>double|twice|half)(?:d)?(?: (?:of )?(?:that|it|this|the (?:budget|price|amount)|my (?:budget|price|limit)|as much))?[\s.?!]*$/i;
const NO_LIMIT =
  /^(?:(?:ok(?:ay)?|and|so|hm+|then|well|but|now|what)[\s,]+)*(?:(?:if|say|suppose|imagine)\s+)?(?:(?:with )?no (?:price |budget |money )?(?:limit|ceiling|cap)|without (?:a |the |any )?(?:price |budget |money )?(?:limit|ceiling|cap)|(?:the )?(?:money|budget|price|cost)(?: (?:was|were|is))?(?: (?:no|not an?) (?:issue|object|problem|concern)|(?: is| was)?(?: not|n['’]?t) (?:so |that |really )?(?:important|an issue|a problem|a concern)| (?:does ?n['’]?t|did ?n['’]?t|dont|does not|did not) matter))(?: at all)?[\s.?!]*$/i;

/** 'Offer 95k for it' is no limit. */
const ORDERS = /\b(?:offer|bid|counter|draft|tell|message|send|write|ask)\b/i;

/** 'Ok what does 75 get me' after a search up to 40 thousand: the same search with another limit. */
function searchUpTo(said: string, memory: Memory): Further | undefined {
  const { last, search, cardIsLast } = memory;
  if (!search || cardIsLast || !last?.calls.some(({ name }) => name === 'search_boats')) return undefined;
  if (ORDERS.test(said)) return undefined;
  const wish = widenedFrom(last) ?? search;
  const goesOn = { ...memory, search: wish };
  const { maxPrice, minPrice, minLength, maxLength } = wish;
  if (maxPrice !== undefined && matches(NO_LIMIT, said)) return further(said, 'any price', goesOn);
  const times = TIMES.exec(said.trim())?.groups?.times?.toLowerCase();
  if (times && maxPrice !== undefined)
    return further(said, times === 'half' ? `lower it by $${maxPrice / 2}` : `raise it by $${maxPrice}`, goesOn);
  const amount = amountAlone(said.replace(ANY_UNDER, ' '));
  if (!amount || minPrice !== undefined) return undefined;
  const hasLength = minLength !== undefined || maxLength !== undefined;
  if (!amount.isMoney && !amount.spends && (maxPrice === undefined || hasLength)) return undefined;
  return further(said, `up to $${inDollars(amount.value, amount.isMoney, maxPrice)}`, goesOn);
}

function inDollars(value: number, isMoney: boolean, limit: number | undefined): number {
  if (isMoney) return value;
  const isOfMillions = (limit ?? 0) >= MILLION && value < FEW;
  return Math.round(value * (isOfMillions || (value < 10 && !Number.isInteger(value)) ? MILLION : THOUSAND));
}

const thousands = (value: number) => `$${value < THOUSAND ? value * THOUSAND : value}`;

/** The same words again would go on without an end. */
const further = (said: string, message: string, memory: Memory): Further | undefined =>
  message.toLowerCase() === said.trim().toLowerCase() ? undefined : { message, memory };
