import type { Chunk, Line } from '../line.ts';
import type { Extreme, Reference } from '../meanings.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const ORDINAL = `${ORDINALS.join('|')}|last`;
const NOUN = '(?:one|boat|option|listing|result|yacht|card|choice|pick)';
/** Behind a bare ordinal: 'the first man' is no boat. */
const FOLLOWED =
  '(?= (?:(?:and|or|with|vs|versus|against|to|is|has|was|does|please|then|in|on|for|from|instead|looks?|of|but|sounds|seems|again)\\b|,|[?!.:)]|_(?!age_))|$)';
const positionOf = (word: string) => (word === 'last' ? -1 : ORDINALS.indexOf(word));

export const COMPARED: readonly [RegExp, Extreme][] = [
  [/cheaper|less expensive|cheapest|least expensive|lowest priced|lower priced/, 'cheapest'],
  [/pricier|more expensive|dearer|priciest|most expensive/, 'priciest'],
  [/newer|younger|newest|youngest/, 'newest'],
  [/older|oldest/, 'oldest'],
  [/bigger|longer|larger|biggest|longest|largest/, 'longest'],
  [/smaller|shorter|smallest|shortest/, 'shortest'],
  [/faster|quicker/, 'fastest'],
  [/slower/, 'slowest'],
];

/** 'The one with fewer hours'. */
const HOURS: readonly [RegExp, Extreme][] = [
  [/fewer|less|lower/, 'fewest-hours'],
  [/more|higher/, 'most-hours'],
];

/** 'The big one' of a list. */
const PLAIN: readonly [RegExp, Extreme][] = [
  [/cheap|inexpensive|affordable|low priced/, 'cheapest'],
  [/expensive|pricey|costly|high priced/, 'priciest'],
  [/new|young|recent/, 'newest'],
  [/old/, 'oldest'],
  [/big|large|long|huge/, 'longest'],
  [/small|little|short|tiny/, 'shortest'],
];

const reference = (ref: Reference) => ({ is: 'ref', ref }) as const;

/** 'Those two', 'which of these three'. */
function countedAll(chunks: readonly Chunk[]) {
  const number = chunks.find(({ meaning }) => meaning?.is === 'n')?.meaning;
  return number?.is === 'n' && number.value <= 8 ? reference({ by: 'all', count: number.value }) : undefined;
}

