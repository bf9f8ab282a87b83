import { matches, matchOf } from '../../matching.ts';
import { insteadOf } from '../brief/instead.ts';
import type { Memory } from '../memory.ts';
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
import { withBoatNumber, withComparedModel, withModel } from './numbered-models.ts';
import { offerChosen } from './offer-chosen.ts';
import { withOfferMadeAgain } from './offer-made-again.ts';
import { withOneOfShown } from './one-of-shown.ts';
import { withOtherBoatMeant } from './other-boat-meant.ts';
import { withOtherNumber } from './other-numbered.ts';
import { withOtherOfName } from './other-of-name.ts';
import { withOtherSide } from './other-side.ts';
import { withOwnChosen } from './own-boat-chosen.ts';
import { withOwnBoat } from './own-boat-spoken-of.ts';
import { ofOwnListings } from './own-list-further.ts';
import { withOwnPartWorth } from './own-part-worth.ts';
import { withOwnerNamed } from './owner-spoken-of.ts';
import { ownersMustTake } from './owners-must-take.ts';
import { withAskedOwner, withPerson, withReply, withTopOwner } from './people-spoken-of.ts';
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
