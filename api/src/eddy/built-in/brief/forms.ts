/** The question that a few words ask about the answer before them. */
export type Form =
  | 'why'
  | 'howMuch'
  | 'when'
  | 'who'
  | 'next'
  | 'judge'
  | 'monthly'
  | 'shipped'
  | 'other'
  | 'better'
  | 'worse'
  | 'sideBySide'
  | 'views'
  | 'mostViews'
  | 'fewestViews'
  | 'hours'
  | 'worth'
  | 'how'
  | 'pick'
  | 'asks';

/** Words that open a follow-up and say nothing. */
const OPENING =
  /^(?:(?:okay|and|so|but|or|well|cool|nice|great|good|perfect|awesome|thanks|thank you|hm+|also|now|no|wait|actually|haha|lol|wow|oh|ah|sorry|please|alright|right|got it|i see|eddy|do not do (?:either|that|it|anything)|neither|never mind|just|what about|how about|then(?= (?:what|how|who|when|why|which|the) \w)|[,.!?]) )+/;
const CLOSING =
  /(?: (?:then|though|exactly|please|now|again|roughly|anyway|for me|do you think|you think|or not|eddy|[,.!?]))+$/;
const IT = '(?:it|that|this|they|those|these|them|she|he)';

const FORMS: readonly (readonly [Form, RegExp])[] = [
  [
    'why',
    new RegExp(
      `^(?:why so \\w+|why|how come|how so|what for|why not|for what reason)(?: (?:is |are )?${IT}| so| not| exactly| though)*$`,
    ),
  ],
  [
    'howMuch',
    new RegExp(
      `^(?:how much(?: (?:is|does|do|would|will|are) (?:${IT}|you|i)(?: (?:cost|charge|be|come to|pay|take|run))?| cost| money)?|what (?:does|do|would|will) (?:${IT}|you) (?:cost|charge)|(?:what (?:is|are) )?(?:the |your |its )?(?:fees?|costs?|closing fee)|what (?:is|are) (?:the |your )?(?:fees?|costs?|price))$`,
    ),
  ],
  [
    'when',
    new RegExp(
      `^(?:(?:by |until |since )?when(?: (?:is|was|are|do|does|will|did|must|can)(?: (?:${IT}|i|we))?(?: (?:be|end|start|happen|expire|run out|due|over|over with|have to|done|that))*)?|(?:${IT} is )?when|until what date|what (?:day|date|time)(?: is ${IT})?|how long(?: (?:do (?:i|they) have|does ${IT} take|will ${IT} take|does ${IT} last))?|how soon|how much longer(?: (?:will|does|is) ${IT}(?: take)?)?)$`,
    ),
  ],
  [
    'who',
    new RegExp(
      `^(?:(?:from |with |by |for )?whom?(?: (?:is|was|are|made|sent) (?:${IT}))?(?: (?:from|with|by))?|who (?:has|wants) ${IT}|whose (?:is|are) ${IT})$`,
    ),
  ],
  [
    'next',
    /^(?:then|then what|what then|after that|afterwards?|later|next|what (?:happens|comes|is|do i do|follows|should i do)(?: (?:next|then|now|after(?: (?:that|this))?|afterwards?|later))+|what (?:next|now)|now|what happens|what after that|(?:what )?happens after(?: that)?)$/,
  ],
  [
    'judge',
    new RegExp(
      `^(?:is|are|was|were|would|seems?|sounds?)(?: not)? ?${IT}?(?: (?:be|not|really|pretty|kind of|that|a bit|normal to be))* (?:a lot|much|so much|too much|too high|too low|too many|many|expensive|high|steep|pricey|cheap|low|a (?:good|fair) (?:deal|price|one)|good|bad|fair|normal|okay|reasonable|worth it|enough|overpriced|a bargain)(?: (?:of )?(?:money|for (?:it|that|her|this|such a boat)|or (?:not|okay|normal|low|cheap|little)))?$`,
    ),
  ],
  [
    'monthly',
    new RegExp(
      `^(?:(?:what|how much) (?:would|is|will|does|comes?|are|do)(?: (?:${IT}|the payments?|payments?|i pay))?(?: (?:be|cost|come to|make|come out to|run))? )?(?:(?:a|per|each|by the|in the|every) month|monthly)(?: (?:how much|what)(?: (?:would|is|will) ${IT}(?: be)?)?)?$`,
    ),
  ],
  [
    'shipped',
    new RegExp(
      `^(?:(?:how much|what) (?:is|would|does|will|to) (?:${IT} (?:cost )?)?)?(?:(?:to |if i )?(?:get|have|getting|having) ${IT} )?(?:to |for )?(?:ship\\w*|transport\\w*|deliver\\w*|haul\\w*|moved|moving|trucked|towed)(?: (?:${IT}|here|to me|home|cost|costs|to (?:_\\w+_|\\w+)))*$`,
    ),
  ],
  ['other', /^(?:same (?:for|with|question for) )?the other(?: (?:one|boat|two))?$/],
  [
    'better',
    /^(?:(?:show me |i want |i like |give me )?the )?(?:better|best|higher|highest)(?: (?:one|offer|deal))?(?: is)?$|^(?:which|what)(?: (?:one|of them|offer))? (?:is|do you like) (?:the )?(?:better|best)$/,
  ],
  ['worse', /^the (?:worse|worst|lower|lowest)(?: (?:one|offer|deal))?$/],
  [
    'sideBySide',
    /^(?:(?:just |please )?(?:show|put|list|give)(?: me)? )?(?:both|them|all|the two|these|those|all (?:of them|three))(?: of them| offers| boats)? (?:next to each ?other|next to eachother|side by side|beside each ?other|compared|together|in a table)$|^compare (?:them|both|the two|these|those)(?: (?:offers|boats))?$/,
  ],
  [
    'views',
    /^(?:how many |the )?(?:views|clicks|looks|visits|visitors)(?: (?:do|did|does|have|has) (?:they|it|she|he|i)(?: (?:have|get|got))?)?$/,
  ],
  [
    'mostViews',
    /^(?:which|what)?(?: one| boat| of them)? ?(?:has|gets|got|with|have)? ?(?:the )?most (?:views|clicks|looks)$/,
  ],
  [
    'fewestViews',
    /^(?:which|what)?(?: one| boat| of them)? ?(?:has|gets|got|with|have)? ?(?:the )?(?:fewest|least) (?:views|clicks|looks)$/,
  ],
  [
    'hours',
    /^(?:(?:how (?:many|high are)|the|their|its) )?(?:engine )?hours(?: (?:on (?:them|both|each|those|these)|each))?$/,
  ],
  [
    'worth',
    /^(?:what|how much) (?:would|will|does|do|could|can) (?:someone|somebody|anyone|people|a buyer|buyers|others) (?:give|pay|offer)(?: (?:me|us))? for (?:it|that|her|this|that one)$|^(?:what|how much) (?:could|can|would) i get for (?:it|that|her|this)$/,
  ],
  [
    'how',
    /^how(?: (?:else|so|do i (?:do|accept|get|decline) (?:it|that|this)|would i do (?:it|that)|can i do (?:it|that)))?$|^where(?: do i (?:do|accept|decline) (?:it|that|this))?$/,
  ],
  [
    'pick',
    /^(?:(?:which|what)(?: (?:one|boat|of them|of the two))?(?: (?:then|should i (?:take|get|pick|buy|choose)|would you (?:take|pick|buy|choose)|do you recommend|is it))?)$/,
  ],
  ['asks', /^(?:who|what|when|where|why|how|which)(?: (?:is|are|was|were|does|did|do) (?:it|that|this|they))?$/],
];

/** The words of a short message without those that only open or close it. */
export function bareWords(words: string): string {
  const said = words.toLowerCase().replace(/[¿¡]/g, '').replace(/\s+/g, ' ').trim();
  return said
    .replace(/(?: ?[,.!?…])+$/, '')
    .replace(OPENING, '')
    .replace(CLOSING, '')
    .trim();
}

const MOST_WORDS = 14;

/** The question of a few words, if they say nothing else. */
export function formOf(words: string): Form | undefined {
  if (words.split(' ').length > MOST_WORDS) return undefined;
  const bare = bareWords(words);
  return FORMS.find(([, pattern]) => pattern.test(bare))?.[0];
}
