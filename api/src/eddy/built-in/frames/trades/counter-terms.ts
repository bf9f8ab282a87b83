import { Line } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';
import { amountSaid } from '../offers/amounts-said.ts';
import { cashBackIn } from '../offers/cash-back.ts';
import { givenIn, standingCash } from '../offers/explained-offer.ts';
import { givenBoats } from '../offers/given-boats.ts';
import { assetsIn } from '../offers/offered-things.ts';

/** The cash of a counteroffer, as far as its words say who pays it, and what else the user gives. */
export interface CounterTerms {
  /** Undefined leaves the side that pays as it is. */
  cash?: { cash: number } | { cashBack: number } | { backMore: number } | 'none';
  boats: readonly number[];
  assets: readonly string[];
}

const AMOUNT = '(?:\\$ )?_(?:money|n|bound|quantity)_';
const KEEPS = new RegExp(
  `\\b(i|we|he|she|they|_person_) (?:gets? to )?keeps? (?:all )?(?:of )?(?:his|her|their|my|our|the) (?:money|cash|dollars)\\b(?:,? (?:except|but|minus|less|apart from|save|other than|bar)(?: for)?(?: the| about)? (${AMOUNT}))?`,
);
const USER_PAYS = new RegExp(
  `\\b(?:i|we)(?: (?:will|would|only|just|also|can|could|then|to))* (?:pay|add|give|put|throw|chip|kick|cover|contribute)(?: (?:only|just|in|up|him|her|them|_person_))* ${AMOUNT}(?! (?:more|extra)\\b)`,
);
const MORE = new RegExp(`${AMOUNT}(?: (?:dollars|bucks))? more\\b`);
const BESIDE_OWN = /_own_ (?:and|plus|with|\+) /;
const EVEN =
  /\b(?:straight|even|clean)(?: up)? (?:swap|trade|deal|exchange)\b|\b(?:swap|trade) (?:\w+ )?(?:straight|even|evenly)\b|\b(?:no|without(?: any)?|zero) (?:cash|money)\b/;

/** 'She keeps her money except 60k' and 'she adds 20k' say who pays; they are no conditions. */
export const saysWhoPays = (situation: Situation): boolean => {
  const cash = cashIn(situation);
  return cash !== undefined && cash !== 'none' && (!('cash' in cash) || KEEPS.test(situation.line.text));
};

/** Undefined if the message only names an amount. */
export function counterTerms(situation: Situation): CounterTerms | undefined {
  const { line } = situation;
  const own = line.all('own').filter(({ boats }) => boats.length === 1);
  const boats = own.flatMap(({ boats: [boat] }) => (boat ? [boat.id] : []));
  const assets = assetsIn(situation);
  const cash = cashIn(situation);
  return cash || boats.length > 0 || assets.length > 0 ? { ...(cash && { cash }), boats, assets } : undefined;
}

function cashIn(situation: Situation): CounterTerms['cash'] {
  const { line } = situation;
  const kept = KEEPS.exec(line.text);
  if (kept) {
    const amount = kept[2] ? amountBehind(situation, kept.index + kept[0].length) : undefined;
    if (amount === undefined) return kept[2] ? undefined : 'none';
    return /^(?:i|we)$/.test(kept[1] ?? '') ? { cash: amount } : { cashBack: amount };
  }
  const { back } = cashBackIn(situation, { myBoatId: 0 });
  if (back && 'cashBack' in back) return line.has(MORE) ? { backMore: back.cashBack } : back;
  const pays = USER_PAYS.exec(line.text);
  const amount = pays ? amountBehind(situation, pays.index + pays[0].length) : undefined;
  if (amount !== undefined) return { cash: amount };
  const said = saidToPay(situation);
  if (said) return said;
  return EVEN.test(line.text) && !line.has(/_(?:money|bound)_/) ? 'none' : undefined;
}

/** 'I only pay 20k' and 'she pays 20k' are read as a limit. */
function saidToPay({ line }: Situation): CounterTerms['cash'] {
  const at = line.chunks.findIndex(
    ({ meaning, written }) => meaning?.is === 'bound' && meaning.field === 'price' && PAYS.test(written),
  );
  const meaning = line.chunks[at]?.meaning;
  const amount = meaning?.is === 'bound' ? (meaning.max ?? meaning.min) : undefined;
  if (amount === undefined) return undefined;
  const isOther =
    /^(?:he|she|they|_person_)$/.test(line.chunks[at - 1]?.text ?? '') ||
    /^(?:he|she|they)\b/i.test(line.chunks[at]?.written ?? '');
  return isOther ? { cashBack: amount } : { cash: amount };
}

const PAYS = /^(?:i |we |he |she |they )?(?:would |will |can )?(?:only |just )?pays? /i;

/** The amount that ends before a place of the line. */
function amountBehind(situation: Situation, end: number): number | undefined {
  const { line } = situation;
  const last = line.chunks[line.text.slice(0, end).split(' ').length - 1];
  const said = last && amountSaid({ ...situation, line: new Line(line.message, [last]) });
  return said && 'cash' in said ? said.cash : undefined;
}

/** 'She offered 180 for the Gale, counter at 210': the boat is the one of the trade, and only its cash changes. */
export function isOnlyAmount({ line }: Situation, terms: CounterTerms, explained: Record<string, unknown>): boolean {
  const { cash, boats, assets } = terms;
  const standing = standingCash(explained);
  const isMore = cash && cash !== 'none' && 'backMore' in cash && standing.cash === undefined;
  if ((cash && !isMore) || assets.length > 0 || line.has(BESIDE_OWN) || Object.keys(standing).length === 0)
    return false;
  const { myBoatId, moreBoatIds = [] } = givenIn(explained) as { myBoatId?: number; moreBoatIds?: number[] };
  return boats.every((id) => id === myBoatId || moreBoatIds.includes(id));
}

/** The cash if the user gets so much more, or pays so much less. */
function withMore(explained: Record<string, unknown>, backMore: number): { cash?: number; cashBack?: number } {
  const { cash = 0, cashBack = 0 } = standingCash(explained);
  const back = cashBack - cash + backMore;
  if (back === 0) return {};
  return back > 0 ? { cashBack: back } : { cash: -back };
}

/** The input of the card: what the words leave out stays as it stands in the trade. */
export function termsInput(
  { cash, boats, assets }: CounterTerms,
  amount: number | undefined,
  explained: Record<string, unknown>,
): Record<string, unknown> {
  const { cash: _before, ...things } = givenIn(explained);
  const given =
    boats.length > 0
      ? { ...givenBoats(boats), ...(assets.length > 0 && { assets }) }
      : {
          ...things,
          ...(assets.length > 0 && { assets: [...((things.assets as string[] | undefined) ?? []), ...assets] }),
        };
  return { ...given, ...moneyOf(cash, amount, explained), isWhole: true };
}

function moneyOf(cash: CounterTerms['cash'], amount: number | undefined, explained: Record<string, unknown>) {
  if (cash === 'none') return {};
  if (cash) return 'backMore' in cash ? withMore(explained, cash.backMore) : cash;
  return amount === undefined ? standingCash(explained) : { cash: amount };
}
