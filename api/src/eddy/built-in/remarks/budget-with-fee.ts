import { fees } from '@tradewind/contract/fees';
import { CLOSING_COST_BASIS_POINTS } from '@tradewind/domain/money';
import { wholeNumber } from '@tradewind/domain/numbers';
import { matchOf } from '../../matching.ts';
import type { Situation } from '../situation.ts';

/** The fee is a part of the budget, not on top of it. */
const WITHIN =
  /[,(]?\s*\b(?:incl(?:\.|uding|udes?|uded|usive(?: of)?)?|with|after|counting|all in with|and that has to cover|that includes)\s+(?:the |your |all |any |of )*(?:in-app )?(?:closing )?(?:fees?|closing costs?|closing)\b\)?(?: included)?|[,(]?\s*\b(?:the |your |all )?(?:closing )?fees? (?:included|incl\.?)\)?/i;
const BASIS_POINTS = 10_000;
const LOOKS =
  /_(?:type|kind|sort|engine|condition|feature)_|\b(?:boats?|find|show|get|looking|anything|something|best|buy)\b/;
const OTHER = /_(?:boat|id|own|saved|ref|person|asset|coins)_|\b(?:offer|trade|swap|sell)\b/;

/** The highest price whose closing fee the budget pays as well. */
export const priceWithin = (budget: number): number =>
  Math.floor((budget * BASIS_POINTS) / (BASIS_POINTS + CLOSING_COST_BASIS_POINTS));

/** 'Up to 500k including the closing fee': the message with the price that the boat may have, and a remark that says so. */
export function budgetWithFee({ line, message, phrases }: Situation): { message: string; remark: string } | undefined {
  const said = matchOf(WITHIN, message);
  const limit = line.chunks.find(
    ({ meaning, negated }) => meaning?.is === 'bound' && meaning.field === 'price' && !meaning.about && !negated,
  );
  const money = line.chunks.find(({ meaning }) => meaning?.is === 'money');
  const chunk = limit ?? money;
  const meaning = chunk?.meaning;
  const budget = meaning?.is === 'bound' ? meaning.max : meaning?.is === 'money' ? meaning.value : undefined;
  if (!said || !chunk || budget === undefined || !line.has(LOOKS) || line.has(OTHER)) return undefined;
  const price = priceWithin(budget);
  const edits = [
    { at: said.index, end: said.index + said[0].length, text: '' },
    { at: chunk.at, end: chunk.end, text: `up to $${wholeNumber(price)}` },
  ].sort((a, b) => b.at - a.at);
  if (edits[0] && edits[1] && edits[1].end > edits[0].at) return undefined;
  const changed = edits.reduce((text, { at, end, text: put }) => text.slice(0, at) + put + text.slice(end), message);
  return {
    message: changed.trim(),
    remark: phrases.withFees.budgetForBoat(`$${wholeNumber(budget)}`, `$${wholeNumber(price)}`, fees.closingFee),
  };
}
