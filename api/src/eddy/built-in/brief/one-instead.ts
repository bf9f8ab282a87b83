import type { KnownBoat, Memory } from '../memory.ts';

const OPENS = '^\\s*(?:(?:no+|nah|nope|ok(?:ay)?|actually|wait|sorry|hm+|well|rather|and|then|please)[\\s,.!]+)*';
const ONLY = new RegExp(
  `${OPENS}(?:make (?:it|that) |offer )?(?:just|only) (?:(?:the|my|our) )?(?<thing>\\p{L}[\\p{L}\\d -]{2,24}?)(?: (?:alone|only|then|please|instead|by itself))*[\\s.!]*$`,
  'iu',
);

/** 'No, just the truck' beside an offer of the truck and cash leaves the cash out. */
export function onlyThing(message: string, { card, cardIsLast }: Memory): string | undefined {
  const thing = ONLY.exec(message)?.groups?.thing?.toLowerCase();
  if (!thing || !cardIsLast || card?.name !== 'draft_offer' || /\b(?:cash|money|dollars)\b/.test(thing))
    return undefined;
  const { cash, assets, myBoatId, moreBoatIds } = card.input;
  const things = [...((assets ?? []) as string[]), ...(myBoatId ? ['boat'] : []), ...((moreBoatIds ?? []) as number[])];
  if (!cash || things.length !== 1) return undefined;
  const { facts } = card.output as { facts?: { name: string; value: string }[] };
  const offered = `${facts?.find(({ name }) => name === 'Your offer')?.value ?? ''} ${things.join(' ')}`.toLowerCase();
  const words = thing.split(/[^\p{L}\d]+/u).filter((word) => word.length > 2);
  return words.some((word) => offered.includes(word)) || /\b(?:truck|car|boat|house|villa|watch)\b/.test(thing)
    ? 'without the cash'
    : undefined;
}

