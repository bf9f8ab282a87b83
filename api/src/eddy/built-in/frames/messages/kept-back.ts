import { matches, matchOf } from '../../../matching.ts';

const SAYS =
  '(?:mention|mentioning|say|saying|reveal|revealing|disclose|disclosing|share|sharing|bring(?:ing)? up|talk(?:ing)? about|include|including|give away|giving away|hint|hinting|admit|admitting|let(?:ting)? (?:on|slip)|breathe a word|explain|explaining|go(?:ing)? into|add|adding|write|writing|(?:tell|telling) (?!me\\b)|let(?:ting)? (?:him|her|them|the owner|the seller|\\p{L}+) (?:know|see|find))';
const NEVER =
  "(?:(?:please |just |pls )?(?:do not|don['’]?t|dont|never|no need to|better not|rather not|avoid)|(?:you|u) (?:should not|shouldn['’]?t|must not|mustn['’]?t|need not|needn['’]?t|don['’]?t (?:have|need) to|do not (?:have|need) to)|(?:and|but|though) not to|i(?:['’]d| would) rather (?:you )?(?:did not|didn['’]?t|not)|(?:let['’]?s|let us) not)";
const OWNER = '(?:he|she|they|the owner|the seller|\\p{Lu}\\p{L}+)';
const KEPT = [
  `${NEVER} (?:ever |even |to )*${SAYS}`,
  `without (?:ever |even )*${SAYS}`,
  'keep(?:ing)? (?:(?:it|that|this|mum|quiet|silent|my|the|our|what|why|how)\\b[^.?!;,]*? ?)?(?:to (?:yourself|ourselves|us)|quiet|secre\\w+|private|confidential|between us|out of (?:it|this|that|the (?:message|note|text))|under wraps|hidden|mum|silent)',
  '(?:leave|leaving|keep|keeping) (?:out|off)\\b|(?:leave|leaving) (?:my|the|our|that|it|this|any|all)\\b[^.?!;,]*? out\\b',
  `${NEVER} (?:even |ever )?(?:ask|check with|wait for|bother|consult) (?:me|my)\\b`,
  `${NEVER} (?:actually |really |yet |even )?(?:send|submit|mail|post|deliver|fire)\\b(?: (?:it|this|that|them|anything|the (?:message|note|text|draft)))?(?: (?:off|out))?(?: (?:yet|now|already|right away|just yet|until i\\b[^.?!;,]*|before i\\b[^.?!;,]*|for now))*(?=\\s*(?:[.!;,)]|$))`,
  '(?:just|go ahead and|please) (?:send|do) (?:it|that)(?: (?:now|already|right away|immediately|yourself))?(?=\\s*(?:[.!;,]|$))',
  '(?:omit|omitting|skip|skipping|hide|hiding|conceal|concealing) (?:the|my|our|that|why|any|what|how)\\b',
  "(?:just |strictly |this (?:is|stays) |that(?:['’]s| is| stays) |it(?:['’]s| is) )*(?:between (?:us|you and me|ourselves)|off the record|for your (?:eyes|ears) only|(?:just|only) for you|a secre\\w+)\\b",
  `${OWNER} (?:(?:does not|doesn['’]?t|do not|don['’]?t) (?:need|have) to|need not|needn['’]?t|must not|mustn['’]?t|should not|shouldn['’]?t|is not supposed to|isn['’]?t supposed to|can['’]?t) (?:ever )?(?:know|find out|hear|learn|see)`,
  `i (?:do not|don['’]?t|dont) want (?:him|her|them|the owner|the seller|\\p{L}+) to (?:know|find out|hear|learn)`,
  '(?:no|not a|nothing) (?:word|mention|hint) (?:about|of|on)|nothing about|stay (?:silent|quiet) (?:about|on)',
  // Spanish, French and German.
  "(?:no|sin) (?:le |les |lo )?(?:menciones|mencionar|digas|decir|decirle|cuentes|contar|reveles)|(?:ne |n[’'])(?:lui |leur |en )?(?:dis|dites|mentionne|mentionnez|parle|parlez|révèle)\\b|sans (?:lui |leur )?(?:dire|mentionner|parler|préciser)|(?:erwähne?|verrate?|sag(?:e)?|schreibe?) (?:ihm |ihr |aber |bitte |ihnen )*(?:nicht|nichts)|ohne [^.?!;]*?zu (?:erwähnen|sagen|verraten)|behalte? (?:es |das )?für dich",
].join('|');

