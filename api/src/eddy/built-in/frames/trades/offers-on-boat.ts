import { OFFER_FIGURES } from '../../phrases/offer-figures.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { tradeLineOf } from './trade-line.ts';
import { type KnownTrade, tradesIn } from './trade-meant.ts';

const OFFERS = '(?:offers?|bids?|proposals?)';
const OPENS = '^(?:(?:please|can you|could you|hey|hi|okay|so|and|then|eddy|i want|i need|i would like|to see|,) ?)*';
/** 'List all bids on my Gale with amounts', 'each cash offer for my Gale'. */
const LISTED = new RegExp(
  `${OPENS}(?:(?:list|show|give|tell|send|read)(?: me| us)? )?(?:(?:what|which) (?:are|is) )?(?:(?:all|every|each|single|any and all|the|of|open|current|live|pending|cash|money|dollar) )*${OFFERS}(?: (?:that |which )?(?:i (?:have|got|have got) |have come in |came in |there (?:are|is) )?)? ?(?:on|for|against) (?:my|our) [^?.!,]{2,40}?(?:(?: ?,| with| and| by| including)* ?(?:(?:the|its|their|all|cash|exact|dollar) )*(?:amounts?|figures?|sums?|numbers?|prices?|dollars?|cash|how much(?: each)?|each|who|names?|from whom))*[?.! ]*$`,
);
/** 'What cash have people offered for my Gale' */
const OFFERED = new RegExp(
  `${OPENS}(?:what|how much) (?:cash|money|amounts?|sums?|dollars)(?: \\w+)? (?:have|has|did|do|are|is|was|were) (?:\\w+ ){0,3}(?:offer(?:ed|ing)?|bid|bidding|put up|promised)(?: me| us)? (?:on|for) (?:my|our) [^?.!,]{2,40}?(?: (?:so far|by now|until now|yet|in all|each))*[?.! ]*$`,
);
const ALL = /\b(?:all|every|each|list|amounts?|figures?|sums?|numbers?|cash|how much)\b/;
const CASH = /\b(?:cash|money|dollars?)\b/;
const ELSEWHERE =
  /\b(?:best|highest|biggest|lowest|most|declined|ended|expired|withdrawn|refused|accepted|sent|draft|counter|average|i made|i sent|ever|would|should|could|together|total|add)\b/;

/** All open offers about one boat of the user's own, with their amounts. */
export const offersOnBoatFrame: Frame = (situation) => {
  const { reading, language, line } = situation;
  const said = reading.words.replace(/ 's\b/g, '');
  if (language !== 'en' || ELSEWHERE.test(said) || !((LISTED.test(said) && ALL.test(said)) || OFFERED.test(said)))
    return undefined;
  const mine = new Set(
    situation.deals.flatMap(({ boats }) => boats.flatMap((one) => (one.isMine ? [one.boatId] : []))),
  );
  const named = line.all('own').flatMap((own) => (own.named ? own.boats : []));
  const boats =
    named.length > 0 ? named : line.all('boat').flatMap((one) => one.boats.filter(({ id }) => mine.has(id)));
  const [boat] = boats;
  if (!boat) return undefined;
  return {
    intent: 'trades',
    weight: 2.02,
    ...EVERYTHING,
    whole: true,
    plan: plan(
      situation,
      boats.map(({ id }) => id),
      boat.title,
      CASH.test(said),
    ),
  };
};

/** Cash stands without a title. */
const bringsCash = ({ youGet }: KnownTrade) => /(?<!\()\$[\d,]+(?:\.\d\d)?(?![\d)])/.test(youGet);

function plan({ deals, phrases }: Situation, ids: readonly number[], title: string, isCash: boolean): Plan {
  const meant = deals.filter(({ boats }) => boats.some(({ boatId, isMine }) => isMine && ids.includes(boatId)));
  return ([waiting, open]) => {
    if (!waiting) return use('my_trades', { list: 'waiting' });
    if (!open) return use('my_trades', { list: 'open' });
    const error = errorOf(waiting.output) ?? errorOf(open.output);
    if (error) return say(error);
    const trades = [...tradesIn(waiting.output), ...tradesIn(open.output)].filter(({ tradeId }) =>
      meant.some((deal) => deal.tradeId === tradeId),
    );
    const lines = (some: readonly KnownTrade[]) => some.map((one) => tradeLineOf(one, phrases));
    if (!isCash) return say([OFFER_FIGURES.openOn(title, trades.length), ...lines(trades)].join(' '));
    const paying = trades.filter(bringsCash);
    const others = trades.filter((one) => !bringsCash(one));
    return say(
      [
        OFFER_FIGURES.cashOn(title, paying.length),
        ...lines(paying),
        ...(others.length > 0 ? [OFFER_FIGURES.withoutCash, ...lines(others)] : []),
      ].join(' '),
    );
  };
}
