import { dollarsOf, type Memory } from '../../memory.ts';
import { OFFER_FIGURES } from '../../phrases/offer-figures.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

const PRICE = "(?:ask|asks|asked|asking(?: price)?|list(?:ed)?(?: price)?|sticker(?: price)?|price|'s price)";
const OFF = '(?:below|under|short|off|from|over|above|less than|more than|beyond|past)';
/** 'How far is $90,000 below the asking price' */
const AGAINST = new RegExp(
  `\\b(?:(?:by )?how (?:much|far|short)|what percent\\w*|is (?:it|that))\\b.{0,50}\\b${OFF}\\b.{0,50}(?:\\b${PRICE}|_(?:own|boat|make)_)|\\bhow short of .{0,30}\\b${PRICE}`,
);
const ELSEWHERE =
  /\b(?:fees?|closing|average|market|estimate|comparable|loan|tax|year|deposit|who|which|boats|cheaper|i need|do i have)\b|_(?:type|kind|place|asset|coins|service|saved)_/;
const LONGEST = 20;

/** A sum beside the asking price of a boat: one that is named, the cash of a drafted offer, or what things add up to. */
export const sumAgainstPriceFrame: Frame = (situation) => {
  const { line, language } = situation;
  if (language !== 'en' || line.chunks.length > LONGEST || !line.has(AGAINST) || ELSEWHERE.test(line.text))
    return undefined;
  const sum = sumIn(situation);
  const boatId = boatIn(situation);
  if (!sum || boatId === undefined) return undefined;
  return {
    intent: 'cost',
    weight: 1.96,
    ...EVERYTHING,
    whole: true,
    plan: plan(sum, boatId),
  };
};

function sumIn({ line, memory }: Situation): number | undefined {
  const [named, ...more] = line.all('money').map(({ value }) => value);
  if (named !== undefined) return more.length === 0 && line.has(/_(?:boat|own)_/) ? named : undefined;
  if (line.has(/_(?:bound|n)_/)) return undefined;
  return cashOfCard(memory) ?? sumTold(memory);
}

/** The cash of a drafted offer that brings nothing else. */
function cashOfCard({ card, cardIsLast }: Memory): number | undefined {
  if (!cardIsLast || !card || !/^draft_(?:offer|counter)$/.test(card.name)) return undefined;
  const { cash, myBoatId, assets, cashBack } = card.input as Record<string, unknown>;
  return typeof cash === 'number' && !myBoatId && !assets && !cashBack ? cash : undefined;
}

/** The sum of the things in the last answer. */
function sumTold({ last, cardIsLast }: Memory): number | undefined {
  const told = cardIsLast
    ? undefined
    : last?.calls.findLast(({ name }) => name === 'worth_together' || name === 'own_worth');
  const worth = told && textOf(told.output.worth);
  return worth ? dollarsOf(worth) : undefined;
}

/** The only boat that the words name, else the one that the drafted offer is for. */
function boatIn({ line, memory: { card, cardIsLast }, deals }: Situation): number | undefined {
  const named = [...line.all('boat'), ...line.all('own').filter((own) => own.named)].flatMap(({ boats }) => boats);
  const ids = [...new Set(named.map(({ id }) => id))];
  if (ids.length > 0 || line.has(/_(?:boat|make)_/)) return ids.length === 1 ? ids[0] : undefined;
  if (!cardIsLast || !card) return undefined;
  const { boatId, tradeId } = card.input as Record<string, unknown>;
  if (typeof boatId === 'number') return boatId;
  const boats = deals.find((deal) => deal.tradeId === tradeId)?.boats ?? [];
  const [only, ...others] = boats;
  return only && !only.isMine && others.length === 0 ? only.boatId : undefined;
}

const plan =
  (sum: number, boatId: number): Plan =>
  ([worth]) => {
    if (!worth) return use('own_worth', { cash: sum, boatId });
    const { output } = worth;
    const text = (name: string) => textOf(output[name]);
    return say(
      errorOf(output) ??
        OFFER_FIGURES.against(
          text('worth'),
          text('gap'),
          text('gapShare'),
          text('gapIs'),
          text('target'),
          text('price'),
        ),
    );
  };
