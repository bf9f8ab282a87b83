import { type Replacement, replacedIn } from '../../matching.ts';

const LEADS = '(?:(?:ok(?:ay)?|well|then|so|and|please|but|no|yes|just|can you|could you|go ahead and)[\\s,.]+)*';
const THEM = '(?:him|her|them|(?:the )?(?:owner|seller)|\\p{Lu}\\p{L}+)';

const ASIDES: readonly Replacement[] = [
  // 'The Salem one what does it take in trade' names its boat first.
  [
    /^(\s*(?:(?:and|so|ok(?:ay)?|then)[\s,]+)*)((?:the|that) (?:(?!other|same|first|second|last|next)\p{L}+)(?: \p{L}+)? (?:one|boat)),? (what|where|how (?:much|long|fast|old|big|many \p{L}+)|when) (does|is|has|did|do) (?:it|she|he) (?=\p{L})/iu,
    '$1$3 $4 $2 ',
  ],
  [
    /^(\s*(?:(?:and|so|ok(?:ay)?|then)[\s,]+)*)((?:the|that) (?:(?!other|same|first|second|last|next)\p{L}+)(?: \p{L}+)? (?:one|boat)),? (who) (owns|has|sells|is selling)(?: it| her| that)?(?=[\s?.!]*$)/iu,
    '$1$3 $4 $2',
  ],
  // 'Ask her anyway if …'
  [
    new RegExp(
      `^(\\s*${LEADS}(?:ask|tell|message|write(?: to)?|text) ${THEM}),? (?:anyways?|anyhow|regardless|all the same|nonetheless|nevertheless|still|just the same|even so),? (?=(?:if|whether|that|when|what|how|where|why|to|about|for)\\b)`,
      'iu',
    ),
    '$1 ',
  ],
  // 'What does the owner of the cheapest one take?'
  [
    /^(\s*(?:(?:and|so|ok(?:ay)?|then)[\s,]+)*)what (?:does|would|will) the (?:owner|seller|guy|lady) of the (cheapest|least expensive|priciest|most expensive|dearest|newest|oldest|biggest|longest|smallest|shortest|fastest)(?: one| boat| of (?:them|those|these))? (?:take|accept|want|like)(?: (?:in trade|in exchange|for it|as a trade|instead))?(?=[\s?.!]*$)/iu,
    (_all, lead = '', end = '') =>
      `${lead}which one is ${end.replace(/^dearest$/i, 'most expensive')}, and what does its owner take in trade`,
  ],
  // Words in single quotes are dictated as well.
  [
    new RegExp(
      `((?:^|[,.;!?]\\s*|\\s)(?:ask|tell|message|msg|write(?: to)?|text|reply to|answer) ${THEM}(?: back)?(?: (?:that|saying|this))?[\\s:,]+)['‘](?=\\p{L})([^'‘’]{2,}(?:['’]\\p{L}+[^'‘’]*)*)['’](?=[\\s.,;!?]|$)`,
      'iu',
    ),
    '$1"$2"',
  ],
  // Eddy never sends by itself, so an order to skip the click is no part of a message.
  [
    new RegExp(
      `^(.*(?:^|[,.;!?\\s])(?:ask|tell|message|msg|write(?: to)?|text) ${THEM}\\b.{3,}?)[\\s,;.–—-]+(?:and |then |just |please )*(?:send|deliver|submit|fire) (?:it|that)(?: off| out| over| now| right away)* without (?:asking|checking|waiting|confirm\\w*|(?:a|any|my|me) (?:click\\w*|ok(?:ay)?|approval|confirm\\w*|permission|card|button|approving)|approval|permission)(?: (?:me|with me|first|again|for me))*[\\s.!]*$`,
      'iu',
    ),
    '$1',
  ],
  // How a message is sent is no part of it: 'send it right away, no card'.
  [
    new RegExp(
      `^(\\s*${LEADS}(?:ask|tell|message|write(?: to)?|text) ${THEM}\\b.{3,}?)[\\s,;.–—-]+(?:(?<=[,;.–—-]\\s*)(?:just |please )?send (?:it|that) (?:(?:straight|right) )?(?:away|now|immediately|directly|at once)|(?:and |then |just |please )*(?:(?:send (?:it|that)(?: (?:straight|right))? ?(?:away|now|immediately|directly|at once)?,? )?(?:no card|without (?:a|the|any) card)|don['’]?t show me (?:a|the) card))(?:[\\s,]+(?:and )?(?:no card|without (?:a|the|any) card|no click|please|now))*[\\s.!]*$`,
      'iu',
    ),
    '$1',
  ],
  // A question written to somebody speaks to them: 'would a truck interest her?'
  [
    new RegExp(
      `^(\\s*${LEADS}(?:ask|message|write(?: to)?|text) ${THEM}\\b[^:]{0,60}: *(?:would|does|do|could|might)\\b[^,.;?]*\\b(?:interest|suit|appeal to|be of (?:use|interest) to|tempt)) (?:her|him|them)(?=[\\s.?!]*$)`,
      'iu',
    ),
    '$1 you',
  ],
  // 'Remind him politely' has no words of its own yet.
  [
    new RegExp(
      `^(\\s*${LEADS})(?:remind|nudge|poke|prod) (${THEM})(?: (?:politely|nicely|gently|kindly|again|about (?:it|that)|of (?:it|that)|please|for me))*[\\s.!]*$`,
      'iu',
    ),
    '$1nudge $2',
  ],
  // 'Write Ruth back, Saturday works'.
  [
    /^(\s*(?:(?:ok(?:ay)?|well|then|so|and|please|just|can you|could you)[\s,.]+)*)(?:write|text|message|answer) (him|her|them|\p{L}{3,20}) back(?: (?:and say|saying|that))?[\s,:;–—-]+(?=\p{L})/iu,
    '$1tell $2 ',
  ],
  // 'What does the owner of the one with the most berths take?'
  [
    /^(\s*(?:(?:and|so|ok(?:ay)?|then)[\s,]+)*)what (?:does|would|will) the (?:owner|seller|guy|lady) of the one (?:(?:that|which) (?<has>[^,?]{4,40}?)|with (?<with>(?:the )?(?:most|more|fewest|fewer|least|less|lowest|highest|bigger|biggest|longer|longest|newer|newest) [^,?]{3,30}?)) (?:take|accept|want|like|take in|be open to)(?: (?:in (?:trade|exchange|return)|for (?:it|her)|as (?:a )?trade|instead))?(?=[\s?.!]*$)/iu,
    (_all, lead = '', has = '', having = '') =>
      `${lead}which one ${has || `has ${having}`}, and what does its owner take in trade`,
  ],
];

/** Orders and questions without the words that only go with them. */
export const withoutAsides = (message: string): string => replacedIn(message, ASIDES);
