import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { withOwnSaid } from '../../own-said.ts';
import { errorOf, listed, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

const ASKS =
  /\b(?:which|what|any|what all)(?: one)?(?: of)? _person_ 's (?:boats?|yachts?|listings?|vessels?)\b.*\b(?:could|can|would|might) (?:i|we) (?:\w+ )?(?:get|have|trade|swap|afford|go for|reach)\b/;
const NO_CASH =
  /\b(?:no|without(?: any)?|zero|not (?:a|any|one)) (?:\w+ )?(?:cash|money|dollars?|cent|dime)\b|\b(?:straight|even)(?: up)? (?:trade|swap)\b/;

/** The boats of somebody that the user's own boat alone would pay for, by asking prices. */
export const ownersInReachFrame: Frame = (heard) => {
  const situation = withOwnSaid(heard);
  const { line } = situation;
  const seller = line.first('person')?.ids[0];
  const [mine, ...more] = line.all('own').flatMap(({ named, boats }) => (named ? boats : []));
  if (!line.has(ASKS) || !seller || !mine || more.length > 0) return undefined;
  if (line.has(/_(?:money|bound|asset|coins)_/)) return undefined;
  return {
    intent: 'reach',
    weight: 1.8,
    ...EVERYTHING,
    ...(line.has(NO_CASH) && { whole: true }),
    plan: planFor(situation, seller, mine.id),
  };
};

function planFor({ line, phrases }: Situation, seller: string, boatId: number): Plan {
  const name = line.first('person')?.name ?? '';
  return (done) => {
    const [details, within, all, balance] = done;
    if (!details) return use('boat_details', { boatIds: [boatId] });
    const [mine] = boatsOf(details.output);
    if (!mine) return say(errorOf(details.output) ?? phrases.nothing);
    const most = dollarsOf(mine.price);
    if (!within) return use('search_boats', { seller, maxPrice: most, sort: 'price-high' });
    const found = boatsOf(within.output);
    if (found.length > 0) return say(phrases.withinReach(name, mine.title, mine.price, listed(found.map(titled))));
    if (!all) return use('search_boats', { seller, sort: 'price-low' });
    const [nearest] = boatsOf(all.output);
    if (!nearest) return say(errorOf(all.output) ?? phrases.noOwnersBoats(name));
    if (!balance) return use('offer_balance', { boatId: nearest.id, myBoatIds: [boatId] });
    const gap = textOf(balance.output.valueGap);
    return say(phrases.noneWithinReach(name, mine.title, mine.price, titled(nearest), gap));
  };
}

const titled = ({ title, price }: KnownBoat) => `${title} at ${price}`;
