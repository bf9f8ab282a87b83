import type { NamedDeal } from '../../../../platform/names.ts';
import { OFFER_FIGURES } from '../../phrases/offer-figures.ts';
import { countOf, errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsNamed } from './deals-named.ts';
import { stateLine } from './trade-line.ts';

/** 'Did I overpay', 'was my bid too high'. */
const TOO_MUCH =
  /^(?:(?:and|so|but|okay|well|hm+|honestly|eddy|,) ?)*(?:(?:was|am|were|are) (?:i|we) (?:\w+ )?(?:(?:giving|paying|offering|bidding|putting in|throwing in)(?: up| away)? (?:\w+ )?(?:too (?:much|little|high|low)|more than (?:i|we) (?:should|need to|have to))|over(?:paying|bidding)|under(?:paying|bidding)|(?:too (?:high|low|generous|greedy)))|(?:did|do|have) (?:i|we) (?:\w+ )?(?:(?:give|offer|bid|pay|gave|offered|paid|put in) (?:\w+ )?too (?:much|little|high|low)|over(?:pay|paid|bid)|under(?:pay|paid|bid)|go too (?:high|low))|(?:was|is) my (?:\w+ )?(?:offer|bid|cash|number|price) (?:(?:to|for|on|with) (?:the )?_(?:person|boat|make)_ )?(?:\w+ )?(?:too (?:high|much|low|little|generous)))(?: (?:for|to|with|on|in|there|then|here|back then|do you think|you think|_person_|_boat_|_make_|_ref_|it|that|him|her|them|the|offer|bid|,))*[?.! ]*$/;
const LATEST = 5;

/** An offer of the user's beside the asking price and the estimate. Eddy says no more than how far it is from both. */
export const tooMuchFrame: Frame = (situation) => {
  const { line, language, memory } = situation;
  if (language !== 'en' || memory.cardIsLast || !line.has(TOO_MUCH)) return undefined;
  const meant = meantIn(situation);
  if (meant.length === 0) return undefined;
  return {
    intent: 'trades',
    weight: 1.98,
    ...EVERYTHING,
    whole: true,
    plan: plan(situation, meant),
  };
};

/** The offers that are named, else those of the last answer, else all: the newest one of the user's own is meant. */
function meantIn(situation: Situation): readonly NamedDeal[] {
  const { line, deals, memory } = situation;
  const gets = deals.filter(({ boats, people }) => people.length === 1 && boats.some(({ isMine }) => !isMine));
  if (line.has(/_(?:person|boat|make)_/)) return dealsNamed(situation, gets).slice(0, LATEST);
  const isTold = memory.last?.calls.some(({ name }) => name === 'my_trades' || name === 'explain_trade');
  const told = isTold ? gets.filter(({ tradeId }) => memory.told.some((one) => one.tradeId === tradeId)) : [];
  return (told.length > 0 ? told : gets).slice(0, LATEST);
}

function plan(situation: Situation, meant: readonly NamedDeal[]): Plan {
  const { phrases } = situation;
  return (done) => {
    const trades = done.filter(({ name }) => name === 'explain_trade');
    const own = trades.find(({ output }) => output.startedBy === 'user' && !errorOf(output));
    const next = meant[trades.length];
    if (!own) return next ? use('explain_trade', { tradeId: next.tradeId }) : say(OFFER_FIGURES.noOfferOfYours);
    const boatId = boatGotIn(own.output);
    const value = done.find(({ name }) => name === 'market_value');
    if (!value && boatId !== undefined) return use('market_value', { boatId });
    const [asking, off, share] = ['asking', 'offAsking', 'offShare'].map((name) => textOf(own.output[name]));
    const apart =
      asking && off && share
        ? off === '$0'
          ? phrases.dealFigures.asAsked(asking)
          : phrases.dealFigures.offAsking(own.output.belowAsking === true, off, asking, share)
        : valueGap(own.output, situation);
    return say(
      [stateLine(own.output, situation), apart, value ? estimateText(value.output, situation) : '', OFFER_FIGURES.judge]
        .filter(Boolean)
        .join(' '),
    );
  };
}

const valueGap = (output: Record<string, unknown>, { phrases }: Situation) =>
  phrases.valueGap[output.whoGetsMore as keyof typeof phrases.valueGap](textOf(output.valueGap));

/** The only boat that the user would get. */
function boatGotIn(output: Record<string, unknown>): number | undefined {
  const items = (output.items ?? []) as { boatId?: number; goesTo: string }[];
  const got = items.flatMap(({ boatId, goesTo }) => (goesTo === 'user' && boatId !== undefined ? [boatId] : []));
  return got.length === 1 ? got[0] : undefined;
}

function estimateText(output: Record<string, unknown>, { phrases }: Situation): string {
  const [average, lowest, highest] = ['average', 'lowest', 'highest'].map((key) => textOf(output[key]));
  if (errorOf(output) || !average || !lowest || !highest) return '';
  return phrases.sumAdvice.estimate(average, lowest, highest, countOf(output.comparables));
}
