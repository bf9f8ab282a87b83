import { type Replacement, replacedIn } from '../../matching.ts';

/** 'I shook hands on a deal with Ruth, so …' only says which trade the question is about. */
const AGREED_WITH =
  /^(\s*(?:(?:hi|hey|hello|ok(?:ay)?|so|well|eddy)[\s,!]+)*)(?:(?:i|we)(?:['’]ve| have)? (?:just |already |now |finally )*(?:accepted|agreed(?: on| to)?|made|signed|struck|reached|got|did|shook hands on|said yes to) (?:an?|the|my|our|this) |(?:in|for|about|on|with) (?:my|our|the|this) )(?:deal|trade|swap|agreement|sale|purchase|closing) with (\p{L}{2,20})[\s,.;!–—-]+(?:(?:and|so|now|but|then)[\s,]+)*((?:what|when|where|who|how|which|do|does|is|are|can|will|must|should)\b.{3,160})$/iu;
const TURNS: readonly Replacement[] = [
  [/\b(?:shot|knocked|batted|swatted) ((?:me |it |that |us |this |my (?:offer|bid) )?)down\b/giu, 'turned $1down'],
  [
    /^(\s*(?:(?:hi|hey|so|ok(?:ay)?|and|wait|eddy)[\s,]+)*)i (own|have|owe|pay|get|give|receive|need|sell|bought|sold|saved|offered)(?: you| them| (?=\p{Lu})\p{L}+)? (which|what|how many|how much)((?: (?!for\b|in\b|on\b|to\b|from\b|here\b|now\b|with\b)\p{L}+)?)((?: (?:for|in|on|to|from|with) .{2,50}?| here| now| right now| again)?)(?=[\s.!?]*$)/iu,
    (_, start = '', verb = '', what = '', noun = '', rest = '') =>
      `${start}${what}${noun} ${/^(?:bought|sold|saved|offered)$/i.test(verb) ? 'have' : 'do'} i ${verb}${rest}`,
  ],
  [
    /\b(?:i|we)(?: (?:just|really|now|do))* (?:want|need|wanna be|have to be|must be|would like|['’]d like)(?: to be)? out(?= of (?:the|this|my|our|that)\b|[\s.!?]*$)/giu,
    'i want to get out',
  ],
  [
    /^\s*i want to get out(?: of (?:the|this|my|our|that)(?: whole)? (?:deal|thing|purchase|sale|agreement|contract))?(?=[\s.!?]*$)/giu,
    'i want to get out of this trade',
  ],
  [
    /^(\s*(?:(?:hi|hey|ok(?:ay)?|so|well|eddy)[\s,!]+)*)(?:i|we)(?:['’]ve| have)? (?:just |already |now |only )*(?:sent|offered|bid|put in|made) (\p{L}{2,20}) (?:an offer of |a bid of )?\$?\d[\d.,]*(?: ?(?:k|grand|thousand|mil|million))?(?: (?:for|on) (?:the |her |his |their )?[\p{L}\d ]{2,30})?(?:[.,;!?\s].{0,80})?$/iu,
    '$1what is the state of my offer to $2',
  ],
  [/\bput in a (?:good )?word with (\p{L}{2,20}) that\b/giu, 'tell $1 that'],
  [
    /\bwhat(?:['’]?s| is) (?:the deal|up|the story) with (?:the|that|this|your) (\d+(?:\.\d+)? ?%|\d+ percent)(?: (?:thing|cut|charge|fee|commission))?/giu,
    'what is the $1 fee',
  ],
  [
    /^(\s*(?:(?:hm+|no|nah|well|sorry|but|and)[\s,]+)*)(?:i|we) (?:do not|don['’]?t) (?:really |much )?(?:like|care for|love) (?:any of )?(?:the |those |these )?(?:boats|ones|results|options|suggestions)(?: that)? (?:you(?:['’]ve| have| just)*|from above|above)(?: (?:showed|shown|listed|found|sent|given|gave|suggested|picked))?(?: me)?(?=[\s.!?]*$)/iu,
    '$1i do not like these',
  ],
  [
    /^.{0,100}\b(?:talk|speak|chat|write|going|meet(?:ing)?|calling|call)(?: (?:to|with))? .{2,60}?[,.;]\s*(?:so )?(what (?:else )?(?:should|could|do|would) (?:i|we) (?:\p{L}+ )?ask) (?:him|her|them)(?=[\s.!?]*$)/iu,
    '$1 the owner',
  ],
  [
    /^\s*(\p{L}{2,20}) (?:says|said|told me|wrote|tells me)(?: that)? (?:he|she|they)(?:['’]?ll| would|['’]?d| will| might| could) (?:take|accept|do|go (?:for|to|down to)|sell (?:it|her|the boat)? ?for) (\$?\d[\d.,]*(?: ?(?:k|grand|thousand|mil|million))?)( for (?:it|her|the [\p{L}\d ]{2,30}))?[\s,.;!?–—-]+(?:should (?:i|we) (?:do|take|go for|accept|jump on|pay|offer) (?:it|that)|(?:is (?:it|that) )?(?:a )?good deal|(?:is (?:it|that) )?fair|what do you think|worth it)(?=[\s.!?]*$)/iu,
    'should i offer $1 $2$3',
  ],
  [
    /\bmy (survey|inspection|sea trial|haul ?-?out|appraisal|transport)\b(.{0,40}?),? and (?:what|how much) (?:does|will|would|is) (?:it|that)(?: going to| gonna)?(?: cost| be)(?: me)?\b/giu,
    'my $1$2 and what does the $1 cost me',
  ],
  [
    /\b(?:draft|write|send)(?: me)? (?:a |an )?(?:short )?(?:message|note|text) to (\p{L}{2,20}) with my (number|phone(?: number)?|cell(?: number)?|email(?: address)?)(?: is)?:? /giu,
    'tell $1 that my $2 is ',
  ],
  [
    /\bwho(?:['’]?s| is) (?:the|my|our) broker(?: (?:on|for|of|in) (?:my|our|this|the) (?:deal|trade|closing|purchase|sale))?(?:,| and)* (?:what(?:['’]?s| is)|how do i (?:get|find)|give me|can i (?:get|have)) (?:her|his|their|the) (?:cell|phone|number|email|contact|mobile)(?: number| address| info| details)?/giu,
    'how do i reach my broker',
  ],
  [
    /\bwho(?:['’]?s| is) (?:the|my|our) broker (?:on|for|of|in|handling) (?:my|our|this|the) (?:deal|trade|closing|purchase|sale)/giu,
    'how do i reach my broker',
  ],
  [
    /\b(?:give me|send me|show me|what are|where are|where do i (?:find|get)|i need|can i (?:get|have)|tell me) (?:the |your |their )?(?:wire|wiring|bank|transfer|payment) (?:instructions?|details|info(?:rmation)?|coordinates)(?: (?:so|to|for|because|in order)\b.{0,60})?(?=[\s.!?]*$)/giu,
    'to which account do i wire the money',
  ],
  [
    /\bwhy (?:did|has|would) (?:he|she|they|\p{L}{2,20}) (?:say no to|said no to|turn(?:ed)? down|declined?|reject(?:ed)?|refused?) (?:the|my|our) \$?\d[\d.,]*(?: ?(?:k|grand|thousand|mil|million))?(?: (?:offer|bid))? (?:for|on) /giu,
    'why was my offer declined for ',
  ],
  [
    /^.{0,40}\b(?:changed my mind|not so sure|not sold|lost interest|having doubts|second thoughts)\b(?: about| on| in)? the ([\p{L}\d ]{3,30}?)[\s,.;–—-]+(?:so )?(?:what|anything|is there|show me)(?: else)?(?: is| there)?(?: (?:something|anything))? (?:like|similar to|close to) (?:it|that|her)\b/iu,
    'show me boats like the $1',
  ],
  [
    /\b(?:does|do|has|have|are there|any)\b(.{0,30}?) (?:any )?complaints?(?: (?:against|about|on|from) (?:him|her|them|(\p{L}{2,20})))?(?=[\s?.!]*$)/iu,
    (said, who, name) => {
      const whom = name ?? /^\s*(\p{L}{2,20})\b/u.exec(who ?? '')?.[1];
      return whom && !/^(?:you|i|we|there|any|anyone|people)$/i.test(whom) ? `does ${whom} have any bad reviews` : said;
    },
  ],
  [
    /\b(?:does|would|is) (\p{L}{2,20}) (?:want|wants|looking|trying|willing|after)(?: to)? (?:sell|cash)(?: it| her| only)? or (?:just |only |also |to )*(?:trade|swap|barter)\b/giu,
    'what does $1 take in trade',
  ],
  [
    /\b(?:how much (?:was|did)|what (?:did|was)) (the [\p{L}\d ]{3,30}?) (?:cost |go for |sell for |priced (?:at )?)?(?:when (?:it was )?)?(?:brand )?new(?=[\s?.!]*$)/giu,
    'what is the price history of $1',
  ],
  [
    /\bwhere (?:can|do|could) (?:i|we) (?:see|find|read) (?:the |my |our )*reviews? (?:about|of|on|for) (?:me|us|myself)\b/giu,
    'show my reviews',
  ],
  [
    /\bwhat(?:['’]?s| is) (?:still )?(?:owed|outstanding|left to pay|left) on (the|my) /giu,
    'how much do i still owe on $1 ',
  ],
  [
    /\bdifference between (?:a |an )?(?:semi-?)?(displacement|planing|planning)(?: hulls?)? and (?:a |an )?(?:semi-?)?(displacement|planing|planning)(?: hulls?)?(?:,? (?:in )?(?:short|brief|simple words|please))*/giu,
    'what is a $1 hull and what is a $2 hull',
  ],
  [
    /\b(?:list|show(?: me)?|give me) (?:everything|all|anything|what)(?: that)? (\p{L}{2,20}) (?:has|is|got|has got)(?: up)? (?:for sale|listed|selling|on offer)\b/giu,
    'what boats does $1 have',
  ],
  [/\bwho sold (?:it|that|this|her|the boat) to me,? and (?=(?:what|how much) did i pay)/giu, ''],
  [AGREED_WITH, '$1in my trade with $2, $3'],
  [
    /\bwhat(?: else)? (?:do|must|should) (?:i|we) (?:still |now )*(?:(?:have|need) to )?(?:send|submit|provide|hand in|give|upload|get)(?: to)? (?:you(?: guys| all)?|the broker(?:age)?|them|in)(?: (?:next|now|then|first|still))*(?=[\s.!?]*$)/giu,
    'what do i have to do next',
  ],
  [
    /\b(accept|take|decline|reject|refuse|turn down|withdraw|retract) (?:the|that) ones? (from|of|by|to) (?=\p{L})/giu,
    '$1 the offer $2 ',
  ],
  [
    /\b(?:can|could|will|would|does) (it|she|the [\p{L}\d ]{2,40}?) (?:do|make|go|run|cross|get|reach)(?: it)?(?: all the way)?(?: from)? \p{L}[\p{L} ]{1,25} to \p{L}[\p{L} ]{1,25}? (?:without (?:fuel|a fuel stop|refuel\p{L}*|stopp\p{L}*|more fuel)|on (?:one|a single|a full) tank|non ?-?stop|in one go)\b/giu,
    'what is the range of $1',
  ],
  [
    /\b(?:can|could|does|will) (it|she|the [\p{L}\d ]{2,40}?) (?:take|carry|accommodate|house|have room for|have space for) (?:a |any |the )?crew\b/giu,
    'does $1 have crew quarters',
  ],
  [
    /^(\s*(?:(?:please|ok(?:ay)?|hey|and|then|can i|i want to)[\s,]+)*)(?:cancel|call off|end|stop|kill|back out of) (?:the|my|our|that) (?!trade|deal|sale|offer|agent)(\p{L}[\p{L}\d ]{2,30}?) (?:deal|trade|sale|purchase|closing)(?=[\s.,;!?]|$)/iu,
    '$1cancel my trade for the $2',
  ],
  // 'What am I looking for again?' asks for one's own rules.
  [
    /^\s*(?:(?:and|so|hey|hi|ok(?:ay)?|eddy|remind me|tell me|show me|show|list)[\s,]+)*(?:what(?:['’]?s| is| are)? (?:on |in )?(?:my|our) (?:want|wants|wanted|hunting|looking[- ]for)[ -]?(?:list)?|(?:my|our) (?:want|wants|wanted)[ -]list|what (?:am i|are we|was i) (?:hunting|looking|searching|shopping|after)(?: for)?(?: (?:again|now|right now|here|these days|at the moment))*|what (?:did|have|had) (?:i|we) (?:tell|told|say|said)(?: to)?(?: you)?(?: people| guys| all| folks)?(?: that)? (?:i|we)(?:['’]?m| am|['’]?re| are| was| were|['’]?d)? (?:looking|hunting|searching|after|want\w*)(?: for)?)[\s?.!]*$/iu,
    'what would i take in trade',
  ],
  // 'Of the two cash guys, who's higher?'
  [
    /^(?=.*\b(?:which|who|whose)\b)(?=.*\bcash (?:offers?|bids?|bidders?|guys?|buyers?|ones?|people|folks|deals?)\b).*\b(?:higher|highest|biggest|bigger|larger|largest|more|most|better|best)\b[^?.!]{0,12}[\s?.!]*$/iu,
    'who offers the most cash',
  ],
  // 'I agreed to buy her Gale. How does closing work from here?'
  [
    /\bhow (?:does|do|will|would|is) (?:the |our |my |this )?clos(?:ing|e) (?:work|go|go on|proceed|continue|happen|run)(?: from here| from now on| now| next| then)+(?= ?[?.!]*$)/giu,
    'what happens next with my deal',
  ],
  [/\b(withdraw|retract|revoke|take back|pull back) mine (to|for|on) (?=\p{L})/giu, '$1 my offer $2 '],
];

/** Trades, people and messages in plain words. */
export const inPlainDealings = (message: string): string => replacedIn(message, TURNS);
