import { matches, matchOf } from '../../matching.ts';
import { insteadOf } from '../brief/instead.ts';
import type { KnownBoat, Memory } from '../memory.ts';
import { ENDS_IT } from '../plain/turns.ts';
import { withAgent } from './agent-further.ts';
import { withOfferAgain, withOtherOrdinal } from './asked-again-with.ts';
import { askedOfList } from './asked-of-list.ts';
import { withCashRaised } from './cash-raised.ts';
import { withEachOfList } from './each-of-list.ts';
import { withFiguredOffer } from './figured-offer.ts';
import { withNameMeant, withPartLeftOut, withWorthOnly } from './figures-again.ts';
import { inEnglish } from './foreign-requests.ts';
import { withNameAsked } from './name-asked.ts';
import { withNegotiating } from './negotiating-told.ts';
import { withNextInTrade, withOtherPersonsOffer } from './next-in-trade.ts';
import { withNote } from './note-added.ts';
import { withCloser } from './nothing-closer.ts';
import { offerChosen } from './offer-chosen.ts';
import { withOfferMadeAgain } from './offer-made-again.ts';
import { withOneOfShown } from './one-of-shown.ts';
import { withOtherBoatMeant } from './other-boat-meant.ts';
import { withOtherNumber } from './other-numbered.ts';
import { withOtherOfName } from './other-of-name.ts';
import { withOtherSide } from './other-side.ts';
import { withOwnChosen } from './own-boat-chosen.ts';
import { ofOwnListings } from './own-list-further.ts';
import { withOwnPartWorth } from './own-part-worth.ts';
import { withOwnerNamed } from './owner-spoken-of.ts';
import { ownersMustTake } from './owners-must-take.ts';
import { withRefusedOffer } from './refused-offer.ts';
import { withSavedFurther } from './saved-further.ts';
import { withSumAsBudget, withSumForBoat } from './sum-as-budget.ts';
import {
  withAverageTold,
  withDraftedSum,
  withEndedOffer,
  withNewPrice,
  withOfferedSum,
  withOtherOffer,
  withOtherSum,
  withShare,
  withShortfall,
  withSum,
} from './sums-followed-up.ts';
import { withTalkMeant } from './talk-meant.ts';
import { withTheirThings } from './their-things.ts';
import { withThingAgainstPrice } from './thing-against-price.ts';
import { withToldAgainstOther } from './told-against-other.ts';
import { withToldTrade } from './told-trade.ts';
import { withTownOfList } from './town-of-list.ts';
import { withTradeFurther } from './trade-asked-further.ts';

import { withUnitUnanswered } from './unit-unanswered.ts';

const OPENS =
  '^(?:(?:and|or|what about|how about|no|nah|wait|actually|sorry|oops|oh|ok|okay|hm+|i mean|i meant|rather|make (?:it|that)|so|then|same for|same question for)[\\s,]+)*';
const NUMBER = new RegExp(
  `${OPENS}(the|that)?\\s*(\\d{2,3})(?:\\s*(?:one|boat|footer|foot|ft))?(?:\\s+(?:then|instead|please|too|as well))?\\s*[?.!]*$`,
  'i',
);
const NUMBERED = /^(.*\D)\s*(\d{2,3})$/;

