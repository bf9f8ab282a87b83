import { matches, matchOf } from '../../../matching.ts';
import type { Line } from '../../reading/line.ts';

/** The words between 'how many' and the rest of the question: the things that are counted. */
const COUNTED =
  /\bhow many ((?:(?!(?:are|is|do|does|did|can|could|will|would|have|has|had|in|on|of|under|over|with|that|which|who|for|from|to|per|by|take|takes|accept|accepts|there|you|your|fit|live|go|came|come|cost|sold|listed)\b)[^ ?.!,]+ ?)*)/;
/** Things that this marketplace or a boat has. */
const OURS =
  /\b(?:boats?|yachts?|vessels?|listings?|ads?|ones?|owners?|sellers?|brands?|makes?|makers?|types?|kinds?|builders?|manufacturers?|models?|categor\w+|options?|results?|matches|different|more|hulls?|offers?|bids?|trades?|deals?|views?|clicks|hours|engines?|motors?|people|passengers|guests|persons|folks|adults|friends|kids|messages?|conversations?|chats?|photos?|pictures?|services?|spots?|members?|users?|favorites?|locations?|cities|states?|berths?|cabins?|beds?|heads?|horsepower|gallons?|times|unread|notifications?|free|new|replies|reviews?|tasks?|steps?|closings?)\b|_(?:type|make|boat|kind|fuel|engine|condition|sort|own|saved|ref|bound|power|money|person|lowhours|service|miles|quantity)_/;
const STATES_AT_ALL = /\bhow many states (?:are |is )?(?:there )?(?:in|does|make)\b(?!.*\b(?:boats?|listings?)\b)/;
/** 'How many owners take cars' counts boats, 'how many cars' does not. */
const TRADED = /\b(?:boats?|owners?|sellers?|take|takes|accept\w*|trade|swap|listed)\b/;

/** Whether the message counts things that have nothing to do with boats: 'how many feet are in a mile'. */
export function isTrivia(line: Line): boolean {
  const counted = matchOf(COUNTED, line.text)?.[1]?.trim();
  if (counted === undefined || line.has(STATES_AT_ALL)) return counted !== undefined;
  const at = line.chunks.findIndex(({ text }, index) => text === 'many' && line.chunks[index - 1]?.text === 'how');
  const next = line.chunks[at + 1];
  // 'In Texas' follows 'how many' if boats are meant; 'keys' is a word like a place.
  if (next?.meaning?.is === 'place') return !/^(?:in|near|around|from|at|on|by)\b/i.test(next.written);
  return counted !== '' && !matches(OURS, counted) && !line.has(TRADED);
}
