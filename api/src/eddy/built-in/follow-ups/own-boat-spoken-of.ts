import { matches } from '../../matching.ts';
import type { Memory } from '../memory.ts';
import { MOST_WORDS } from './numbered-models.ts';

const OF_OWN_BOAT =
  /\b(?:offers?|bids?|bidding|offering|priced|price|asking|worth|put|list|set|mark|lower|raise|drop|pause|hide|edit|relist|views?|view(?:ed|ers)|(?:looked|looking|looks) at|lookers|seen|saw|clicks|clicked|saved|asked about|asking about|interested|listed|up|sell|sold)\b/i;
const ASKED_OF_OWNER =
  /^\s*(?:(?:and|so|ok(?:ay)?|but)[\s,]+)*(?:who(?:['’]?s| has| else)?|(?:has |did |is )?(?:anyone|anybody|someone|somebody))(?: has| else| been)? (?:asked|ask|asking|wrote|written|interested|messaged)(?: me)? (?:about|in) (?:it|her|that one)[\s?.!]*$/i;
const IT = /\b(?:it|her|that one|this one)\b(?!['’]s\b)/i;

const ITS_PRICE = /\bthe (?:asking )?price(?=[\s?.!]*$)/i;

/** 'Is anyone making offers on it?' after one's own boat of one's own list. */
export function withOwnBoat(message: string, memory: Memory): string | undefined {
  const { shown, listedBy, cardIsLast, asked, last } = memory;
  const named = listedBy === 'my_boats' ? shown.filter(({ title }) => last?.text.includes(title)) : [];
  const focus = named.length === 1 ? named[0] : memory.focus;
  const isListed = listedBy === 'my_boats' && focus && shown.some(({ id }) => id === focus.id);
  const isValued = /\bmy\b/i.test(last?.question ?? '') && last?.calls.at(-1)?.name === 'market_value';
  // A name that the owner's words follow is read as their own, if it is.
  if (focus && !isListed && matches(ASKED_OF_OWNER, message) && last?.calls.at(-1)?.name === 'boat_details')
    return message.replace(IT, `the ${focus.make} ${focus.model}`);
  if (
    !focus ||
    !(isListed || isValued) ||
    cardIsLast ||
    asked ||
    /\bmy\b/i.test(message) ||
    !matches(OF_OWN_BOAT, message) ||
    message.split(/\s+/).length > MOST_WORDS
  )
    return undefined;
  const name = `my ${focus.make} ${focus.model}`;
  if (IT.test(message)) return message.replace(IT, name);
  return ITS_PRICE.test(message) ? message.replace(ITS_PRICE, `$& of ${name}`) : undefined;
}
