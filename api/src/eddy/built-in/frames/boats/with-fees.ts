import { fees } from '@tradewind/contract/fees';
import { wholeNumber } from '@tradewind/domain/numbers';
import { boatsMeant, idsMeant, severalIn } from '../../meant.ts';
import { boatsOf, dollarsOf } from '../../memory.ts';
import { withOwnSaid, withOwnSubjects } from '../../own-said.ts';
import { countOf, errorOf, type Plan, remarked, say, textOf, use } from '../../plan.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { priceWithin } from '../../remarks/budget-with-fee.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { ENDS } from '../search/extremes.ts';
import { lookUp, onlyOne } from './boat-text.ts';

const FEE = '(?:_service_(?: (?:fees?|costs?|charges?))?|fees?|commission)';
/** Says that the fee is to be counted in. */
const COUNTED_IN = new RegExp(
  `\\b(?:plus|incl|including|include\\w*|inclusive|with|add\\w*|after|counting|minus|less|once)\\b(?: (?:of|in|the|your|all|any|a|that|those|app|both|i|pay|paid|you|take)){0,4} ${FEE}|${FEE}(?: (?:and|all|everything|also|is|are))? (?:on top|included|incl|added|taken)\\b`,
);
const TOTAL =
  /\b(?:total|all ?-? ?in|in all|altogether|all told|combined|sum|add (?:it |them |that )?up|out the door|come to|comes to|end up (?:paying|spending)|together|set me back)\b/;
/** The fee of a boat that is looked up first: 'the fee if I bought the cheapest trawler'. */
const OF_BOUGHT = new RegExp(
  `${FEE}(?: (?:would|will|be|is|come|to|cost|me|if|when|i|we|you|were|had|to|buy|bought|buying|get|got|took|take|for|on|of|with|your|a|an|the))* _sort_|_sort_.*\\b(?:what|how much) (?:is|would|will|are)?(?: (?:the|your|be))* ${FEE}`,
);
/** 'The fee for this vs that'. */
const OF_SEVERAL = new RegExp(
  `(?:${FEE}|\\bclosing costs?)\\b.*_(?:boat|make|id)_.*(?:\\b(?:vs|versus|and|or|against|compared to|than)\\b|,).*_(?:boat|make|id)_`,
);
/** 'With fees?' right after a list. */
const OF_LIST =
  /^(?:(?:and|so|okay|what about|how about|then) )*(?:with|incl|including|plus|after) (?:the |all |all the |closing )*(?:_service_(?: fees?| costs?)?|fees?)(?: (?:included|on top|too|all|for all(?: of them)?|together))*[?.! ]*$/;
const LEFT =
  /\b(?:left(?: over)?|leftover|remain\w*|over afterwards?|have (?:spare|over)|spare)\b|\b(?:enough|cover(?:s|ed)?|short|afford)\b|\bhow (?:much|far) (?:under|below|short of)\b|\b(?:could|can|would) (?:i|we) (?:\w+ )?(?:buy|get|pay|swing)\b/;
const OTHER =
  /\b(?:tax|taxes|insurance|loans?|financ\w*|monthly|deposit|down|owe|offers?|offered|counter\w*|trade|trades|swap|sell|selling|sold|net|clear|how long|when|deal|percent|%|hours|tell|write|message|text)\b|_(?:own|asset|coins|aside)_/;
const CLOSES: ReadonlySet<string> = new Set(['closing', 'escrow']);
const MOST = 12;

/** The price of one or several boats with the closing fee, or what they leave of the user's money. */
export const withFeesFrame: Frame = (heard) => {
  const situation = withOwnSubjects(withOwnSaid(heard));
  const { line } = situation;
  if (line.has(OTHER) || line.all('service').some(({ about }) => !CLOSES.has(about))) return undefined;
  const hasFee =
    /\bfees?\b|\bclosing costs?\b|\bcommission\b|\bclosing (?:included|incl|added|on top)\b|\b(?:with|including|incl|plus) (?:the )?closing\b/i.test(
      situation.message,
    );
  const budget = budgetIn(situation);
  const isLeft = budget !== undefined && line.has(LEFT);
  const isOfEach = hasFee && line.has(OF_SEVERAL);
  const isSum =
    hasFee &&
    budget === undefined &&
    (line.has(OF_LIST) || isOfEach || line.has(COUNTED_IN) || line.has(TOTAL) || line.has(OF_BOUGHT));
  if (!isLeft && !isSum) return undefined;
  const plan = boatsPlan(situation, isLeft ? budget : undefined);
  return (
    plan && {
      intent: 'cost',
      weight: 1.72,
      ...EVERYTHING,
      ...(line.has(OF_BOUGHT) && line.has(ONE_QUESTION) && { whole: true, tells: /\bfees?\b|\bclosing\b/i }),
      plan,
    }
  );
};

