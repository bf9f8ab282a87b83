import { matches, matchOf } from '../../matching.ts';
import type { Memory } from '../memory.ts';

/** A short message right after the user's own listings, garage, wishes or prices. */
export const ofOwnListings = (message: string, memory: Memory): string | undefined =>
  withSavedEnd(message, memory) ??
  withMostViews(message, memory) ??
  withOwnList(message, memory) ??
  withGarage(message, memory) ??
  withThingAdded(message, memory) ??
  withWishes(message, memory) ??
  withPriceAdvice(message, memory);

const MOST_WORDS = 14;
const IT = /\b(?:it|her|them|these|those|they)\b(?!['’]s\b)/i;
/** Asked by owners of all their listings. */
const OF_LISTINGS =
  /\b(?:saved?|heart(?:ed)?|bookmark(?:ed)?|favou?rited?|liked?|views?|viewed|looked|look at|clicks?|clicked|seen|notice|attention|interest(?:ed)?|been (?:up|listed|online)|listed|asked about|asking about|wrote about|written about|missing|sell|selling|sold|price[ds]?|overpriced|worth|faster|traction|bites|offers?)\b/i;

/** 'Has anyone saved it?' right after a list of several own boats is about all of them. */
function withOwnList(message: string, memory: Memory): string | undefined {
  const { last, shown, cardIsLast, asked } = memory;
  if (
    last?.calls.at(-1)?.name !== 'my_boats' ||
    shown.length < 2 ||
    shown.filter(({ title }) => last.text.includes(title)).length < 2 ||
    cardIsLast ||
    asked ||
    /\b(?:my|mine|which|cheapest|newest|the (?:first|second|third|last))\b/i.test(message) ||
    message.split(/\s+/).length > MOST_WORDS ||
    !matches(OF_LISTINGS, message) ||
    !IT.test(message)
  )
    return undefined;
  return message.replace(IT, 'my boats');
}

const END =
  /^(?:(?:and|so|ok(?:ay)?|but|then)[\s,]+)*(?:(?:which|what)(?: one)?(?:['’]?s| is)?\s+)?(?:the )?(?<end>cheapest|least expensive|priciest|most expensive|newest|oldest|longest|biggest|largest|shortest|smallest|fastest)(?: one| of (?:them|those|these))?[\s?.!]*$/i;

/** 'Cheapest?' right after the saved boats is one of them. */
function withSavedEnd(message: string, { last, shown, cardIsLast }: Memory): string | undefined {
  const isSaved = last?.calls.at(-1)?.name === 'saved_boats' && shown.length > 1 && !cardIsLast;
  const end = isSaved ? matchOf(END, message.trim())?.groups?.end : undefined;
  return end && `which one is ${end.toLowerCase()}`;
}

const MOST_VIEWS =
  /^(?:(?:and|so|ok(?:ay)?|but)[\s,]+)*(?:which|what)(?: one| boat)?(?: of (?:them|these|those|mine))? (?:gets?|has|have|got|is getting|had|does best|is) (?:the )?(?:most|more|fewest|least) (?:views?|clicks?|attention|looks|interest|eyes|popular)\b[\s?.!]*$|^(?:(?:and|so)\s+)*which (?:one )?is (?:the )?most (?:viewed|popular)[\s?.!]*$/i;

/** 'Which one gets the most views?' after several own boats. */
function withMostViews(message: string, { last, shown, cardIsLast }: Memory): string | undefined {
  const isOwn = last?.calls.at(-1)?.name === 'my_boats' && shown.length > 1 && !cardIsLast;
  const least = /\b(?:fewest|least)\b/i.test(message);
  return isOwn && matches(MOST_VIEWS, message.trim())
    ? `which of my boats has the ${least ? 'fewest' : 'most'} views`
    : undefined;
}

const ALL_WORTH =
  /^(?:(?:and|so|ok(?:ay)?|but)[\s,]+)*(?:what(?:['’]?s| is| are| would)?|how much(?:['’]?s| is| are| would)?)\b[^.?!]{0,25}\b(?:worth|value|valued|come to|add up|total)\b[^.?!]{0,20}[\s?.!]*$/i;

const TOGETHER =
  /^\s*(?:(?:and|so|ok(?:ay)?|but)[\s,]+)*(?:(?:worth|value) how much(?: (?:all )?(?:together|in all|in total))?|(?:all )?(?:together|altogether|in all|in total|total|sum)(?: (?:that|it|they|this)(?:['’]s| is| are)?(?: worth)?| worth| value)?|what do(?:es)? (?:that|it|they|this) (?:all )?(?:add up|come|amount|run) to)[\s?.!…]*$/iu;

/** 'What's it all worth?' after the things in the garage. */
function withGarage(message: string, { last, cardIsLast, asked }: Memory): string | undefined {
  if (last?.calls.at(-1)?.name !== 'my_garage' || cardIsLast || asked || /\b(?:my|boats?|the)\b/i.test(message))
    return undefined;
  return matches(ALL_WORTH, message) || matches(TOGETHER, message) ? 'what is my garage worth together' : undefined;
}

const ADDS_THING =
  /^(?:(?:and|so|ok(?:ay)?|but|then|now)[\s,]+)*(?:how|where) (?:do|can|could|would|should) (?:i|we) (?:add|put|enter|register|list|upload)\b(?!.*\b(?:boats?|yachts?|offer|photos?|pictures?|pics)\b).{0,50}$/i;

/** 'How do I add my truck' after the things in the garage. */
const withThingAdded = (message: string, { last, cardIsLast, asked }: Memory): string | undefined =>
  /^(?:my_garage|own_worth)$/.test(last?.calls.at(-1)?.name ?? '') &&
  !cardIsLast &&
  !asked &&
  matches(ADDS_THING, message.trim())
    ? 'how do i add a thing to my garage'
    : undefined;

const WISHES_CHANGED =
  /^(?:(?:and|so|ok(?:ay)?|then|please|can you|could you|now|actually|i want to|i['’]?d like to|let['’]?s)[\s,]+)*(?:change|switch|set|make|update|edit)\s+(?:it|that|this|them|those|these)\b.{0,60}$|^(?:(?:and|so|ok(?:ay)?|then|please|can you|could you|now|actually)[\s,]+)*(?:add|remove|drop|take out|put)\s+[\p{L}\s]{3,40}(?:\s+(?:to|from|on)\s+(?:it|that|the list|there))?[\s.!?]*$/iu;
const WISHES_SAID = /\b(?:take|accept|want)\b.*\b(?:trade|exchange|return)\b|\bwould i take\b|\bmy (?:wants|rules)\b/i;

/** 'Change it to cash only' after what the user would take. */
function withWishes(message: string, { last, cardIsLast, asked }: Memory): string | undefined {
  const isTold =
    last?.calls.at(-1)?.name === 'my_wants' ||
    (WISHES_SAID.test(last?.question ?? '') && /^(?:my_boats|boat_details)$/.test(last?.calls.at(-1)?.name ?? ''));
  return isTold && !cardIsLast && !asked && matches(WISHES_CHANGED, message.trim())
    ? 'how do i change what i would take in trade'
    : undefined;
}

const DOES_IT =
  /^(?:(?:ok(?:ay)?|yes|yeah|yep|sure|alright|fine|good|great|cool|then|so|and|please)[\s,.!]+)*(?:do (?:it|that)|let['’]?s do (?:it|that)|go ahead(?: and (?:do|change|lower|drop) it)?|(?:lower|drop|raise|change|cut|reduce) (?:it|the price|my price)(?: then| for me)?|change it(?: then| for me)?|how do i (?:do (?:it|that)|change (?:it|that)))(?: (?:then|please|now|for me))*[\s.!?]*$/i;
const PRICE_ADVICE =
  /\b(?:lower|drop|reduce|cut|raise|increase|bump|price|priced|overpriced|asking|go down|come down)\b/i;

/** 'OK, do it' after advice on the price of one's own boat. */
function withPriceAdvice(message: string, { last, cardIsLast, asked, focus, shown }: Memory): string | undefined {
  const call = last?.calls.at(-1);
  const isAdvised =
    call?.name === 'market_value' &&
    (last?.calls ?? []).some(({ name }) => name === 'my_boats') &&
    PRICE_ADVICE.test(last?.question ?? '');
  const boat = shown.find(({ id }) => id === call?.input.boatId) ?? focus;
  return isAdvised && boat && !cardIsLast && !asked && matches(DOES_IT, message.trim())
    ? `change the asking price of my ${boat.make} ${boat.model}`
    : undefined;
}
