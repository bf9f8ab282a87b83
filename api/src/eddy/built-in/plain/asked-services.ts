import { type Replacement, replacedIn } from '../../matching.ts';

const ORDERS =
  '(?:book|schedule|arrange|organi[sz]e|reserve|hire|line up|set up|sort out|get|order|find|send|set)(?: (?:me|us|for me|him|her))?(?: up)?(?: with)?';
const ASKS =
  "(?:(?:ok(?:ay)?|then|so|and|please|just|lol|well|good|great|alright|yes)[\\s,.!]+)*(?:(?:can|could|would|will) (?:you|u|ya|y['’]?all)(?: (?:please|just|also))? |(?:please |go ahead and |just )+|(?:i (?:want|need|would like|['’]d like) you to ))?";
const END = '(?: [^,.;?!]{0,40})?[\\s?.!]*$';

const HAULS = '(?:haul|ship|truck|transport|move|tow|deliver|trailer|carry)(?:ing|s)?';
const THEIRS =
  "(?:(?:is|would) (?:that|this|it)(?: be)? (?:something|somethin['’]?|a thing|a service) )?(?:(?:do|can|could|would|will) )?(?:you|u|y['’]?all|you guys|you people|tradewind)(?: (?:all|guys|people))?(?: also)?";

/** Services that Eddy can't order: what they are and how they are ordered is help. */
const SERVICES: readonly Replacement[] = [
  [
    new RegExp(
      `^\\s*${ASKS}${ORDERS} (?:an? |the |my )?(?:marine |full )?(?:survey(?:or)?|inspect(?:ion|or))${END}`,
      'iu',
    ),
    'how do i order a survey',
  ],
  [
    new RegExp(
      `^\\s*${ASKS}${ORDERS} (?:an? |the |my )?(?:haulers?|hauling|boat (?:transport|mover|hauler)|transport(?:er|ation)?|shipping|shipper|truck(?:er|ing)?(?= )|captain|delivery (?:captain|crew))${END}`,
      'iu',
    ),
    'how do i order a survey or another service',
  ],
  // 'Hauling her up here, is that something you handle?'
  [
    new RegExp(
      `^\\s*(?:(?:and|so|also|but|what about|how about)[\\s,]+)*${HAULS} (?:it|her|him|them|(?:an?|the|my|his|their|this|that) [^,?]{1,30}?|(?:down|up|over) )?[^?]{0,60}?[\\s,]+${THEIRS} (?:handle|do|offer|arrange|provide|help with|take care of|organi[sz]e)(?: (?:that|it|this|those))?[\\s?.!]*$`,
      'iu',
    ),
    'do you transport boats',
  ],
  [
    /^\s*(?:(?:and|so|also|but|ok(?:ay)?)[\s,]+)*(?:do|can|could|would|will) (?:you|u|y['’]?all)(?: (?:guys|people|all|also))* (?:haul|ship|truck|transport|move|deliver|tow) (?:it|her|(?:an?|the|my|his|their|this|that) (?!message|offer|mouse|ad\b|listing)[^?]{2,30}?)(?: (?:down|up|over|all the way))*(?: (?:from|to|across)\b[^?]{2,60})?[\s?.!]*$/iu,
    'do you transport boats',
  ],
];

const MONEY = '(?:money|deposit|cash|funds|payment)';
const MEANWHILE =
  '(?:in the mean ?time|until then|till then|all (?:that|this|the) time|meanwhile|while [^?.!]{3,60}|until [^?.!]{3,60}|till [^?.!]{3,60}|before [^?.!]{3,50}|during [^?.!]{3,40}|so long)';

/** 'Is my money safe until then?' asks who holds it, and for no figure. */
const SAFE_MONEY: readonly Replacement[] = [
  [
    new RegExp(
      `^\\s*(?:(?:and|so|but|ok(?:ay)?|then)[\\s,]+)*(?:is|are|will|would|how safe (?:is|are)|how do i know) (?:my|our|the|that) ${MONEY}(?: (?:be|is|really|actually|gonna be|going to be))* ?(?:safe|protected|secure|secured|insured)?(?: (?:there|with you|here))?(?: ${MEANWHILE})?[\\s?.!]*$`,
      'iu',
    ),
    'who holds the money in a closing',
  ],
  [
    new RegExp(
      `^\\s*(?:(?:and|so|but|ok(?:ay)?|then)[\\s,]+)*who (?:holds?|keeps?|has|looks after|guards)(?: on to| onto)? (?:my|our|the|that) ${MONEY}(?: (?:then|for us))?(?: ${MEANWHILE})?[\\s?.!]*$`,
      'iu',
    ),
    'who holds the money in a closing',
  ],
  [
    new RegExp(
      `^\\s*(?:(?:and|so|but|ok(?:ay)?|then)[\\s,]+)*(?:where|what) (?:is|does|will|would|happens (?:to|with)|becomes of) (?:my|our|the|that) ${MONEY}(?: (?:be|sit|stay|go|sitting))* ${MEANWHILE}[\\s?.!]*$`,
      'iu',
    ),
    'who holds the money in a closing',
  ],
  [/\b(?:the |this |that |your )?escrow (?:thing(?:y|ie)?|stuff|business|deal)\b/giu, 'escrow'],
];

/** 'Is there a loan on the Gale?' asks for liens, and for no loan of one's own. */
const LIENS: readonly Replacement[] = [
  [
    /^\s*(?:(?:and|so|but|ok(?:ay)?|hey)[\s,]+)*(?:(?:is|are) there (?:still )?(?:an? |any |money )?|(?:does|do) (?:he|she|they|it|the owner|the seller|that one) (?:still )?(?:have|owe) (?:an? |any )?|any |is (?:it|she) (?:clear|free) of )(?:loans?|liens?|mortgages?|debts?|bank loans?|claims?|money owed|money|notes?)(?: still)?(?: (?:open|owed|left))? (?:on|against|over) (?:it|her|that|this|(?:the|that|this|his|their) [\p{L}\d ]{2,40}?)[\s?.!]*$/iu,
    'can a boat with a loan on it be traded',
  ],
];

/** 'If we swap boats, do I owe taxes on that' asks first. */
const TAX_FIRST: Replacement = [
  /^\s*(?:(?:so|and|ok(?:ay)?|hey|hi)[\s,]+)*(?<when>(?:if|say|suppose|when) [^,?]{5,110}), (?<asks>(?:do|would|will|does|are|is|must|should|what|how)\b[^?]{0,40}\b(?:tax(?:es|ed|able)?|irs|uncle sam|tax man)\b[^?]{0,40}?)(?: (?:on|for|with) (?:that|it|this))?[\s?]*$/iu,
  (_all, when = '', asks = '') =>
    `${asks.replace(/^(?:do|does|will|would) (?:the )?(?:irs|uncle sam|tax man)\b.*/iu, 'do i owe taxes')} ${when
      .replace(/^(?:say|suppose|when) /iu, 'if ')
      .replace(/\b(?:me and \p{L}+|\p{L}+ and (?:me|i))\b/iu, 'we')
      .replace(/\b(?:go|do|goes|did|went) (?:a )?boat[- ]for[- ]boat\b.*/iu, 'swap boats')}?`,
];

/** A message that asks for a service, for the safety of the money or for taxes, in the words that help has for it. */
export const inPlainServices = (message: string): string =>
  replacedIn(message, [...SERVICES, ...SAFE_MONEY, ...LIENS, TAX_FIRST]);