/** An order to Eddy within the words of a message, up to the end of its sentence or to the next order. */
const ORDER = new RegExp(
  `(?<lead>^|[.?!;,:()–—-]\\s*|\\s+(?=(?:and|but|though|without|yet|pero|sin|mais|sans|aber|ohne|ne)\\b))(?<join>(?:(?:and|but|yet|though|also|so|oh|btw|just|please|only|pero|y|mais|et|aber|und)[\\s,]+)*)(?<order>(?:${KEPT})[^.?!;)]*?)(?=\\s*(?:[.?!;)]|$)|,?\\s+(?:and|but|then)\\s+(?:also\\s+|please\\s+|do\\s+|just\\s+)*(?:ask|tell|say|let (?:him|her|them)|mention)\\b)`,
  'iu',
);
/** 'Without a word about the car, that I …': behind the comma, the message goes on. */
const GOES_ON = /^(without\b[^,]*),\s*(?=(?:that|if|whether|ask|tell)\b)/i;
/** The order is about the words before it: 'my limit is 90k, but keep that to yourself'. */
const ABOUT_BEFORE =
  /^(?:(?:please )?(?:keep|leave|leaving|keeping) (?:that|it|this)(?: part| bit| one)? (?:to (?:yourself|us|ourselves)|quiet|secre\w+|private|between us|out|confidential|hidden|under wraps|out of (?:it|this|the message))|.*\b(?:mention|say|tell (?:him|her|them|the owner|the seller|\p{L}+)|include|write|share|reveal|disclose|add)(?: (?:that|it|this)(?: part| bit| to (?:him|her|them))?)|(?:that|it|this)(?:['’]s| is| stays)\b.*(?:between (?:us|you and me|ourselves)|for you|secre\w+|off the record)|(?:just |strictly )?between (?:us|you and me)|.*\b(?:find out|know) (?:that|it|this|about (?:that|it|this)))(?: though| please| ok(?:ay)?| either)?$/iu;
const CLAUSE_BEFORE =
  /(?:^|(?<=[.?!;])\s+|,\s*(?:(?:and|but|though|although|while|because|since)\s+)?|\s+(?:and|but|though|although|because|since)\s+)(?:(?![.?!;,]\s|\b(?:and|but|though|although|because|since)\s).)+[.?!;,]?\s*$/iu;

interface KeptBack {
  text: string;
  /** The orders that were taken out, as they were written. */
  orders: readonly string[];
}

/** The words for an owner without the orders that are meant for Eddy alone: 'but do not mention …'. Quoted words stay. */
export function keptBack(words: string): KeptBack {
  const quote = /["“][^"”]{2,}["”]/.exec(words);
  if (quote) {
    const before = keptBack(words.slice(0, quote.index));
    const behind = keptBack(words.slice(quote.index + quote[0].length));
    return { text: `${before.text}${quote[0]}${behind.text}`, orders: [...before.orders, ...behind.orders] };
  }
  const found = matchOf(ORDER, words);
  const { lead = '', join = '', order: whole = '' } = found?.groups ?? {};
  if (!found || !whole) return { text: words, orders: [] };
  const order = GOES_ON.exec(whole)?.[1] ?? whole;
  const before = words.slice(0, found.index + lead.length).replace(/[\s,(–—-]+$/, '');
  const end = found.index + lead.length + join.length + order.length;
  const behind = words.slice(end).replace(/^\s*\)/, '');
  const isBefore = matches(ABOUT_BEFORE, order.trim());
  const unsaid = isBefore ? (CLAUSE_BEFORE.exec(before)?.[0] ?? '') : '';
  const left = before.slice(0, before.length - unsaid.length);
  const rest = keptBack(behind.replace(/^[.?!;,]+(?=\s|$)/, (mark) => (/[.?!]$/.test(left) ? '' : mark.slice(0, 1))));
  return { text: `${left}${rest.text}`, orders: [`${unsaid}${lead}${join}${order}`.trim(), ...rest.orders] };
}
