import { boatsOf } from '../../memory.ts';
import { withOwnSaid } from '../../own-said.ts';
import { countOf, errorOf, type Plan, say, textOf, use, useSaying } from '../../plan.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { described } from '../search/describe.ts';
import { foundText, nothingText } from '../search/search-plan.ts';
import { balanceText } from './balance-plan.ts';

const ASKS =
  /\bwhat (?:would|will|does|do) (?:it|that|this|i|we) (?:\w+ ){0,2}(?:take|need|cost|add|pay|give)\b|\bhow much (?:\w+ ){0,3}(?:add|pay|cash|more|on top|take|cost|throw in|put in|get back|back)\b|\b(?:can|could|may) (?:i|we) (?:\w+ )?(?:trade|swap|exchange)\b|\b(?:would|will|does|might) (?:anyone|anybody|someone|somebody|any(?: of the)? owners?) (?:\w+ )?(?:trade|swap|exchange|give)\b|\b(?:i|we) (?:would like|want|wanna|wish|hope|am looking|are looking|am trying) to (?:trade|swap|exchange)\b|^(?:(?:hi|hey|hello|okay|so|please|,) )*(?:trade|swap)\b/;
const FOR_KIND =
  /\b(?:trade|trading|swap|swapping|exchange|exchanging|go from|get from|move from|switch)(?: in| up| down| over)? _own_(?: (?:in|away|up|down|over|straight|even))* (?:for|into|to|against|on|toward|towards) (?:a|an|some|any|another|one of the)? ?(?:(?!boat\b|the\b|that\b|this\b)\w+ ){0,3}_(?:type|kind)_|\b(?:get|have|trade|swap|give)(?: me| us)? (?:a|an|some|any|another) (?:\w+ ){0,2}_(?:type|kind)_ (?:for|against|in exchange for) _own_/;
const MOST = 3;

/** 'What would it take to trade my Gale for a bowrider': boats of that kind whose owners take boats, with the difference to each. */
export const ownForKindFrame: Frame = (heard) => {
  const situation = withOwnSaid(heard);
  const { line } = situation;
  const [mine, ...more] = line.all('own').flatMap(({ named, boats }) => (named ? boats : []));
  if (!mine || more.length > 0 || !line.has(ASKS) || !line.has(FOR_KIND)) return undefined;
  if (line.has(/_(?:person|money|asset|coins|boat|make|id)_/)) return undefined;
  return {
    intent: 'reach',
    weight: 1.7,
    ...EVERYTHING,
    plan: kindPlan(situation, mine.id),
  };
};

function kindPlan({ line, phrases }: Situation, mine: number): Plan {
  const said = without(readWish(line).wish, ['query', 'makes', 'tradeFor', 'notTradeFor', 'sort', 'order']);
  const wish: Wish = { ...said, tradeFor: ['boats'], notMine: true, sort: 'price-low' };
  return (done) => {
    const [found, ...balances] = done;
    if (!found) return useSaying(phrases.lookingFor(described(wish, phrases)), 'search_boats', wish);
    const error = errorOf(found.output);
    if (error || countOf(found.output.total) === 0) return say(error ?? nothingText(wish, phrases));
    const boats = boatsOf(found.output).slice(0, MOST);
    const next = boats[balances.length];
    if (next) return use('offer_balance', { boatId: next.id, myBoatIds: [mine] });
    const lines = balances.map(({ output }, index) => {
      if (errorOf(output) || index === 0) return errorOf(output) ?? balanceText(output, phrases);
      const gap = textOf(output.valueGap);
      const { asks, short, over, even } = phrases.balance;
      const payer = textOf(output.whoPaysTheGap);
      const rest = payer === 'you' ? short(gap) : payer === 'the owner' ? over(gap) : even;
      return `${asks(textOf(output.get), textOf(output.price))} ${rest}`;
    });
    return say([foundText(wish, found.output, phrases), ...lines, phrases.balance.estimate].join(' '));
  };
}