const NUMBER =
  /^\s*[¿¡]?(?:(?:no+|nah|nope|not that one|i mean|i meant|the|that|and|or|what about|how about|sorry|ok(?:ay)?|y|et|und|pis|el|la|le|das|die|der|l[ao] otr[ao]|l['’]autre|das andere|die andere)[\s,.!]+)*(\d{2,3})(?: (?:one|boat|footer|i mean|i meant|then|please|instead|too|as well|also))*[\s?.!]*$/i;
const NUMBER_AND =
  /^\s*(?:(?:no+|sorry|i mean|i meant|the|that)[\s,.!]+)*(?<number>\d{2,3})(?: (?:one|boat|i mean|i meant|please))*[\s,.;]+(?:and |so )?(?<rest>\p{L}.{5,80})$/iu;

/** 'The 37 I meant, and does she have a generator' after a question which boat: the rest about that one. */
export function chosenAnd(message: string, { shown, asked }: Memory): string | undefined {
  const { number, rest } = NUMBER_AND.exec(message)?.groups ?? {};
  const named = shown.filter(({ model }) => number !== undefined && new RegExp(`\\b${number}\\b`).test(model));
  const [boat] = named;
  const it = /\b(?:it|she|her|that one|this one)\b/i;
  return asked === 'whichBoat' && boat && named.length === 1 && rest && it.test(rest)
    ? rest.replace(it, `boat #${boat.id}`)
    : undefined;
}

const WOULD_TAKE =
  /\b(?:would|will|does|could|might) (?:\p{L}+ ){1,4}?(?:take|accept|consider) (?<thing>(?:an? |my |some )?\p{L}+(?: \p{L}+)?)(?= for\b| in\b|\s*[?.!]|\s*$)/iu;
const BARE_THING =
  /^\s*(?:and|or|what about|how about)\s+(?<thing>(?:my |an? |some |just )?(?!the\b|what\b|how\b|if\b|hours\b|price\b)\p{L}{3,}(?: \p{L}+)?)[\s?]*$/iu;

/** 'And gold?' after 'would she take a truck for it'. */
export function otherThing(message: string, { last, cardIsLast, asked }: Memory): string | undefined {
  const thing = BARE_THING.exec(message)?.groups?.thing;
  const before = WOULD_TAKE.exec(last?.question ?? '')?.groups?.thing;
  return thing && before && !cardIsLast && !asked ? last?.question.replace(before, thing) : undefined;
}

const NAMED_SEARCH = /^\p{L}{3,}$/u;

/** 'The 21' after a boat, or a search for a make: the model of that make with the number. */
export function numberOfMake(message: string, memory: Memory): string | undefined {
  const number = NUMBER.exec(message)?.[1];
  const { focus, pair, shown, search, asked, cardIsLast, last } = memory;
  if (!number || cardIsLast || !last) return undefined;
  const listed = shown.some(({ model }) => new RegExp(`\\b${number}\\b`).test(model));
  if (listed || (asked && asked !== 'whichBoat')) return undefined;
  const make = onlyMake(focus ? [focus] : pair.length > 0 ? pair : shown);
  if (make && asked) return `tell me about the ${make} ${number}`;
  const isCompared = pair.length > 0 || last.calls.some(({ name }) => name === 'boat_details');
  if (make && !focus && isCompared && /^\s*(?:and|plus|also)\b/i.test(message))
    return `compare ${[...shown.map(({ id }) => `boat #${id}`), `the ${make} ${number}`].join(' and ')}`;
  if (make && !focus && (isCompared || /\bnot?\b|\bmeant?\b/i.test(message)))
    return `tell me about the ${make} ${number}`;
  const query = search?.query ?? '';
  const isCounted = last.calls.at(-1)?.name === 'boat_statistics' && NAMED_SEARCH.test(query);
  return isCounted ? `how much is the ${query} ${number}` : undefined;
}

function onlyMake(boats: readonly KnownBoat[]): string | undefined {
  const [make, ...others] = new Set(boats.map((boat) => boat.make));
  return others.length === 0 ? make : undefined;
}

const ENDS =
  /\b(?:most|highest|biggest|largest|longest|newest|fastest|priciest|least|lowest|smallest|shortest|oldest|slowest|cheapest|fewest)\b/i;
const OPPOSITE: Readonly<Record<string, string>> = {
  ...{ most: 'least', highest: 'lowest', biggest: 'smallest', largest: 'smallest', longest: 'shortest' },
  ...{ newest: 'oldest', fastest: 'slowest', priciest: 'cheapest', fewest: 'most', slowest: 'fastest' },
  ...{
    least: 'most',
    lowest: 'highest',
    smallest: 'biggest',
    shortest: 'longest',
    oldest: 'newest',
    cheapest: 'priciest',
  },
};
const BARE_END = new RegExp(
  `${OPENS}(?:(?:what about|how about) )?the (?<end>least|most|opposite|other (?:end|extreme|way around))(?: one)?[\\s?.!]*$`,
  'iu',
);

/** 'And the least?' after 'the most expensive boat'. */
export function oppositeEnd(message: string, { last, cardIsLast }: Memory): string | undefined {
  const end = BARE_END.exec(message)?.groups?.end?.toLowerCase();
  const before = ENDS.exec(last?.question ?? '')?.[0]?.toLowerCase();
  const other = before && OPPOSITE[before];
  if (!end || !other || cardIsLast || (end !== other && /^(?:least|most)$/.test(end) && end === before))
    return undefined;
  return last?.question.replace(ENDS, other);
}

const TAKES_BACK =
  /^\s*(?:(?:and|so|but|ok(?:ay)?)[\s,]+)*(?:can|could|may) i (?:still )?(?:take (?:it|that|this) back|withdraw (?:it|that)|cancel (?:it|that)|pull (?:it|that)(?: back)?|back out(?: of (?:it|that))?)[\s?.!]*$/i;

/** 'Can I take it back?' after the only offer of the user's that was told. */
export function takenBack(message: string, { told, last, cardIsLast }: Memory): string | undefined {
  const [only, ...others] = told;
  const isOffer = last?.calls.some(({ name }) => name === 'my_trades' || name === 'explain_trade');
  return isOffer && !cardIsLast && only?.tradeId !== undefined && others.length === 0 && TAKES_BACK.test(message)
    ? `can i withdraw my offer to ${only.name}`
    : undefined;
}

const BIT_MORE =
  /^\s*(?:(?:ok(?:ay)?|or|and|maybe|well|hm+|even)[\s,]+)*(?:a )?(?:(?:little|lil|tiny|bit|touch|tad|smidge)(?: bit)?) (?:more|over|above|higher)[\s.!?]*$/i;
const TENTH = 1.1;

/** 'Or a little more' after a search with a highest price. */
export function littleMore(message: string, { search, last, cardIsLast }: Memory): string | undefined {
  const most = search?.maxPrice;
  const isSearch = last?.calls.at(-1)?.name === 'search_boats';
  return isSearch && !cardIsLast && typeof most === 'number' && BIT_MORE.test(message)
    ? `make it up to $${Math.round(most * TENTH)}`
    : undefined;
}

const DESCRIBED =
  /^\s*(?:(?:hey|hi|ok(?:ay)?|so|please|eddy)[\s,!]+)*(?:tell me (?:more |all |something )?(?:about|bout)|what about|show me|details on|info on) (?:the|that|this) (?:(?:big|little|nice|pretty|old|beautiful|gorgeous|cool|lovely|one|small|shiny)\s+)*(?<what>(?!other|same|first|second|third|last|next|whole|cheap|boat)\p{L}{5,}) (?:boat|one|yacht)[\s?.!]*$/iu;

/** 'Tell me about that big mahogany boat', before any boat was told of, looks for one. */
export function described(message: string, { shown, focus, cardIsLast }: Memory): string | undefined {
  const what = DESCRIBED.exec(message)?.groups?.what;
  return what && shown.length === 0 && !focus && !cardIsLast ? `show me the ${what} boat` : undefined;
}

const DRAFT_IT =
  /^\s*(?:(?:ok(?:ay)?|yes|yeah|cool|great|then|so|good|sure|please|alright)[\s,.!]+)*(?:can you |please )?(?:draft|write|make|do|send|offer|put) (?:it|that|one|an? offer|the offer|him that|her that)(?: up)?(?: (?:with|plus|and))?(?: (?<sum>\$?\d[\d.,]*\s?(?:k|grand|thousand)?)(?: (?:on top|extra|more|cash|in cash|as well|too))*)?[\s.!]*$/i;
const MY_THING =
  /\b(?:take|accept|want|swap|trade|consider)\b(?: me)? (?<thing>my [\p{L}\d]+(?: [\p{L}\d]+){0,2}?)(?=\s+(?:straight|for|in|even|as)\b|\s*[?,.!]|\s*$)/iu;

/** 'OK, draft it with 20k on top' after 'would he take my truck'. */
export function offeredThing(message: string, { last, focus, cardIsLast, asked }: Memory): string | undefined {
  const found = DRAFT_IT.exec(message);
  const thing = MY_THING.exec(last?.question ?? '')?.groups?.thing?.trim();
  if (!found || !thing || !focus || cardIsLast || asked) return undefined;
  return `offer ${thing}${found.groups?.sum ? ` plus ${found.groups.sum}` : ''} for boat #${focus.id}`;
}