/** Completes a short follow-up from the conversation, so that it can be read by itself. */
export function spokenOut(said: string, memory: Memory): string {
  const message = (inEnglish(said, memory) ?? said)
    .replace(UNCHANGED, '')
    .replace(COUNTS, '$<first>$<what> and how many $<noun>$<second>');
  return (
    withOwnChosen(message, memory) ??
    withSumAsBudget(message, memory) ??
    withSumForBoat(message, memory) ??
    withOwnPartWorth(message, memory) ??
    withOneOfShown(message, memory) ??
    withThingAgainstPrice(message, memory) ??
    withToldAgainstOther(message, memory) ??
    withOtherBoatMeant(message, memory) ??
    withTownOfList(message, memory) ??
    withOtherOrdinal(message, memory) ??
    withOfferAgain(message, memory) ??
    withUnitUnanswered(message, memory) ??
    withPartLeftOut(message, memory) ??
    withWorthOnly(message, memory) ??
    withNameMeant(message, memory) ??
    withNote(message, memory) ??
    withOfferMadeAgain(message, memory) ??
    withTradeFurther(message, memory) ??
    withTalkMeant(message, memory) ??
    withOtherPersonsOffer(message, memory) ??
    ownersMustTake(message, memory) ??
    withNameAsked(message, memory) ??
    withEachOfList(message, memory) ??
    withAverageTold(message, memory) ??
    withSavedFurther(message, memory) ??
    offerChosen(message, memory) ??
    withCloser(message, memory) ??
    askedOfList(message, memory) ??
    insteadOf(message, memory) ??
    withFiguredOffer(message, memory) ??
    withNewPrice(message) ??
    withEndedOffer(message, memory) ??
    withOfferedSum(message) ??
    withOtherNumber(message, memory) ??
    withOtherSide(message, memory) ??
    withBoatNumber(message, memory) ??
    withoutCondition(message, memory) ??
    withPayout(message, memory) ??
    withDeal(message, memory) ??
    withModel(message, memory) ??
    withComparedModel(message, memory) ??
    withOtherOfName(message, memory) ??
    withNegotiating(message, memory) ??
    withAgent(message, memory) ??
    withSum(message, memory) ??
    withPerson(message, memory) ??
    withOwnerNamed(message, memory) ??
    withShare(message, memory) ??
    withShortfall(message, memory) ??
    withOtherOffer(message, memory) ??
    withAskedOwner(message, memory) ??
    withReply(message, memory) ??
    withFee(message, memory) ??
    withTopOwner(message, memory) ??
    withRefusedOffer(message, memory) ??
    withNextInTrade(message, memory) ??
    withCashRaised(message, memory) ??
    withToldTrade(message, memory) ??
    withOwnBoat(message, memory) ??
    ofOwnListings(message, memory) ??
    withAnotherCompared(message, memory) ??
    withYear(message, memory) ??
    withDraftedSum(message, memory) ??
    withOtherSum(message, memory) ??
    withTheirThings(message, memory) ??
    message
  );
}

/** 'How many boats under 30 feet vs over 30 feet' counts twice. */
const COUNTS =
  /(?<first>\bhow many (?<noun>(?:boats|yachts|listings|of (?:them|those|these)) (?:are )?)?)(?<what>[^,.?!]+?)\s+(?:vs\.?|versus|compared (?:to|with))\s+(?:how many\s+)?(?<second>[^,.?!]+)/i;

const REPLY =
  /^(?:(?:please|ok(?:ay)?|and|then|just|so)[\s,]+)*(?:reply|answer|respond|write back|text back)(?:\s+(?:that|saying|with))?[\s:,]+(?!to\b|him\b|her\b|them\b|the\b|my\b|all\b|this\b|it\b)(?<text>.{6,})$/iu;

/** 'Reply Thursday works' after somebody's message. */
function withReply(message: string, { told, cardIsLast }: Memory): string | undefined {
  const text = matchOf(REPLY, message.trim())?.groups?.text;
  return text && !cardIsLast && told.length === 1 ? `tell ${told[0]?.name} ${text}` : undefined;
}

const ASKS_THEM =
  /^\s*(?:(?:ok(?:ay)?|yes|yeah|yep|sure|please|then|so|and|well|good|alright|go ahead|(?:can|could|would|will) (?:you|u|ya)|just|lets?|let's|do|i'?d like you to)[\s,.!]+)*(?:and )?(?:please )?(?:(?:ask|message|write|text)(?: to)? (?:him|her|them|the (?:owner|seller|guy|lady))|(?:draft|write|send|do|make) (?:it|that|one|(?:the|that|a) (?:message|question|note))(?: up)?|ask)(?: (?:that|then|please|for me|for us|about (?:it|that)|now|today|to (?:him|her|them|the (?:owner|seller))))*[\s.!?]*$/i;

