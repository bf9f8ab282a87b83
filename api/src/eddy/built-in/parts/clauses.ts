import { matches, matchOf } from '../../matching.ts';

/** Words that open a question or an order of its own. */
const ENGLISH =
  "what(?:'s|s)?|how(?:'?s)?|who(?:'?s|se)?|where(?:'?s)?|when(?:'?s)?|why|which|is|are|was|were|does|do|did|can|could|will|would|should|has|have|had|am|may|tell|show|compare|find|draft(?= (?:an?|the|me|my|one|it|him|her|them|something)\\b)|write|message|deploy|recall|list|give(?! (?:or|and) take\\b)|explain|whether|offer|ask|search|remind|count|any|(?:at|from|for|with|to) (?:which|whom|how much)|by (?:whom|when)|let me know|also|save|bookmark|contact|convert|calculate|after that|afterwards|(?:re)?send (?:it|that|this|the same|him|her|them|another|a new)|withdraw|raise (?:my|the)|lower (?:my|the)|recall";
const OTHERS =
  'qué|que|cual|cuales|cuanto|cuantos|quien|donde|como|cuando|puedo|puede|tiene|hay|cuál|cuáles|cuánto|cuántos|cuánta|cuántas|quién|dónde|cómo|cuándo|combien|qui|où|quel|quelle|quels|quelles|comment|quand|pourquoi|est-ce|est-il|est-elle|puis-je|peut-on|peux-tu|dois-je|avez-vous|y a-t-il|a-t-il|wie|wer|wo|wann|was|welche|welcher|welches|warum|kann|darf|muss|gibt|hat|ist|sind';
const OPENS = `(?:${ENGLISH}|${OTHERS})(?![\\p{L}\\d])`;
const JOINS = '(?:and|but|also|plus|then|y|et|und|sowie)';

const SENTENCES =
  /(?<!\b(?:st|ft|mt|mr|mrs|dr|no|nr|vs|approx|e\.g|i\.e|ca|sr|jr|fla|mass|calif|wash|conn|penn|tenn|tex|ala|ariz|mich|minn|okla|wis|wisc)\.)(?<=[.?!])\s+|\n+|;\s*/i;