/** The boat is described, and only the fee is asked for. */
const ONE_QUESTION = /^(?!.*\b(?:what|how|where|who|when|which|is|does)\b.*\b(?:what|how|where|who|when|which|does)\b)/;

/** The user's money: an amount, or a limit that they name. */
function budgetIn({ line }: Situation): number | undefined {
  const bound = line.all('bound').find(({ field, about }) => field === 'price' && !about);
  const bare = line.all('n').find(({ value }) => value >= LEAST_BARE);
  return line.first('money')?.value ?? bound?.max ?? bound?.min ?? bare?.value;
}

/** A bare number as high as this is an amount. */
const LEAST_BARE = 3_000;

function boatsPlan(situation: Situation, budget: number | undefined): Plan | undefined {
  const { line, memory } = situation;
  if (line.first('saved') && budget !== undefined && line.has(EACH)) return affordablePlan(budget, situation);
  if (line.first('saved')) return foundPlan(use('saved_boats', {}), situation, budget);
  if (line.has(OF_LIST) && memory.shown.length > 1)
    return sumPlan(
      memory.shown.map(({ id }) => id),
      situation,
      budget,
    );
  const [seller] = line.first('person')?.ids ?? [];
  if (seller !== undefined && line.has(/_person_ (?:'s )?(?:\w+ )?(?:boats|listings|fleet)\b/))
    return foundPlan(use('search_boats', { seller }), situation, budget);
  const several = severalIn(situation);
  const meant = boatsMeant(situation);
  const ids = idsMeant(meant);
  const named = line.all('boat').length + line.all('make').length + line.all('id').length;
  if (ids.length > 0 || several.length > 0) return namedPlan(ids, several, situation, budget);
  const sort = line.first('sort');
  const order = sort && ENDS[sort.by]?.[1];
  if (sort && order && named === 0) {
    const isWithin =
      budget !== undefined &&
      !sort.by.startsWith('price') &&
      line.has(
        /\b(?:could|can|would) (?:i|we) (?:\w+ )?(?:buy|get|afford|pay|swing)\b|\bi (?:could|can) (?:\w+ )?(?:buy|get|afford|swing)\b/,
      );
    const base = memory.search && line.has(/_sort_ (?:one|of (?:them|those|these))\b/) ? memory.search : {};
    const wish = {
      ...without(base, ['cursor' as keyof Wish, 'limit', 'sort', 'order', 'near']),
      ...without(readWish(line).wish, ['sort', 'order', 'maxPrice', 'minPrice']),
      ...order,
      ...(isWithin && budget !== undefined && { maxPrice: priceWithin(budget) }),
    };
    return foundPlan(use('search_boats', { ...wish, limit: sort.count ?? 1 }), situation, budget);
  }
  return named === 0 && memory.focusId !== undefined && line.has(/\b(?:it|that|this|her|one)\b/)
    ? namedPlan([memory.focusId], [], situation, budget)
    : undefined;
}

/** Asks for each boat, not for all of them together. */
const EACH =
  /\b(?:which|any|what|each|one) (?:(?:ones? )?of )?(?:my |the |those |these )?(?:_saved_|saved)|\bafford (?:any|one|some)\b/;

/** The saved boats whose price and closing fee the budget pays. */
const affordablePlan =
  (budget: number, { phrases }: Situation): Plan =>
  ([saved, found]) => {
    if (!saved) return use('saved_boats', {});
    const ids = boatsOf(saved.output).map(({ id }) => id);
    const error = errorOf(saved.output) ?? (found && errorOf(found.output));
    if (error || ids.length === 0) return say(error ?? phrases.nothing);
    const price = priceWithin(budget);
    if (!found) return use('search_boats', { boatIds: ids, maxPrice: price, sort: 'price-low' });
    const boats = boatsOf(found.output);
    const remark = phrases.withFees.budgetForBoat(`$${wholeNumber(budget)}`, `$${wholeNumber(price)}`, fees.closingFee);
    return say(
      [boats.length > 0 ? phrases.withFees.affordable(boats) : phrases.withFees.noneAffordable, remark].join(' '),
    );
  };

/** The boats that a tool lists first. */
const foundPlan =
  (move: ReturnType<typeof use>, situation: Situation, budget: number | undefined): Plan =>
  ([found, ...rest]) => {
    if (!found) return move;
    const ids = boatsOf(found.output).map(({ id }) => id);
    const error = errorOf(found.output);
    if (error || ids.length === 0) return say(error ?? situation.phrases.nothing);
    const listed = countOf(found.output.total) - countOf(found.output.noLongerListed);
    const isPart = listed > ids.length && found.name !== 'boat_details' && !('limit' in found.input);
    return remarked(sumPlan(ids, situation, budget), isPart ? situation.phrases.ofShown(ids.length) : '')(rest);
  };

function namedPlan(
  ids: readonly number[],
  several: ReturnType<typeof severalIn>,
  situation: Situation,
  budget: number | undefined,
): Plan {
  const { phrases } = situation;
  return (done) => {
    const found: number[] = [];
    for (const [index, one] of several.entries()) {
      const search = done[index];
      if (!search) return lookUp(one);
      const only = onlyOne(search.output, one.name);
      const boats = boatsOf(search.output);
      if (!only)
        return say(
          errorOf(search.output) ??
            (boats.length > 0 ? phrases.severalNamed(one.name, boats.length, boats) : phrases.noneNamed(one.name)),
        );
      found.push(only.id);
    }
    return sumPlan([...new Set([...ids, ...found])], situation, budget)(done.slice(several.length));
  };
}

const sumPlan =
  (ids: readonly number[], { line, phrases }: Situation, budget: number | undefined): Plan =>
  ([sum]) => {
    if (!sum)
      return use('prices_with_closing', {
        boatIds: ids.slice(0, MOST),
        ...(budget !== undefined && { budget: Math.round(budget) }),
      });
    const { output } = sum;
    const error = errorOf(output);
    if (error) return say(error);
    const boats = boatsOf(output);
    const [only] = boats;
    const { withFees } = phrases;
    const prices = textOf(output.pricesTogether);
    const isNamed = boats.length <= 4;
    const each = boats.length > 1 && line.has(OF_SEVERAL) ? eachFee(boats as WithFee[], phrases) : '';
    if (each && !line.has(TOTAL) && !line.has(COUNTED_IN)) return say(each);
    return say(
      [
        leftText(output, phrases),
        boats.length === 1 && only
          ? withFees.asks(only.title, prices)
          : isNamed
            ? phrases.parts(
                boats.map(({ title }) => title),
                dollarsOf(prices),
              )
            : phrases.sumOf(boats.length, dollarsOf(prices)),
        withFees.adds(textOf(output.closingFees), textOf(output.withClosing), boats.length),
        line.has(ALL) ? withFees.notIn : '',
      ]
        .filter(Boolean)
        .join(' '),
    );
  };

export type WithFee = ReturnType<typeof boatsOf>[number] & { closingCost?: string };

export const eachFee = (boats: readonly WithFee[], { withFees }: Situation['phrases']): string =>
  boats.every(({ closingCost }) => closingCost)
    ? withFees.each(boats.map(({ title, price, closingCost = '' }) => ({ title, price, closing: closingCost })))
    : '';

const ALL = /\b(?:all ?-? ?in|everything|out the door|fees)\b/;

function leftText(output: Record<string, unknown>, { withFees }: Situation['phrases']): string {
  const budget = textOf(output.budget);
  const [left, missing] = [textOf(output.leftAfterClosing), textOf(output.missingAfterClosing)];
  const [before, short] = [textOf(output.leftAfterPrice), textOf(output.missingAfterPrice)];
  if (!budget) return '';
  const first = left ? withFees.left(left, budget) : withFees.missing(missing, budget);
  return [first, before ? withFees.leftBefore(before) : withFees.missingBefore(short)].join(' ');
}
