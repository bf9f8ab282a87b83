import { type Replacement, replacedIn } from '../../matching.ts';

const NAME =
  "(?!(?:me|us|you|back|i|we|he|she|they|offer|what|who|how|him|her|them|it|that|this|the|my|our|no|yes|and|then|anyone|everybody|everyone|agent)\\b)(?<who>\\p{L}[\\p{L}’'-]+?)(?:['’]s)?";
/** 'The price is too low', 'offer about 10 more'. */
const NO_PERSON =
  '(?!(?:prices?|bids?|budget|amount|number|figure|sum|cash|money|deal|limit|max(?:imum)?|min(?:imum)?|asking|ask|one|guy|another|about|around|roughly|exactly|only|just|maybe|like|some|an?|up|at|all|everyone|photos?|pictures?)\\b)';
const NAME2 = NAME.replace('?<who>', '?<other>');
const SUM = '(?<sum>\\$?\\d[\\d.,]*\\s?(?:k|grand|thousand|mil|million|m)?)(?![\\p{L}\\d])';
const FIRM = '(?:,? (?:firm|flat|final|tops|max|or nothing|take it or leave it|and not a (?:penny|cent|dollar) less))?';
/** Where an order begins. */
const CLAUSE = '(?<start>^\\s*|[,;.]\\s*|\\s+)(?<joint>(?:(?:and|then|but|also|please|first|just|so|lol)[\\s,]+)*)';
const END = '(?=\\s*(?:[,;.!]|$|\\b(?:and|then|but)\\b))';

const order = (words: string, end = END): RegExp => new RegExp(`${CLAUSE}(?<![\\p{L}\\d])${words}${end}`, 'giu');
const declined = '$<start>$<joint>decline $<who>’s offer';
const countered = '$<start>$<joint>counter $<who>$<other> at $<sum>';

/** Answers to offers as people say them, and the same as 'decline' or 'counter'. */
const ANSWERS: readonly Replacement[] = [
  [
    order(
      `(?:tell|give|send) ${NAME} (?:it['’]?s )?(?:a )?no(?: thanks| thank you)? (?:on|to|for|about) (?:the|his|her|my|their|that) [\\p{L}\\d]+(?: (?:boat|offer|deal))?`,
    ),
    declined,
  ],
  [
    order(`(?:hit|come|get|fire|shoot|go) (?:back (?:at|to) ${NAME}|${NAME2} back) (?:at|with) ${SUM}${FIRM}`),
    countered,
  ],
  // 'Ruth wants 130 on top. Come back to her at 110.'
  [
    new RegExp(
      `${CLAUSE}(?<![\\p{L}\\d])${NAME} (?:(?:has |have |just )*(?:offered|bid|sent|put in|came in)|wants|asks(?: for)?|is at|offers|bids|demands|is asking)\\b[^.;,]{1,60}[.;,]\\s*(?:(?:lol|haha|so|and|please|then|just|can you)[\\s,.]+)*(?:(?:come|go|get) back(?: (?:to|at) (?:him|her|them))? (?:at|with)|(?:hit|send) (?:him|her|them) back(?: (?:at|with))?|counter(?: (?:him|her|them))? (?:at|with)|answer (?:him|her|them)? ?with) ${SUM}${FIRM}${END}`,
      'giu',
    ),
    countered,
  ],
  // 'Ruth is far too low on my Gale. Counter at 300.'
  [
    new RegExp(
      `${CLAUSE}(?<![\\p{L}\\d])${NO_PERSON}${NAME} (?:is|['’]s|was|has come in|came in|comes in|offers?|bids?|is coming in)(?: (?:still|just))?(?: (?:way|far|much|a bit|a little|a lot|really|just|pretty))* (?:too )?(?:low|little|short|cheap|stingy|light|below)\\b(?: (?:on|for|with) (?<boat>(?:the|my|our) [^.;,–—]{2,30}?))?\\s*[.;,!–—-]+\\s*(?:(?:lol|haha|so|and|please|then|just|can you)[\\s,.]+)*(?:(?:come|go|get) back(?: (?:to|at) (?:him|her|them))? (?:at|with)|(?:hit|send) (?:him|her|them) back(?: (?:at|with))?|counter(?: (?:him|her|them|it|that))? (?:at|with|for)) ${SUM}${FIRM}${END}`,
      'giu',
    ),
    (...found: unknown[]) => {
      const { start, joint, who, boat, sum } = found.at(-1) as Record<string, string | undefined>;
      return `${start}${joint}counter ${who}${boat ? ` on ${boat.replace(/^(?:the|our) /i, 'my ')}` : ''} at ${sum}`;
    },
  ],
  [
    order(
      `(?:(?:write|make|send|draft|put together|put in)(?: up)? ${NAME} an? offer(?: of|:|,)?|(?:shoot|toss|slide) ${NAME}) ${SUM}`,
      '(?=\\s+(?:for|on)\\b)',
    ),
    '$<start>$<joint>offer $<who> $<sum>',
  ],
  [
    order(
      `(?:give|pay|offer) ${NAME} ${SUM} (?:instead of|rather than|and not|not) (?:the |my |our |his |her )?\\$?\\d[\\d.,]*k?`,
    ),
    countered,
  ],
  [order(`send (?:it )?back to ${NAME} (?:at|with) ${SUM}${FIRM}`), countered],
  [
    order(
      `${NAME} (?:should|must|has to|needs to|can) (?:put|pay|add|give|bring|offer) ${SUM},? (?:and )?not \\$?\\d[\\d.,]*k?[.,;]?\\s*(?:so )?counter (?:that|it|him|her|with that)`,
    ),
    countered,
  ],
  [
    order(
      `(?<verb>sweeten|raise|up|bump|lower|drop|reduce) what i(?:['’]ve| have)? (?:sent|offered|bid|gave|proposed to) (?:to )?${NAME} (?<by>by|to) (?<sum>\\$?\\d[\\d.,]*)\\s?(?:k|grand|thousand)?`,
    ),
    '$<start>$<joint>raise my offer to $<who> $<by> $<sum>k',
  ],
  // 'Give Ruth 10 more'.
  [
    order(
      `(?:send|give|pay|offer) ${NAME} (?:another )?(?<sum>\\$?\\d{1,3})\\s?(?:k|grand|thousand)? (?:more|extra|on top)`,
    ),
    '$<start>$<joint>raise my offer to $<who> by $<sum>k',
  ],
];