const CLAUSES = new RegExp(
  `(?:\\s*[,–—]\\s*|\\s+)(?:${JOINS}\\s+)+(?:please\\s+)?(?=${OPENS})|\\s*,\\s*(?=${OPENS})|\\s+(?=(?:and|also)\\s+(?:who|what|how)(?:'s)?\\b)|\\s*,\\s*(?:and\\s+)?(?=its\\s+\\p{L})|\\s+and\\s+(?=its\\s+(?:owner|price|length|hours|engine|age|year|beam|speed|top|location|condition|seller|views|fuel|closing)\\b)`,
  'iu',
);
/** The opening of a question whose verbs may follow each other: 'how do I change this and delete that'. */
const STEM =
  /^((?:[\p{L}']+[,!]?\s+){0,3}?(?:how|where|when) (?:do|does|can|could|would|should) (?:i|we|you|one|someone) )(.+)$/iu;
/** 'Change my email and my photo, how?' */
const HOW_BEHIND = /^([\p{Ll}][^?.!]{5,}?)[\s,–—-]+how(?: (?:do|can) i(?: do (?:that|it|this))?)?\s*\?*$/iu;
const SUBORDINATE =
  /^(?:and |but |so |then )?(?:if|when(?= (?:i|we|my|the|he|she|they|somebody|someone)\b)|once|after|before|since|because|in case|assuming|suppose|si|cuando|quand|lorsque|wenn|falls|sobald)\s/i;
const LEAST_LETTERS = 2;

/** 'Also, who …': the word only joins what follows. */
const JOINS_ONLY = /^\s*(?:also|and|plus|then|so|but|oh|btw|besides|by the way)[\s,.:–—-]*$/i;

const isSaid = (part: string) => (part.match(/\p{L}/gu) ?? []).length >= LEAST_LETTERS && !JOINS_ONLY.test(part);

/** 'If not, tell him …': a draft is only sent by a click, so it may be made either way. */
const CONDITION =
  /^(?:and |but |so )?(?:if (?:not|so|yes|no)|otherwise)\b,?\s+(?=(?:please |then |just )?(?:write|tell|message|text|ask|let|withdraw|raise|lower|offer|counter|save|recall)\b)/i;

/** 'And if yes, how long do they stand'. */
const IF_SO =
  /((?:[,;]|\b(?:and|but|then))\s+)if (?:so|yes|not|any|there (?:is|are)(?: any)?),?\s+(?=(?:what|how|which|who|where|when|why|is|are|does|do|can|withdraw|raise|lower|counter|save|recall)\b)/gi;

/** Ways to divide a message into questions and orders, by its sentences and clauses or by the verbs of one question. */
export function divisionsOf(message: string): string[][] {
  const sentences = message
    .replace(IF_SO, '$1')
    .split(SENTENCES)
    .filter(isSaid)
    .map((sentence) => sentence.replace(CONDITION, ''));
  const clauses = withMessages(sentences.flatMap(clausesOf).filter(isSaid));
  const verbs = sentences.flatMap(bySharedOpening);
  return [
    offersIn(message),
    ownThingsIn(message),
    ownListIn(message),
    newsIn(message),
    listingOrdersIn(message),
    withEachIn(message),
    clauses,
    verbs,
    sentences,
  ].filter(
    (parts, index, all) => parts.length > 1 && all.findIndex((other) => other.join('|') === parts.join('|')) === index,
  );
}

const TWO_OFFERS =
  /^(?<order>.*?\b(?:offer|bid)s?\b)(?<one>[^.?!]*?\d[^.?!]*? (?:for|on) [^.?!]+?)(?:,? (?:and|plus)(?: also| another)?|,) (?<two>\$?\d[^.?!]*? (?:for|on) [^.?!]+)$/i;

const PUT_ON_TWO =
  /^(?<order>(?:(?:please|can you|could you|ok(?:ay)?),? )*put) (?<one>\$?\d[^.?!]*? on [^.?!]+?)(?:,? and(?: also| another)?|,) (?<two>\$?\d[^.?!]*? on [^.?!]+)$/i;

/** 'Offer 50k for this and 90k for that' is an offer for each. */
function offersIn(message: string): string[] {
  const { order, one, two } =
    (matchOf(TWO_OFFERS, message.trim()) ?? matchOf(PUT_ON_TWO, message.trim()))?.groups ?? {};
  if (!order || !one || !two) return [];
  return [/put$/i.test(order) ? `offer ${one}` : `${order}${one}`, `offer ${two}`];
}

const LISTING_ORDER =
  '(?:raise|lower|drop|cut|reduce|increase|bump|set|change|mark|pause|unpause|resume|hide|unlist|relist|delete|remove|put|take|bring|edit|update)\\s+(?:the|my|our|that)\\s';
const LISTING_ORDERS = new RegExp(`(?:\\s*[,;.]\\s*|\\s+)(?:(?:and|then|also|plus)\\s+)*(?=${LISTING_ORDER})`, 'i');
const OPENS_LISTING_ORDER = new RegExp(
  `^(?:(?:please|hi|hey|eddy|ok(?:ay)?|can you|could you|i want to),?\\s+)*${LISTING_ORDER}`,
  'i',
);

const SHARED_ORDER =
  /^(?<start>(?:(?:please|hi|hey|eddy|ok(?:ay)?|can you|could you),?\s+)*(?:raise|lower|drop|cut|reduce|increase|bump|set|change|mark down))\s+(?<one>(?:the|my|our)\s[^,;.]+?\s(?:by|to)\s[^,;]+?)(?:,?\s+and|,)\s+(?<two>(?:the|my|our)\s[^,;.]+?\s(?:by|to)\s[^,;]+)$/i;

/** 'Pause my Gale and raise the Reef to 90k' are two orders. */
function listingOrdersIn(message: string): string[] {
  const { start, one, two } = matchOf(SHARED_ORDER, message.trim())?.groups ?? {};
  if (start && one && two) return [`${start} ${one}`, `${start} ${two}`];
  const parts = message.trim().split(LISTING_ORDERS).filter(isSaid);
  return parts.every((part) => matches(OPENS_LISTING_ORDER, part)) ? parts : [];
}

const WITH_EACH =
  /^(?<start>(?:what|where|how|which|is|are|do|did|any)\b[^?.!]*?\bwith )(?<one>\p{L}[\p{L}'’-]+),? and (?:(?:also |what about )?with )?(?<two>\p{L}[\p{L}'’-]+)(?:[?.!\s]*|,\s*what(?:['’]?s| is) (?:still )?(?:open|pending|going on)(?: where| there| with (?:each|them))?[?.!\s]*)$/iu;

/** 'What do I have going with Ruth and with Sam' asks about each. */
function withEachIn(message: string): string[] {
  const { start, one, two } = matchOf(WITH_EACH, message.trim())?.groups ?? {};
  return start && one && two && !/^(?:me|us|him|her|them|the|my)$/i.test(two)
    ? [`${start}${one}`, `${start}${two}`]
    : [];
}

const NEWS =
  /^(?<start>(?:(?:hey|hi|eddy|so|and),? )*(?:(?:do i have|did i get|have i got|got|are there|is there|any news on|have) )?(?:any |some )?(?:new )?)(?<one>messages?|mails?|texts?) (?:or|and) (?:any |new )*(?<two>offers?|bids?|trades?)(?<rest>(?: (?:yet|today|since \w+|lately|this week|for me|waiting))*)[?.!\s]*$/i;

/** 'Any new messages or offers' asks for both. */
function newsIn(message: string): string[] {
  const { start = '', one, two, rest = '' } = matchOf(NEWS, message.trim())?.groups ?? {};
  return one && two ? [`${start}${one}${rest}`, `${start}${two}${rest}`] : [];
}

const OWN_LIST =
  /^(?<order>(?:(?:please|hi|hey|eddy|can you|could you),? )*(?:show|list|give|get|tell|read)(?: me| us)?) (?<things>(?:all )?(?:my|our) [\p{L} ]{2,30}(?:,? (?:and )?(?:(?:all )?(?:my|our) )[\p{L} ]{2,30}){2,3})[.?!\s]*$/iu;

/** 'Show my boats, my offers and my messages' asks for each of them. */
function ownListIn(message: string): string[] {
  const { order, things } = OWN_LIST.exec(message.trim())?.groups ?? {};
  return order && things ? things.split(/,? (?:and )?(?=(?:all )?(?:my|our) )/i).map((one) => `${order} ${one}`) : [];
}

const OWN_THINGS =
  /^(?<order>(?:(?:please|hi|hey|eddy|can you|could you),? )*(?:show|list|give|get|tell|read)(?: me| us)?) (?<one>(?:all )?(?:my|our) [^.?!,]+?),? (?:and|plus)(?: also| then)? (?<two>(?:all )?(?:my|our) [^.?!,]+)[.?!\s]*$/i;

/** 'Show me my listings and my messages' asks for both. */
function ownThingsIn(message: string): string[] {
  const { order, one, two } = matchOf(OWN_THINGS, message.trim())?.groups ?? {};
  return order && one && two ? [`${order} ${one}`, `${order} ${two}`] : [];
}

/** 'Message the owner and ask whether …' is one order. */
function withMessages(parts: readonly string[]): string[] {
  const ends = (part: string) =>
    /^(?:(?:please|then|also) )*(?:message|write|text|contact|email)\b[^.?!]*$/i.test(part);
  const begins = (part: string) => /^(?:ask|tell|say|let|offer)\b/i.test(part);
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && ends(last) && begins(part)) joined.splice(-1, 1, `${last} and ${part}`);
    else joined.push(part);
  }
  return joined;
}

/** Says what the question behind it is about. */
const HAS =
  /^(?:(?:so|hi|hello|hey|ok),? )*(?:i have|i've(?: got)?|ive(?: got)?|i got|i own|we have|we own)\b(?!.*\b(?:question|problem|issue)s?\b)[^?]*$/i;

/** Says that the user sells; a question for the cost behind it is about the fee of a sale. */
const SELLS =
  /^(?:(?:so|hi|hello|hey|ok|hola|bonjour|hallo),? )*(?:i|we|yo|je|ich|quiero|quisiera|me gustar[ií]a|queremos|nous|wir)\b[^?]*\b(?:sell|vender|vendre|verkaufen)\b[^?]*$/i;
const COSTS =
  /\b(?:costs?|fees?|charges?|cuesta|costar[ií]a|cobran|comisi[oó]n|co[uû]te|co[uû]terait|frais|kostet|kosten|geb[uü]hr\w*|gebuehr\w*)\b|\bc[oô]ute/i;

/** 'If I sell her, do I pay tax' is one request. */
function clausesOf(sentence: string): string[] {
  if (matches(SUBORDINATE, sentence)) return [sentence];
  const [first = '', second, ...more] = sentence.split(CLAUSES);
  return withPredicates(
    second !== undefined && (HAS.test(first) || (matches(SELLS, first) && COSTS.test(second)))
      ? [`${first}, ${second}`, ...more]
      : sentence.split(CLAUSES),
  );
}

const LOOKS_FOR =
  /^(?:(?:hi|hey|ok(?:ay)?|so|and|please)[\s,]+)*(?:which|what|who|any|anything|something|boats?|yachts?|owners?|show|find|list|looking|need|want|give|are there|is there|do you have|got|how many)\b/i;
/** More of what the boats should be, without a subject of its own: 'and are worth at least a million'. */
const PREDICATE =
  /^(?:(?:is|are|was|were)(?: (?:also|not|still|all|both|at least|less|more))* (?:worth|under|over|in|on|near|from|below|above|between|around|priced|built|listed|diesel|gas|available|newer|older|bigger|smaller|longer|shorter|cheaper|faster|than|\$?\d)|(?:has|have) (?:at least|less than|more than|under|over|fewer|low|twin|single|triple|quad|no|an?|\d)\b|(?:does|do|can|will|would) (?:at least|over|under|more than|\d+|sleep|take|accept|go|fit|seat|carry|hold|tow)\b)/i;

/** 'Which boats take land and are worth a million' asks once. */
function withPredicates(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last !== undefined && matches(LOOKS_FOR, last) && matches(PREDICATE, part.trim()))
      joined.splice(-1, 1, `${last} and ${part}`);
    else joined.push(part);
  }
  return joined;
}

/** 'How do I change this and delete that' asks two questions with one opening. */
function bySharedOpening(sentence: string): string[] {
  const asked = HOW_BEHIND.exec(sentence)?.[1];
  const [, opening, rest] = STEM.exec(asked ? `How do I ${asked}` : sentence) ?? [];
  if (!opening || !rest) return [sentence];
  return rest
    .split(/(?:\s*,)?\s+(?:and|or)\s+(?:then\s+|also\s+)?(?:how (?:do|can) (?:i|we|you) )?/i)
    .filter(isSaid)
    .map((part) => `${opening}${part}`);
}

const QUESTION = new RegExp(
  `^(?:(?:and|but|so|also|if (?:not|so|yes|no),?|oh|y|et|und)\\s+)*(?:${ENGLISH}|${OTHERS})(?![\\p{L}\\d])`,
  'iu',
);

export const isQuestion = (part: string) =>
  matches(QUESTION, part.trim()) ||
  /\?\s*$/.test(part) ||
  /^(?:and\s+)?its\s+(?!(?:my|our|an?|not|the|just|only|for|been|ok(?:ay)?|too|so|very|really|in|on|at|like|his|her|their)\b)\p{L}/iu.test(
    part.trim(),
  );