/** Reads references to boats of the conversation: 'the second one', 'the cheaper one', 'both', 'that boat'. */
export function readReferences(line: Line): void {
  line.each(
    /\b(?:the |your |my )?(first|top|last) _n_(?: (?:ones|boats|options|listings|results|of (?:them|those|these)))?/,
    ({ groups, chunks }) => {
      const number = chunks.find(({ meaning }) => meaning?.is === 'n')?.meaning;
      const count = number?.is === 'n' ? number.value : 0;
      return count > 0 && count <= 8 ? reference({ by: groups[1] === 'last' ? 'last' : 'first', count }) : undefined;
    },
  );
  line.each(/_n_ (?:st|nd|rd|th)(?: (?:one|boat|option|listing|result))?/, ({ chunks }) => {
    const number = chunks[0]?.meaning;
    return number?.is === 'n' && number.value <= 8
      ? reference({ by: 'position', positions: [number.value - 1] })
      : undefined;
  });
  line.each(
    new RegExp(
      `\\b(?:the |number |that |your |option )+(${ORDINAL})(?: ${NOUN}|${FOLLOWED})|(?<!\\b(?:a|my|our|good|great|nice|perfect|ideal|your) )\\b(${ORDINAL}) ${NOUN}\\b(?! (?:for (?:me|us|the _|my|our|a)|ever|to (?:buy|learn)|under|purchase))`,
    ),
    ({ groups }) => reference({ by: 'position', positions: [positionOf(groups[1] ?? groups[2] ?? '')] }),
  );
  line.each(new RegExp(`(?<=_ref_(?: (?:and|or|with|to|vs|versus|,))+ )(?:the )?(${ORDINAL})\\b`), ({ groups }) =>
    reference({ by: 'position', positions: [positionOf(groups[1] ?? '')] }),
  );
  line.each(/\b(?:the |your )?(top|bottom) (?:one|boat|listing|result)\b/, ({ groups }) =>
    reference({ by: 'position', positions: [groups[1] === 'top' ? 0 : -1] }),
  );
  line.each(/\bthe (former|latter)\b(?: (?:one|boat))?/, ({ groups }) =>
    reference({ by: 'position', positions: [groups[1] === 'former' ? 0 : -1] }),
  );
  line.each(/\b(?:number|no|nr|option|choice) (?:\. )?_n_/, ({ chunks }) => {
    const number = chunks.at(-1)?.meaning;
    return number?.is === 'n' && number.value <= 8
      ? reference({ by: 'position', positions: [number.value - 1] })
      : undefined;
  });
  for (const [pattern, extreme] of COMPARED)
    line.each(
      new RegExp(
        `\\bthe (?:${pattern.source})(?: (?:one|boat|option)(?! than)| of (?:the |those |these )?(?:two|_n_|them|those|these|both))|^(?:(?:and|so|what about) )*(?:${pattern.source}) of (?:the |those |these )?(?:two|_n_|both)`,
      ),
      () => reference({ by: 'extreme', extreme }),
    );
  for (const [pattern, extreme] of HOURS)
    line.each(
      new RegExp(
        `\\b(?:the|that) (?:one|boat) (?:with|having|(?:that |which )?has) (?:the )?(?:${pattern.source}) (?:engine )?hours\\b(?! than\\b)|\\bthe (?:${pattern.source})(?: -)? (?:engine )?hours? (?:one|boat)\\b(?! than\\b)`,
      ),
      () => reference({ by: 'extreme', extreme }),
    );
  for (const [pattern, extreme] of PLAIN)
    line.each(new RegExp(`\\bthe (?:${pattern.source}) (?:one|guy|boy)\\b(?! than)`), () =>
      reference({ by: 'extreme', extreme }),
    );
  line.each(
    /\b(?:which|any|either|both|neither) of the (?:others?|remaining|rest)(?: (?:_n_|two|three|ones|boats))*|\bthe (?:other|remaining) (?:_n_|two|three)(?: (?:ones|boats))?/,
    () => reference({ by: 'others' }),
  );
  line.each(
    /\b(?:which|any|one|either|all|both|none|who|whose) of (?:these|those|them|the|my) _n_(?: of (?:them|these|those))?(?: (?:boats|ones)\b)?(?! (?:offers?|bids?|trades?|deals?|proposals?|messages?|closings?|conversations?|people|owners|sellers|guys|buyers)\b)/,
    ({ chunks }) => countedAll(chunks),
  );
  line.each(
    /\b(?:(?:which|any|one|all|either|who) of (?:these|those|them)|none of (?:these|those|them)(?! _place_)|both(?! _(?:type|make|boat|kind|asset|coins|fuel|engine|place|feature)_)(?: of (?:them|those|these))?|these two|those two|the two(?: of them| boats)?|all (?:of )?(?:them|these|those|three|four|_n_)|them all|each other|the lot|them both)\b/,
    () => reference({ by: 'all' }),
  );
  line.each(
    /(?<=\b(?:of|for|on|about) )each(?: of (?:them|those|these|the two|the boats))?(?= (?:[?.!,]|and\b|please\b)|$)/,
    () => reference({ by: 'all' }),
  );
  line.each(
    /\b(?:these|those|the) _n_(?: of (?:them|those|these)\b| (?:boats|ones)\b)?(?! (?:offers?|bids?|trades?|deals?|proposals?|messages?|closings?|conversations?|people|owners|sellers|guys|buyers)\b)/,
    ({ chunks }) => countedAll(chunks),
  );
  line.each(
    /_ref_ (?:in|on|from|of) (?:that|the|this|your|my) (?:list|results?|search)\b/,
    ({ chunks }) => chunks[0]?.meaning,
  );
  line.each(
    new RegExp(`\\b(?:the|that) other(?: ${NOUN}\\b|(?= (?:[?.!,]|instead|please|then)|$))(?! (?:with|under|over))`),
    () => reference({ by: 'other' }),
  );
  line.each(
    /\b(?:that|this|the same|that very|the) (?:one|boat|yacht|listing|vessel|ad|deal|cc)(?! (?:with|under|over|in|that|who|for|from|<|(?:up|down|out|back|sitting|lying|listed|available) _place_))(?<!\bthe (?:one|boat|yacht)(?= _place_))\b|\bthat thing\b/,
    () => reference({ by: 'focus' }),
  );
  line.each(
    /\b(?:that|this|the|his|her|its) (?:boat ' s |boat 's )?(?:owner|seller|guy|lady|dude|person|vendor|fella|captain|skipper|man|woman)(?! financ| of _)/,
    () => reference({ by: 'owner' }),
  );
}

/** Whether a plain pronoun points back to a boat: 'it', 'she', 'how far is that'. */
export const pointsBack = (line: Line): boolean =>
  line.has(
    /\b(?:it|its|her|she|hers|he|him|his|they|them|their|these|those)\b|\b(?:is|about|of|for|on|to|with|from|like|does|has|was|s|in) (?:that|this)\b|\bthat (?:is|one|a|too|still|worth)\b|^(?:and )?(?:that|this)\b/,
  );
