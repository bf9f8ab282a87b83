import { wholeNumber } from '@tradewind/domain/numbers';
import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { countOf, errorOf, just, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

type OwnBoat = KnownBoat & { status: string; views: number };

const TOGETHER =
  /^(?:\w+ )?(?:add|tally|sum|total) (?:up|together|all)\b|\b(?:together|in total|total|altogether|combined|in all|overall|all in all|sum|add(?:ed)? up|as a (?:pair|lot|whole))\b|_ref_ _own_|\b(?:both|all)(?: of)? (?:_own_|them|my)|\b(?:all|both) _own_/;
const OWNED =
  /\bhow many (?:\w+ )?(?:views|hits|clicks) (?:do|have|did) (?:i|we)\b|\b(?:how many|which|what) (?:\w+ )?(?:boats?|listings?|ads?|yachts?) (?:do|have|did|am|are) (?:i|we)(?: (?:have|got|own|listed|list|selling|currently|here))*\b/;
const WORTH =
  /\b(?:worth|values?|valued|fetch|bring|go for|sell for|get for|asking for|ask for|(?:they|i|it) asks?|asking|prices?)\b|\bhow much (?:are|is|do|would) (?:they|both|all|it)\b/;
const VIEWS = /\b(?:views?|hits|clicks|viewed|looked at|seen)\b/;
const FEE = /\b(?:charge|charges|fees?|cost|costs|commission|percent|cut|take|keep|owe you|pay you)\b|_service_/;
const SELLS = /\b(?:sell|selling|sold|trade|trading|close|closing|go|sale)\b|_service_/;
const WHICH_PRICE =
  /\b(?:is|are) _own_ (?:\w+ ){0,2}(?:priced|overpriced|underpriced|too (?:high|low|expensive|cheap))\b|\bwhich (?:one )?of _own_.*\b(?:cut|drop|lower|reduce|price|priced|overpriced|too (?:high|much|expensive)|discount)\b|\bwhat am i doing wrong\b|\bwhy (?:is|are|does|do|has|have) (?:nobody|no one|none|_own_)\b.*\b(?:sell|sold|selling|buy\w*|want\w*|interested|bit(?:e|es|ing))\b|\b(?:have|has) not sold\b/;
/** Asks what keeps the boats from selling. */
const SEEKS_ADVICE = /\b(?:wrong|why|what (?:should|can|could) (?:i|we)|have not sold|has not sold)\b/;
const SHORT = 12;

/** All of the user's boats together: their worth, their views, or the fee on them. */
export const ownTogetherFrame: Frame = (situation) => {
  const { line, memory } = situation;
  if (line.has(WHICH_PRICE) && situation.own.length > 1 && !line.all('own').some(({ named }) => named))
    return {
      intent: 'own',
      weight: 1.62,
      ...EVERYTHING,
      whole: true,
      plan: worthPlan(situation, line.has(SEEKS_ADVICE)),
    };
  const isOwn =
    line.all('own').some(({ named, boats }) => !named || boats.length > 1) ||
    new Set(line.all('own').flatMap(({ boats }) => boats.map(({ id }) => id))).size > 1 ||
    line.has(OWNED) ||
    ((memory.last?.calls ?? []).some(({ name }) => name === 'my_boats') &&
      line.chunks.length <= SHORT &&
      line.has(/\b(?:they|them|both|all)\b|_ref_/));
  if (!isOwn || !line.has(TOGETHER) || line.has(/_(?:person|type|asset|boat|make)_|\boffers?\b/)) return undefined;
  const plan = line.has(/\b(?:hours|feet|length|berths)\b/)
    ? just(situation.phrases.worth.onlyPrices)
    : line.has(VIEWS)
      ? viewsPlan(situation)
      : line.has(FEE) && line.has(SELLS)
        ? feePlan(situation)
        : line.has(WORTH) ||
            line.has(
              /\b(?:sum|total|add(?:ed|s)? up)\b(?: \w+){0,3} _own_|_own_ (?:\w+ ){0,3}(?:add(?:s|ed)? up|total)/,
            )
          ? worthPlan(situation)
          : undefined;
  return (
    plan && {
      intent: 'own',
      weight: 1.6,
      ...EVERYTHING,
      whole: line.has(OWNED) && !line.has(/\bwhich\b/),
      plan,
    }
  );
};

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const dollars = (amount: number) => `$${wholeNumber(Math.round(amount))}`;
const activeIn = (output: Record<string, unknown>) =>
  (boatsOf(output) as OwnBoat[]).filter(({ status }) => status === 'active');
const pricesOf = (boats: readonly OwnBoat[]) => boats.map(({ price }) => dollarsOf(price));

const viewsPlan =
  ({ phrases }: Situation): Plan =>
  (done) => {
    const [mine] = done;
    if (!mine) return use('my_boats');
    const boats = boatsOf(mine.output) as OwnBoat[];
    if (boats.length === 0) return say(errorOf(mine.output) ?? phrases.noListings);
    const lines = boats.map(({ title, price, status, views }) => phrases.listing(title, price, status, views));
    return say(
      `${phrases.together.views(wholeNumber(countOf(mine.output.viewsTogether)))} ${phrases.listings(boats.length, lines)}`,
    );
  };

/** The asking price and the estimate of each active boat, with advice on selling if asked. */
export function worthPlan(situation: Situation, isAdvice = false): Plan {
  const { phrases } = situation;
  const meant = meantOf(situation);
  const isPrices = !isAdvice && situation.line.has(ONLY_PRICES) && !situation.line.has(BY_WORTH);
  return (done) => {
    const [mine, ...values] = done;
    if (!mine) return use('my_boats', meant.length > 0 ? { quietly: true } : {});
    const boats = activeIn(mine.output)
      .filter(({ id }) => meant.length === 0 || meant.includes(id))
      .slice(0, MOST_VALUED);
    if (boats.length === 0) return say(errorOf(mine.output) ?? phrases.noActive);
    const next = isPrices ? undefined : boats[values.length];
    if (next) return use('market_value', { boatId: next.id });
    const together = isPrices ? values[0] : values[boats.length];
    if (meant.length > 0 && !together) return use('prices_with_closing', { boatIds: boats.map(({ id }) => id) });
    const averages = values.slice(0, boats.length).map(({ output }) => dollarsOf(textOf(output.average) || '0'));
    const lines = boats.map(({ title, price }, index) =>
      phrases.together.one(title, price, averages[index] ? dollars(averages[index]) : undefined),
    );
    return say(
      [
        ...(isPrices ? [phrases.yourBoats(boats.map(({ title, price }) => `${title} (${price})`))] : lines),
        phrases.together.worth(textOf(together ? together.output.pricesTogether : mine.output.askingTogether)),
        ...(isAdvice ? [phrases.ownListing.sooner] : []),
      ].join(' '),
    );
  };
}

/** 'Both together': the boats of the user's own that are named, or the two that Eddy told of last. */
function meantOf({ line, own, memory: { last } }: Situation): readonly number[] {
  const named = line.all('own').flatMap((one) => (one.named ? one.boats.map(({ id }) => id) : []));
  if (new Set(named).size > 1) return named;
  const told = own.filter(({ title }) => last?.text.includes(title)).map(({ id }) => id);
  return told.length === 2 && own.length > 2 && line.has(/\b(?:both|two)\b|_ref_/) ? told : [];
}

/** The sum of the asking prices needs no estimates. */
const ONLY_PRICES = /\b(?:asking|listed?|ask) prices?\b|\bat asking\b/;
const BY_WORTH = /\b(?:worth|values?|valued|fetch|bring|market|estimates?|go for|sell for|get for)\b/;
const MOST_VALUED = 5;

function feePlan({ phrases }: Situation): Plan {
  return (done) => {
    const [mine, fees] = done;
    if (!mine) return use('my_boats');
    const boats = activeIn(mine.output);
    if (boats.length === 0) return say(errorOf(mine.output) ?? phrases.noActive);
    if (!fees) return use('services_and_fees', { price: sumOf(pricesOf(boats)) });
    const { output } = fees;
    return say(
      errorOf(output) ??
        `${phrases.together.asking(boats.length, textOf(output.atPrice))} ${phrases.feesAt(textOf(output.atPrice), textOf(output.closingCost), textOf(output.brokerCost))}`,
    );
  };
}