/** 'OK, ask her' after a fact that the listing lacks: the question itself. */
function withAskedOwner(message: string, { last, cardIsLast, asked }: Memory): string | undefined {
  const question = last?.question.trim() ?? '';
  const isMissing = /\bask the owner\b/i.test(last?.text ?? '') && !cardIsLast && !asked;
  return isMissing && question.length < 120 && matches(ASKS_THEM, message)
    ? `message the owner: ${question.replace(/[\s?.!]*$/, '?')}`
    : undefined;
}

const THEIRS =
  /\b(?:of )?(?:theirs|hers)\b|\bof his\b|\b(?:their|his|her)\b(?! (?:name|profile|rating|reviews?)\b)|\b(?:they|he|she)\b/i;

/** 'Their priciest one' after the question who has the most boats. */
function withTopOwner(message: string, { last, focus }: Memory): string | undefined {
  const call = last?.calls.at(-1);
  if (call?.name !== 'boat_statistics' || call.input.by !== 'owner' || focus || !THEIRS.test(message)) return undefined;
  const name = /^(\p{Lu}[\p{L}' -]*?) (?:has|have|tiene|a|hat) /u.exec(last?.text ?? '')?.[1];
  if (!name) return undefined;
  if (/brokerage/i.test(name))
    return message
      .replace(/[\s?.!]+$/, '')
      .replace(/\bof (?:theirs|his|hers)\b|\b(?:theirs|their|they|his|her)\b/i, '')
      .replace(/\bone\b|$/i, ' boat from the brokerage ')
      .trim();
  return message
    .replace(/\bof (?:theirs|his|hers)\b/i, `of ${name}'s boats`)
    .replace(/\b(?:their|his|her)\b(?= \w)/i, `${name}'s`)
    .replace(/\b(?:they|he|she)\b/i, name)
    .replace(/\bone\b/i, 'boat');
}

const FEE_TOLD =
  /\d% (?:of (?:the )?trade value|del valor|de la valeur|des Tauschwerts)|closing through the app costs|cerrar por la aplicaci|Abschluss über die App/i;
const OF_AMOUNT =
  /^(?:(?:and|so|ok(?:ay)?|y|et|und|also)[\s,]+)*(?:(?:what|how much)(?:['’]?s| is| would| will)?(?: (?:that|it|this))?(?: (?:be|come to|make))?\s+)?(?:on|for|at|with|para|pour|für|bei)\s+(?<what>(?:an?\s|one\s|un\s|une\s|ein(?:em)?\s)?.{0,20}?\d[\d.,]*\s?(?:k|grand|thousand|mil|mille|tausend|million|m)?\b.{0,14})$/iu;

/** 'And on a 200k boat?' after the fees. */
function withFee(message: string, { last }: Memory): string | undefined {
  const what = matchOf(OF_AMOUNT, message.trim().replace(/^¿/, ''))?.groups?.what;
  if (!what || !FEE_TOLD.test(last?.text ?? '')) return undefined;
  const amount = /\d[\d.,]*\s?(?:k|grand|thousand|mille|mil|tausend|million|m)?\b/iu.exec(what)?.[0];
  if (/^¿|\bpara\b/i.test(message)) return `cuánto cuesta cerrar un trato de ${amount}`;
  return `how high is the closing fee for a deal of ${amount}`;
}

/** '… and keep the Gale where it is' orders nothing. */
const UNCHANGED =
  /(?<=^(?:\s*(?:please|can you|could you|ok(?:ay)?)[\s,]+)*\s*(?:drop|lower|raise|cut|reduce|bump|set|change|mark|move|bring|pause|hide)\b.*?),?\s+(?:and|but)\s+(?:keep|leave)\s+(?:the|my|our)\s+[^,.;!?]+?\s+(?:where|as|the way|how)\s+(?:it|she|they)(?:\s+is|\s+are|['’]s)[\s.!]*$/i;

/** 'And the 26?' after the Reef 24: the last question again, about the other model. */
function withModel(message: string, memory: Memory): string | undefined {
  const [, article, number] = matchOf(NUMBER, message.trim()) ?? [];
  const { focus, cardIsLast, asked, last } = memory;
  const isBare = !article && (cardIsLast || !/^(?:and|what about|how about|or)\b/i.test(message));
  if (!number || asked || isBare) return undefined;
  const before = last?.question ?? '';
  const said = modelsIn(before).at(-1);
  const isDiscussed = !focus || plainly(`${focus.make} ${focus.model}`).includes(plainly(said ?? ''));
  const again = said && isDiscussed ? before.replace(said, said.replace(/\d+$/, number)) : undefined;
  if (cardIsLast) return again && `${again} instead`;
  // 'And the 38' after 'how fast is the 45' asks for the same.
  const same = before.replace(ASKED_OF_NUMBER, `$<asks>${number}$<end>`);
  const listed = memory.shown.filter(({ model }) => model.split(/\D+/).includes(number));
  const [only] = listed.length === 1 ? listed : [];
  const name = only ? `${only.make} ${only.model}` : focus && sisterOf(focus, number);
  if (only && same !== before && last?.calls.length) return same;
  return name && last?.calls.length ? (again ?? withNameIn(before, name) ?? `tell me about the ${name}`) : undefined;
}

const ASKED_OF_NUMBER =
  /^(?<asks>\s*(?:(?:and|so|ok(?:ay)?)[\s,]+)*(?:how|what|where|who|when|price|hours|beam|year)\b.{0,40}\bthe )\d{2,3}(?<end>[\s?.!]*)$/iu;

/** 'Is that less than the 44?' after the 42 of the same make. */
function withComparedModel(message: string, { focus, cardIsLast, asked }: Memory): string | undefined {
  const number = /\bthan the (\d{2,3})(?=\s*[?.!]*$|\s+(?:one|is|does|has)\b)/i.exec(message)?.[1];
  const name = number && focus && sisterOf(focus, number);
  return name && !cardIsLast && !asked ? message.replace(`the ${number}`, `the ${name}`) : undefined;
}

const DEAL = new RegExp(
  `\\b${ENDS_IT} (?:the|my|that|this) (?!whole\\b|same\\b|other\\b|last\\b|first\\b)(\\p{L}{3,}) (?:thing|business|situation)(?=[\\s.!]*$)`,
  'iu',
);

const DROPS =
  /^\s*(?:(?:ok(?:ay)?|no|now|please|then|and|so|actually|well|hm+)[\s,]+)*(?:drop|remove|lose|skip|scrap|ditch|delete|leave out|take out) (?:the )?(?<what>\p{L}{3,}(?: \p{L}{3,})?)(?: (?:condition|part|filter|requirement|limit|bit))?[\s.!]*$/iu;

/** 'Drop the diesel' right after 'only diesel' takes the condition back; otherwise it would rule such boats out. */
function withoutCondition(message: string, { last }: Memory): string | undefined {
  const what = matchOf(DROPS, message)?.groups?.what;
  const before = last?.question ?? '';
  const wasWished =
    what !== undefined &&
    last?.calls.some(({ name }) => name === 'search_boats') &&
    new RegExp(`(?<!\\b(?:no|not|without|except|but) )\\b${what}\\b`, 'iu').test(before);
  return wasWished ? `forget the ${what}` : undefined;
}

/** 'How much?' after the day of a payout. */
const withPayout = (message: string, { last }: Memory): string | undefined =>
  /^\s*(?:(?:and|ok(?:ay)?|so)[\s,]+)*how much(?: (?:is it|will it be|is that|do i get|then))?[\s?.!]*$/i.test(
    message,
  ) &&
  last?.calls.at(-1)?.name === 'my_closings' &&
  /\b(?:get (?:paid|my money)|payout|money)\b/i.test(last.question)
    ? 'how much will i receive at the end'
    : undefined;

/** 'Drop the Ruth thing', unless a list was told: then a condition of it is meant. */
const withDeal = (message: string, { last }: Memory): string | undefined =>
  matches(DEAL, message) && !last?.calls.some(({ name }) => name === 'search_boats')
    ? message.replace(DEAL, 'cancel my deal with $1')
    : undefined;

const BOAT_NUMBER = /^(?:[a-z ]{0,30}\b)?(?:boat|listing)\s*(?:number|no\.?|id)?\s*#?\s*\d+\s*[?.!]*$/i;

/** 'And 35?' after 'boat 34'. */
function withBoatNumber(message: string, { last, asked, cardIsLast }: Memory): string | undefined {
  const before = last?.question ?? '';
  const [, article, number] = matchOf(NUMBER, message.trim()) ?? [];
  return number && !article && !asked && !cardIsLast && BOAT_NUMBER.test(before)
    ? before.replace(/\d+(?=\s*[?.!]*$)/, number)
    : undefined;
}

/** 'How many hours on it' with the name of the other boat. */
function withNameIn(question: string, name: string): string | undefined {
  const pronoun =
    /\b(?:it|her|she|that one|this one|that boat)\b(?=\s*(?:[?.!]|$|\bhave\b|\bhas\b|\bsleep\b|\bcost\b|\bdo\b|\bcome\b))/i;
  return pronoun.test(question) && question.split(/\s+/).length <= MOST_WORDS
    ? question.replace(pronoun, `the ${name}`)
    : undefined;
}

/** The name of the same model with another number, which stands at either end: 'Reef 24', '24 Reef'. */
function sisterOf({ make, model }: KnownBoat, number: string): string | undefined {
  const [, base, old] = NUMBERED.exec(model) ?? [];
  if (base) return old === number ? undefined : `${make} ${base}${number}`;
  const first = /^\d{2,3}\b/.exec(model)?.[0];
  return first === undefined || first === number ? undefined : `${make} ${number}`;
}

const plainly = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const MOST_WORDS = 12;
const NO_MODEL =
  /^(?:the|a|an|and|or|for|of|in|at|to|offer|bid|pay|give|under|over|below|above|about|around|than|is|max|min|least|most|up|by|from|between|sleeps?|top|first|last|my|with|trade)\b/i;

/** Models with their numbers, as a question names them: 'reef 24'. */
const modelsIn = (question: string): string[] =>
  (
    question.match(
      /(?<!\b(?:offer|bid|give|pay|counter|tell|ask)\s+)\b\p{L}{3,} \d{2,3}(?![\d,.]*\d|\s?(?:k|grand|thousand|million|ft|feet|foot|hours|%|percent|mph|miles)\b|['’%])/giu,
    ) ?? []
  ).filter((name) => !NO_MODEL.test(name));

/** 'Tell her …' after an answer that names somebody without a trade. */
function withPerson(message: string, { last, told }: Memory): string | undefined {
  const asked = namedIn(last?.question ?? '', told);
  const name = asked ?? /^No offer from (\p{L}+) waits/u.exec(last?.text ?? '')?.[1];
  const order =
    /^(\s*(?:(?:and|then|ok(?:ay)?|please|so|just)[\s,]+)*(?:tell|ask|message|write|text|let)\s+)(?:him|her|them)\b/i;
  return name && (told.length === 0 || asked) && order.test(message) ? message.replace(order, `$1${name}`) : undefined;
}

/** Of several people told of, the only one that the question named. */
function namedIn(question: string, told: Memory['told']): string | undefined {
  const names = new Set(told.map(({ name }) => name));
  const [only, ...others] = [...names].filter((name) =>
    new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(question),
  );
  return names.size > 1 && others.length === 0 ? only : undefined;
}

const OF_OWN_BOAT =
  /\b(?:offers?|bids?|bidding|offering|priced|price|asking|worth|put|list|set|mark|lower|raise|drop|pause|hide|edit|relist|views?|view(?:ed|ers)|(?:looked|looking|looks) at|lookers|seen|saw|clicks|clicked|saved|asked about|asking about|interested|listed|up|sell|sold)\b/i;
const ASKED_OF_OWNER =
  /^\s*(?:(?:and|so|ok(?:ay)?|but)[\s,]+)*(?:who(?:['’]?s| has| else)?|(?:has |did |is )?(?:anyone|anybody|someone|somebody))(?: has| else| been)? (?:asked|ask|asking|wrote|written|interested|messaged)(?: me)? (?:about|in) (?:it|her|that one)[\s?.!]*$/i;
const IT = /\b(?:it|her|that one|this one)\b(?!['’]s\b)/i;

const ITS_PRICE = /\bthe (?:asking )?price(?=[\s?.!]*$)/i;

/** 'Is anyone making offers on it?' after one's own boat of one's own list. */
function withOwnBoat(message: string, memory: Memory): string | undefined {
  const { shown, listedBy, cardIsLast, asked, last } = memory;
  const named = listedBy === 'my_boats' ? shown.filter(({ title }) => last?.text.includes(title)) : [];
  const focus = named.length === 1 ? named[0] : memory.focus;
  const isListed = listedBy === 'my_boats' && focus && shown.some(({ id }) => id === focus.id);
  const isValued = /\bmy\b/i.test(last?.question ?? '') && last?.calls.at(-1)?.name === 'market_value';
  // A name that the owner's words follow is read as their own, if it is.
  if (focus && !isListed && matches(ASKED_OF_OWNER, message) && last?.calls.at(-1)?.name === 'boat_details')
    return message.replace(IT, `the ${focus.make} ${focus.model}`);
  if (
    !focus ||
    !(isListed || isValued) ||
    cardIsLast ||
    asked ||
    /\bmy\b/i.test(message) ||
    !matches(OF_OWN_BOAT, message) ||
    message.split(/\s+/).length > MOST_WORDS
  )
    return undefined;
  const name = `my ${focus.make} ${focus.model}`;
  if (IT.test(message)) return message.replace(IT, name);
  return ITS_PRICE.test(message) ? message.replace(ITS_PRICE, `$& of ${name}`) : undefined;
}

const COMPARED = /\b(?:compare|comparison|vs\.?|versus|difference between|side by side)\b/i;
const ONE_MORE =
  /^(?:(?:and|also|plus|ok(?:ay)?|now|what about|how about)[\s,]+)+(?:(?:with|to|against|vs\.?|versus|add|include)\s+)+(?<name>(?:the |my )?[\p{L}\d][\p{L}\d\s'-]{3,40}?)(?:\s+(?:too|as well|also|please))*[\s?.!]*$/iu;

/** 'And with the Reef 26?' after a comparison: one more boat in it. */
function withAnotherCompared(message: string, { last, asked }: Memory): string | undefined {
  const name = matchOf(ONE_MORE, message.trim())?.groups?.name;
  if (!name || asked || !last?.calls.length || !COMPARED.test(last.question)) return undefined;
  return `${last.question.replace(/[\s?.!]+$/, '')} and ${name}`;
}

const ONLY_YEAR =
  /^(?:(?:ok(?:ay)?|hm+|well|no+|nah|then|fine|so|make (?:it|that)|let['’]?s say|actually|or|even|maybe|try|say|wait|sorry)[\s,]+)*(?<year>(?:19|20)\d\d)(?: (?:then|is fine|is ok(?:ay)?|works|instead|please))*[\s.!?]*$/i;

/** '2010' after 'nothing before 2012' is another limit of the same kind. */
function withYear(message: string, { search, cardIsLast, asked, last }: Memory): string | undefined {
  const year = matchOf(ONLY_YEAR, message.trim())?.groups?.year;
  if (!year || asked || cardIsLast || last?.calls.at(-1)?.name !== 'search_boats') return undefined;
  const { minYear, maxYear } = search ?? {};
  if ((minYear === undefined) === (maxYear === undefined)) return undefined;
  return minYear === undefined ? `built ${year} or earlier` : `built ${year} or later`;
}
