import { matches } from '../../../matching.ts';
import { boatsMeant, idsMeant } from '../../meant.ts';
import { boatsOf, dollarsOf } from '../../memory.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

const PERCENT = /(\d+(?:[.,]\d+)?)\s?(?:%|percent\b|per cent\b|pct\b|por ciento|pour cent|prozent)/i;
const FEE = /\b(?:fees?|commission|cut|closing costs?|percentage|charges?|charging|you (?:guys )?(?:take|keep|get))\b/i;
/** The side that the user takes for the one who pays. */
const PAYER =
  /\b(sellers?|owners?|buyers?|receivers?)\b (?:\w+ )?(?:pays?|paid|covers?|owes?|has to pay|have to pay|is paying|gets? charged)\b/i;
const BUYS = /^(?:buyer|receiver)/i;
/** Percentages of something else. */
const OTHER =
  /\b(?:loans?|interest|apr|down payment|deposit|tax(?:es)?|under|below|off|discount|offer|bid|lower|drop|cheaper|asking|waive\w*|reduce\w*|negotia\w*)\b/i;

/** Asks which side pays, and takes none for granted. */
const EITHER =
  /\b(?:sellers?|buyers?|owners?|me|i|receivers?) or (?:(?:the|a|does|do|is|it) ){0,3}(?:sellers?|buyers?|owners?|me|i|receivers?)\b/i;

const CHARGE = '(?:(?:closing |trade )?fees?|commissions?|closing costs?)';
/** Says that there is no fee: 'you told me the fee is waived', 'since there are no fees'. */
const FREE = new RegExp(
  `\\b${CHARGE}\\b[^.?!]{0,30}\\b(?:waived|free|zero|nothing|0|dropped|gone|off|on the house)\\b|\\b(?:no|zero|free|waived) ${CHARGE}\\b`,
  'i',
);
const CLAIMS =
  /\b(?:told|said|says?|promised|heard|read|since|because|as|given|so|correct|right|true|thought|understand|assume)\b/i;

/** A fee that the user takes for granted, true or not: the real one, and what it is for the boat or the price. */
export const presumedFeeFrame: Frame = (situation) => {
  const { message, line } = situation;
  if (line.has(/\bmy (?:\w+ )?prices?\b/)) return undefined;
  const payer = PAYER.exec(message)?.[1];
  const isFree = matches(FREE, message) && CLAIMS.test(message) && line.has(/_(?:boat|make|id|ref|money)_/);
  const said = isFree ? '0' : (PERCENT.exec(message)?.[1] ?? (payer && FEE.test(message) ? '' : undefined));
  if (said === undefined || !FEE.test(message) || (OTHER.test(message) && !isFree)) return undefined;
  if (
    line.has(
      /\bwhat (?:do|does|would|will) (?:i|we|it) (?:get|cover|include)\b|\bworth it\b|\bwhat is (?:it|that) for\b/,
    )
  )
    return undefined;
  if (said === '' && (line.has(/\b(?:who|offer|tell|ask|how)\b/) || EITHER.test(message))) return undefined;
  const named = line.has(/_(?:boat|make|id|ref)_/) ? boatsMeant(situation) : undefined;
  const [boatId] = idsMeant(named);
  const price = Math.max(0, ...line.all('money').map(({ value }) => value));
  return {
    intent: 'fees',
    weight: isFree ? 2.1 : 1.75,
    ...EVERYTHING,
    whole: true,
    plan: feePlan(
      said === '' ? BUYS.test(payer ?? '') : Number(said.replace(',', '.')),
      boatId,
      price > 0 ? price : undefined,
      situation,
    ),
  };
};

/** A rate that was said, or whether the right side was said to pay. */
function feePlan(
  said: number | boolean,
  boatId: number | undefined,
  price: number | undefined,
  { phrases }: Pick<Situation, 'phrases'>,
): Plan {
  return (done) => {
    if (boatId !== undefined && !done[0]) return use('boat_details', { boatIds: [boatId] });
    const [boat] = boatId === undefined ? [] : boatsOf(done[0]?.output ?? {});
    const fees = done[boatId === undefined ? 0 : 1];
    const amount = boat ? dollarsOf(boat.price) : price;
    if (!fees) return use('services_and_fees', amount === undefined ? {} : { price: amount });
    const failed = errorOf(fees.output);
    if (failed) return say(failed);
    const { closingFee, atPrice, closingCost, brokerCommission, brokerCost } = fees.output;
    const isTrue = typeof said === 'boolean' ? said : said === Number.parseFloat(textOf(closingFee));
    const fee = phrases.closingFeeIs(isTrue, textOf(closingFee), textOf(brokerCommission));
    const cost = boat
      ? phrases.closingCost(boat.title, boat.price, textOf(closingCost))
      : atPrice
        ? phrases.feesAt(textOf(atPrice), textOf(closingCost), textOf(brokerCost))
        : '';
    return say([fee, cost].filter(Boolean).join(' '));
  };
}
