import { type Replacement, replacedIn } from '../../matching.ts';

const AMOUNT =
  '(?:\\$?\\d[\\d.,]*(?: ?(?:k|grand|thousand|mil|million))?|(?:one|two|three|four|five|six|seven|eight|nine) (?:hundred|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: (?:thousand|grand|k))?)';

/** Cash named behind the swap: 'trade my Gale for Ruth's Reef, I'll put in 20 grand'. */
const CASH_BEHIND = new RegExp(
  `\\b(?<verb>swap|trade|exchange) (?<mine>my [\\p{L}\\d][\\p{L}\\d ]{1,30}?) for (?<theirs>[\\p{L}\\d][\\p{L}\\d ’']{2,40}?),? (?:and )?(?:i(?:['’]?ll| will| can| would|['’]?d) )?(?:also )?(?:throw in|add|put in|chip in|kick in|pay|top (?:it )?up with) (?<cash>${AMOUNT})(?: (?:cash|in cash|on top|extra|more))*\\b`,
  'iu',
);
/** The verb at the end, as German has it. */
const OFFERED_LAST =
  /^\s*ich (?:möchte|moechte|will|würde(?: gerne?)?|wuerde(?: gerne?)?) (?<cash>.{2,30}?) f(?:ü|ue)r (?<boat>.{3,40}?) (?:bieten|anbieten)[\s.!]*$/iu;
/** 'What's the least I can offer on the Gale that isn't insulting?' */
const LEAST_OFFER =
  /\bwhat(?:['’]?s| is| would be) the (?:least|lowest|minimum|smallest)(?: amount| sum)? (?:i|we) (?:can|could|should|may|might|dare(?: to)?) (?:offer|bid|go in (?:at|with))(?: (?:on|for))? (?<boat>(?:the|that|this|it|her|\p{L}+['’]?s)\b[\p{L}\d ]{0,30}?)(?: (?:that|without|and not|but|so)\b.{0,60})?(?=[\s?.!]*$)/iu;
/** A sum that somebody holds in coins. */
const IN_COINS = new RegExp(
  `\\bi(?:['’]ve| have)(?: got)? (?:about |around |roughly |some )*(?<sum>${AMOUNT})(?: dollars| bucks)?(?: worth)? (?:in|of) (?<coin>bitcoins?|btc|crypto)[\\s,;.]+what (?:could|can|would|might) i (?:get|buy)(?: (?:for|with) (?:it|that|them))?`,
  'iu',
);

/** A wish of somebody's before the order that answers it: 'Ruth wants 130 on top. Come back to her at 110'. */
const DEMAND_BEFORE =
  /^\s*(?:(?:ok(?:ay)?|so|well|now)[\s,]+)*(?<name>(?!(?:he|she|they|it|who|everybody|everyone|nobody|someone|somebody|i|we|you|this|that|the|my)\b)\p{L}{2,20}) (?:wants|asks(?: for)?|is asking(?: for)?|asked for|came back (?:with|at)|countered (?:at|with)|demands|says) \$?\d[^.;!?]{0,30}[.;!,]\s*(?:(?:so|then|and|please|but) )*(?<order>(?:come|go|get) back (?:to|at)|counter|answer|reply to|respond to|offer) (?:him|her|them)\b(?<rest>.*\d.*)$/iu;

const TURNS: readonly Replacement[] = [
  [DEMAND_BEFORE, '$<order> $<name>$<rest>'],
  [CASH_BEHIND, '$<verb> $<mine> plus $<cash> for $<theirs>'],
  [OFFERED_LAST, 'biete $<cash> für $<boat>'],
  [LEAST_OFFER, 'what is a fair offer for $<boat>'],
  [IN_COINS, 'which boats under $<sum> take $<coin>'],
  [
    /\bis (\$?\d[\d.,]* ?(?:k|grand|thousand)?) an? (fair|good|realistic|reasonable|decent|sensible|right) number\b/giu,
    'is $1 a $2 price',
  ],
  [/^\s*(cheaper|newer|older|bigger|smaller|longer|shorter|faster) one(?=[\s?.!]*$)/iu, 'the $1 one'],
];

/** Offers in plain words. */
export const inPlainOffers = (message: string): string => replacedIn(message, TURNS);
