import { matches } from '../../../matching.ts';
import { boatsMeant } from '../../meant.ts';
import { dollarsOf, type KnownBoat } from '../../memory.ts';
import { question } from '../../phrases/questions.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { severalPlan, withBoat } from '../boats/boat-text.ts';
import { amountSaid, fromAsking } from './amounts-said.ts';

const HAGGLED =
  /\b(?:haggl\w+|talk(?:s|ed)?|negotiat\w+|bargain\w*|knock(?:s|ed)?|beat|bring|brought|chisel\w*|whittle\w*|get|got|comes?|came|goes|go|drops?|dropped|lowers?|lowered|shaves?|shaved|takes?|took|gives?|gave|cuts?|offers?|at|with)\b.{0,60}\b(?:down|off|less|discount|lower|under|below)\b|\b(?:drops?|dropped|lowers?|lowered|cuts?|reduces?|reduced|falls?)\b.{0,25}\d/;
const IF = /\b(?:if|suppose|supposing|say|assuming|once|after|when|with|at)\b/;
const ASKS = /\b(?:whats?|how much|total|would|cost|come to|price|pay|calculate|work out)\b|\?/;
const OFF =
  /_(?:money|n|bound)_ (?:dollars |bucks )?(?:off|down|less|lower|below|under|discount)\b|\b(?:down|off|lower)(?: by| another)? _(?:money|n|bound)_|\b(?:drops?|dropped|lowers?|lowered|cuts?|reduces?|reduced)(?: (?:it|the price|by|another|that)){0,3} _(?:money|n|bound)_/;
/** The new price itself. */
const TO = /\b(?:drops?|dropped|lowers?|lowered|cuts?|reduces?|reduced|down|falls?)\b.{0,20}\bto \$?\d/;
/** Right behind a lower price that was worked out. */
const WITH_FEE =
  /^(?:(?:and|so|okay|then|what about|how much is (?:it|that)|what is (?:it|that)) )*(?:with|incl|including|plus|after|counting) (?:(?:the|all|all the|your|closing) )*(?:_service_(?: fees?| costs?)?|fees?)(?: (?:included|on top|too|then))*[?.! ]*$/;
const FEE =
  /\b(?:fees?|closing costs?|commission|your cut|all ?-? ?in|out the door|everything)\b|\bclosing (?:included|incl|added|on top)\b/i;
/** The fee alone, at a price that the owner has lowered. */
const ONLY_FEE =
  /\b(?:whats?|how much)(?: (?:is|are|would|will|do|does|'s))*(?: (?:the|your|my|i|you|pay|be|owe|a))* (?:closing )?(?:fees?|closing costs?|commission)\b|\bfees? (?:be|come to|would|will|is|at)\b/i;
const OTHER =
  /\b(?:draft|send|tell|message|write|accept|counter\w*|loan|financ\w*|monthly|deposit|tax|taxes|insurance|down payment|put down|percent down|which|boats|listings?|anything|find|show|search|agent|negotiated|fee down|fee off|still|already|did|has|would (?:he|she|they|the (?:owner|seller)|_person_) (?:take|accept|go for)|too (?:low|much|high)|wrong with|my (?:price|offer|bid)|(?:in|of) (?:the|my|our) (?:trade|deal)|reasonable|fair|insult\w*)\b|^(?:(?:please|okay|hey|can you|could you) )*(?:offer|bid|propose)\b|_(?:own|type|kind|asset|coins|saved|sort)_/;
const FEE_CALLS: ReadonlySet<string> = new Set(['prices_with_closing', 'offer_terms', 'services_and_fees']);

/** 'What would it come to if I talk him down 8 percent, fee included': the lower price, and the fee of such an offer. */
export const haggledPriceFrame: Frame = (situation) => {
  const { line, message, memory } = situation;
  const text = message.toLowerCase();
  const before = line.has(WITH_FEE) ? (memory.last?.calls.at(-1)?.input as Worked | undefined) : undefined;
  if (before?.boatId !== undefined && before.cash !== undefined && !memory.cardIsLast)
    return {
      ...{ intent: 'cost', weight: 1.84, ...EVERYTHING, whole: true },
      plan: workedOut(before.boatId, () => before.cash ?? 0, true, situation),
    };
  if (!matches(HAGGLED, text) || !IF.test(text) || memory.cardIsLast || line.has(OTHER) || matches(OTHER, text))
    return undefined;
  const follows = (memory.last?.calls ?? []).some(({ name }) => FEE_CALLS.has(name));
  if (!ASKS.test(text) && !follows) return undefined;
  const hasFee = FEE.test(text);
  if (hasFee && matches(ONLY_FEE, text)) return undefined;
  const price = priceIn(situation);
  const plan = price && planFor(situation, price, hasFee || follows);
  return plan && { intent: 'cost', weight: 1.84, ...EVERYTHING, whole: true, plan };
};

/** The boat and the cash of the answer before. */
interface Worked {
  boatId?: number;
  cash?: number;
}

type Price = (boat: Pick<KnownBoat, 'price'>) => number;

function priceIn(situation: Situation): Price | undefined {
  const share = fromAsking(situation);
  if (share) return share;
  const isNew = TO.test(situation.message.toLowerCase());
  const said = isNew || situation.line.has(OFF) ? amountSaid(situation) : undefined;
  if (isNew && said && 'cash' in said) return () => said.cash;
  return said && 'cash' in said ? ({ price }) => dollarsOf(price) - said.cash : undefined;
}

function planFor(situation: Situation, price: Price, withFee: boolean): Plan | undefined {
  const { line, memory, phrases, language } = situation;
  const meant = boatsMeant(situation);
  if (typeof meant === 'object' && 'several' in meant)
    return severalPlan(meant.several, phrases, question('whichBoat', language), ({ id }) =>
      workedOut(id, price, withFee, situation),
    );
  const told = line.has(/_(?:boat|make|id|person)_/) ? undefined : shownByWord(situation);
  const [named, ...others] = told !== undefined ? [told] : typeof meant === 'object' ? meant.ids : [];
  const id = named ?? (line.has(/_(?:boat|make|id|person)_/) ? undefined : memory.focusId);
  return id === undefined || others.length > 0 ? undefined : workedOut(id, price, withFee, situation);
}

/** 'The bay boat' among those shown: the only one that has such a word in its title. */
function shownByWord({ message, memory: { shown } }: Situation): number | undefined {
  const words = message.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const fitting = shown.filter(({ title }) => {
    const parts = title.toLowerCase().split(' ');
    return words.some((word) => parts.includes(word));
  });
  return shown.length > 1 && fitting.length === 1 ? fitting[0]?.id : undefined;
}

const workedOut = (boatId: number, price: Price, withFee: boolean, { phrases }: Situation): Plan =>
  withBoat(boatId, phrases, (boat, [terms]) => {
    const cash = Math.round(price(boat));
    if (cash <= 0) return say(phrases.badAmount.negative);
    if (!terms) return use('offer_terms', { boatId, cash });
    const { output } = terms;
    return say(
      errorOf(output) ??
        [
          phrases.dealFigures.sumFor(boat.title, boat.price, textOf(output.cash)),
          withFee ? phrases.withFees.adds(textOf(output.closingFee), textOf(output.cashWithFee), 1) : '',
        ]
          .filter(Boolean)
          .join(' '),
    );
  });
