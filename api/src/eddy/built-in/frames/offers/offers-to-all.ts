import { boatsOf, type KnownBoat } from '../../memory.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { fromAsking } from './amounts-said.ts';

const ORDERS =
  /\b(?:send|make|put in|submit|draft|place|offer|bid|lowball|shoot|fire off|prepare)\b.*\b(?:offers?|bids?|proposals?|under|below|less|off|of)\b/;
const ALL = /\b(?:all|each|every|everybody|everyone|both|them|those|these)\b/;
const MOST = 4;

/** 'Offer everybody on my list a tenth less': offers go out one at a time, so each sum is told. */
export const offersToAllFrame: Frame = (situation) => {
  const { line, memory, message } = situation;
  const isSaved = line.first('saved') !== undefined;
  const isShown = !isSaved && ALL.test(message.toLowerCase()) && memory.shown.length > 1;
  if (!(isSaved || isShown) || !line.has(ORDERS) || line.has(/_(?:boat|make|person|own|type|asset)_/)) return undefined;
  const priced = fromAsking(situation);
  if (!priced || line.has(/^(?:what|how|can i|could i|should)\b/)) return undefined;
  return {
    intent: 'offer',
    weight: 1.9,
    ...EVERYTHING,
    whole: true,
    plan: isSaved ? savedPlan(situation, priced) : sumsPlan(situation, priced, memory.shown),
  };
};

type Priced = NonNullable<ReturnType<typeof fromAsking>>;

const savedPlan =
  (situation: Situation, priced: Priced): Plan =>
  (done) => {
    const [saved, ...rest] = done;
    if (!saved) return use('saved_boats', {});
    const boats = boatsOf(saved.output);
    if (boats.length === 0) return say(errorOf(saved.output) ?? situation.phrases.noSaved);
    return sumsPlan(situation, priced, boats)(rest);
  };

function sumsPlan({ phrases, deals }: Situation, priced: Priced, boats: readonly KnownBoat[]): Plan {
  const free = boats.filter(({ inTrade }) => !inTrade);
  const taken = boats.filter(({ inTrade }) => inTrade).map(({ title }) => title);
  const meant = free.slice(0, MOST);
  const isOpen = ({ id }: KnownBoat) =>
    deals.some(
      ({ list, boats: given }) => list === 'open' && given.some(({ boatId, isMine }) => boatId === id && !isMine),
    );
  return (done) => {
    const next = meant[done.length];
    if (next) return use('offer_balance', { boatId: next.id, cash: Math.round(priced(next)) });
    const sums = meant.flatMap((boat, index) => {
      const { output } = done[index] ?? {};
      if (!output || errorOf(output)) return [];
      const open = isOpen(boat) ? phrases.dealFigures.openAlready : '';
      return [
        [phrases.dealFigures.sumFor(boat.title, boat.price, textOf(output.cash)), open].filter(Boolean).join(' '),
      ];
    });
    return say(
      [
        phrases.dealFigures.oneOfferOnly,
        ...sums,
        taken.length > 0 ? phrases.tradePending(taken, false) : '',
        free.length > meant.length ? phrases.dealFigures.moreBoats : '',
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
}