/** Only beside another order, as two words of a note could look the same. */
const BESIDE_OTHERS: readonly Replacement[] = [
  [order(`(?:(?:say )?no(?: thanks| thank you)? to|turn down|decline|reject|refuse|pass on) ${NAME}`), declined],
  [order(`tell ${NAME} (?:it['’]?s )?(?:a )?no(?: thanks| thank you)?`), declined],
  [order(`${NAME}\\s*(?::|gets an?)\\s*no(?: thanks| thank you)?`), declined],
  [
    order(`${NAME}\\s*(?::|gets|can have (?:it|her) (?:at|for))\\s*(?:a counter (?:at|of|for) )?${SUM}${FIRM}`),
    countered,
  ],
  [order(`tell ${NAME} ${SUM}${FIRM}`), countered],
  [order(`counter ${NAME} ${SUM}${FIRM}`), countered],
];
const ANSWER = /(?:^|[,;.]|\s)(?:decline \p{L}+['’]s offer|counter \p{L}+ (?:at|with|for) \$?\d)/giu;

/** 'The 28 and 240. The 26 I mean': the number that corrects another one. */
const MEANT =
  /\b(?<the>the|my) (?<wrong>\d{2,3})\b(?<between>[^.;]*?)[.,;]?\s*(?:no,? |sorry,? |wait,? )*(?:the|my) (?<right>\d{2,3}),? (?:is what )?i (?:mean|meant)\b[.!]*/iu;

/** Answers to offers in plain words; several of them in one message become one order each. */
export function plainOfferOrders(message: string): string {
  if (/["“”]/.test(message)) return message;
  const meant = message.replace(MEANT, '$<the> $<right>$<between>');
  const plain = replacedIn(meant, ANSWERS);
  const apart = replacedIn(plain, BESIDE_OTHERS);
  return (apart.match(ANSWER) ?? []).length > 1 ? apart : plain;
}
