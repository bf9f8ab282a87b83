import { type Replacement, replacedIn } from '../../matching.ts';

const TURNS: readonly Replacement[] = [
  // 'Is my 9k for the ski boat still open?' asks about an offer.
  [
    /\bis (?:my|our) (?:(?:cash )?(?:offer|bid) of )?(?:\$?\d[\d.,]*\s?(?:k|grand|thousand|mil|million)?|(?:\p{L}+[ -]){1,4}(?:thousand|grand|million|hundred))(?: (?:cash|dollars|bucks|offer|bid))* for ([^,.?!]{3,50}?) still (?:standing|open|valid|good|on|alive|live|up|on the table|there|running)\b/giu,
    'is my offer for $1 still open',
  ],
  // 'Take back my offer, no questions asked'.
  [
    /(?<=\b(?:take back|withdraw|pull|cancel|retract|rescind)\b.{3,80}?)[\s,.;–—-]+(?:right now|right away|immediately|at once|asap|now|today)?[\s,]*no questions(?: asked)?[\s.!]*$/giu,
    '',
  ],
  // 'Bump my cash up to 225' changes the open offer.
  [
    /\b(bump|raise|lower|drop|increase|push|bring|cut|reduce) (?:(?:my|our) (?:cash|money)(?: part| portion| side| share| offer)?|the cash (?:part|portion|side|share)(?= (?:of|in) ))(?: (?:of|in) (?:my|our|the) (?:offer|bid))?((?: (?:to|for|with) (?!\$?\d)\p{L}{3,20})?)(?: up| down)? (?:up to|to) (?=\$?\d)/giu,
    '$1 my offer$2 to ',
  ],
  [/\bup (?:my|our) (?:cash|money|offer|bid) to (?=\$?\d)/giu, 'raise my offer to '],
  // 'Go up to 90 with Ruth'.
  [
    /^(\s*(?:(?:ok(?:ay)?|then|so|please|fine|alright)[\s,]+)*)(?:go|come) (up|down) to (\$?\d[\d.,]*\s?(?:k|grand|thousand)?) with (?!the\b|a\b|an\b|my\b|no\b|his\b|her\b|him\b|them\b|it\b)(\p{L}{3,20})(?=[\s.!]*$)/giu,
    (_, start = '', way = '', amount = '', name = '') =>
      `${start}${way.toLowerCase() === 'up' ? 'raise' : 'lower'} my offer to ${name} to ${amount}`,
  ],
  // 'Ruth thinks 90 will do. Turn it down nicely' declines her offer.
  [
    /^\s*(?!(?:he|she|they|it|that|this|i|we|you|who|what|there|nobody|everybody|everyone)\b)(\p{L}{3,20})(?:['’]s| is| only| just| really| still| wants| offers| offered| thinks| must| has| keeps| came| bids| bid)\b[^?]{2,80}?[.;!,–—-]+\s*(?:(?:so|then|and|please|just|ok(?:ay)?)[\s,]+)*(?:(?:reject|decline|refuse)(?: (?:it|that|this|him|her|them|the offer))?|(?:turn|shoot|knock) (?:it|that|this|him|her|them|the offer) down)((?: (?:politely|nicely|kindly|gently))?)(?: (?:for me|please|thanks))*[\s.!]*$/giu,
    "decline $1's offer$2",
  ],
  [
    /\b(politely|nicely|kindly|gently) (?:decline|reject|refuse|turn down)(?: (?:it|that|this))?(?=(?: (?:please|thanks|for me))*[\s.!]*$)/giu,
    'decline it $1',
  ],
  // 'Ruth hasn't budged. Raise my offer to 90' is for the offer to her.
  [
    /^\s*(?!(?:he|she|they|it|nobody|that|this|i|we)\b)(\p{L}{3,20}) (?:hasn['’]?t|has not|won['’]?t|will not|isn['’]?t|is not)(?: even| really)? (?:budged?|budging|moved?|moving|answer(?:ed)?|repl(?:y|ied)|react(?:ed)?|bit(?:e|ten|ing)?)(?: (?:yet|so far|at all|an inch))*[\s.,;!–—-]+(?:(?:so|then|and|ok(?:ay)?|please)[\s,]+)*(bump|raise|increase|push|bring|lower|drop) my offer(?: up| down)? to (?=\$?\d)/giu,
    '$2 my offer to $1 to ',
  ],
  // 'What does my ring trade still need?'
  [
    /\bwhat(?: all| else)? (?:does|is) (?:my|our|the) ((?:\p{L}+[ -]){0,3}(?:trade|deal|swap|closing|purchase|sale)(?: with \p{L}+(?: and \p{L}+)?)?) (?:still |now )*(?:need|needs|lack|lacks|lacking|require|requires|missing)(?: (?:still|yet|now|from me|of me))*(?=[\s?.!]*$)/giu,
    'what is my next task in my $1',
  ],
  // 'What's settled from my end, and what comes now?'
  [
    /\bwhat(?:['’]?s| is| has| have)?(?: all)?(?: been| already| now)* (?:agreed|settled|locked in|signed)(?: (?:on|to|so far|already))* (?:on|from|at) (?:my|our) (?:side|end|part)(?: so far| already)?(?:[\s,.;!?–—-]+(?:(?:and|so|then)[\s,]+)*what(?:['’]?s| is| are| comes?| happens?| do i do| must i do| now)(?: (?:the|my))?(?: (?:next|now|then|up next|next steps?|left|to do))*)?(?=[\s?.!]*$)/giu,
    'what have i agreed and what is next',
  ],
  [
    /\bwhat (?:are|is) (?:the |my )?next steps? (?:in|for|on|with) (?:my|our|all my) (?:agreed |signed )(?:trades|deals)\b/giu,
    'what have i agreed and what is next',
  ],
  [
    /\b(?:tell me (?:more )?about|describe|explain|go over|remind me (?:of|about)|(?:show|give) me the details of) my (offer|bid|proposal) (?:to|with) (?!the\b|him\b|her\b|them\b|my\b|that\b)(\p{L}{3,20})(?=[\s?.!]*$)/giu,
    'what is the state of my $1 to $2',
  ],
  // 'How many deals is my Gale in, and with whom?'
  [
    /\b(?:how many|which|what) (?:deals|trades|offers|proposals|negotiations|swaps) (?:is|are|does|do) (my|our) (\p{L}[\p{L}\d ]{1,40}?) (?:in|part of|involved in|have|tied up in|caught up in|figure in)(?: (?:right now|at the moment|currently|now|at present|these days))*(?:,? and (?:with whom|with who|who with|who are they with|with which people))?(?=[\s?.!]*$)/giu,
    'which trades is $1 $2 in',
  ],
  [
    /\b(?:what|which) (?:deals|trades|offers|proposals|negotiations|swaps) (?:involve|include|concern|affect|contain|are about|are there (?:for|on|about)) (my|our) (\p{L}[\p{L}\d ]{1,40}?)(?:,? and (?:with whom|with who|who with|who are they with|with which people))?(?=[\s?.!]*$)/giu,
    'which trades is $1 $2 in',
  ],
  // 'But she has the verified badge' speaks of the badge, and of no boat.
  [
    /^\s*(?:(?:but|and|well|ok(?:ay)?|still|yes|yeah|hm+|no)[\s,]+)*(?:he|she|they)(?:['’]s| is|['’]re| are| has| have|['’]ve)(?: got)?(?: the| a| that)? verified(?: badge| member| user| account| mark| check ?mark| profile)?(?: though| too| here)?[\s.!]*$/giu,
    'what does verified mean',
  ],
  [/\bwho['’]?d (?:write|wrote|written)(?= (?:to )?me\b)/giu, 'who wrote'],
];

/** Questions and orders about one's own trades in plain words. */
export const inPlainOwnTrades = (message: string): string => replacedIn(message, TURNS);
