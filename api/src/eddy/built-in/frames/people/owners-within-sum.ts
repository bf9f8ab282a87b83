import { displayMoney, dollars } from '@tradewind/domain/money';
import { boatsOf, type KnownBoat } from '../../memory.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { amountSaid } from '../offers/amounts-said.ts';

const ANY =
  '(?:any|anything|something|one|either|which(?: one| ones)?|what|some|all|each|none|everything|a boat|boats?|cheapest)';
const BUYS =
  '(?:buy|buys|afford|affords|get|gets|have|enough|cover|covers|pay(?:s)? for|reach|suffice|do it|in (?:my )?(?:range|budget|reach)|within (?:my )?(?:range|budget|reach|_money_|_n_|_bound_)|for (?:under |up to |less than |at most )?(?:_money_|_n_|_bound_))';
const ASKS = new RegExp(
  [
    `\\b${BUYS} (?:me )?(?:(?:with )?(?:\\$ )?_(?:money|n|bound)_ )?(?:for )?${ANY}(?: of)?(?: \\w+){0,2} _person_`,
    `\\b${ANY}(?: of)? (?:that )?_person_(?: 's)?(?: (?:boats?|yachts?|listings?|has|have|owns?|sells?|lists?|is selling|that|which|could|can|would|i|we|be|listed|for sale))*.*\\b${BUYS}`,
    `\\b(?:does|do|has|have|is|would|will|can|could) _person_ (?:\\w+ )?(?:have|has|own|sell|list|got|selling)?(?: \\w+){0,2} ?${ANY}\\b.*\\b${BUYS}`,
    `\\b(?:buy|get|afford) ${ANY}(?: \\w+){0,2} (?:from|of|by|off) _person_`,
  ].join('|'),
);
const ORDERS =
  /^(?:(?:please|okay|so|and|just|can you|could you) )*(?:offer|bid|tell|ask|message|write|text|draft|counter|send)\b|\b(?:offer|bid) _/;
const ASKING =
  /^(?:(?:so|and|but|hey|okay|well|if|(?:\$ )?_(?:money|n|bound)_|i (?:have|got|have got)(?: only)? (?:\$ )?_(?:money|n|bound)_|with(?: only)? (?:\$ )?_(?:money|n|bound)_|for (?:\$ )?_(?:money|n|bound)_|[,.]) )*(?:is|are|would|will|could|can|does|do|has|have|which|what|any|anything|how many|may|might|cover|buy|get|afford)\b|\?/;

/** Answers whether a sum is enough for any boat of one owner. */
export const ownersWithinSumFrame: Frame = (situation) => {
  const { line } = situation;
  const person = line.first('person');
  const [seller, ...namesakes] = person?.ids ?? [];
  if (!person || seller === undefined || namesakes.length > 0 || line.all('person').length > 1) return undefined;
  if (!line.has(ASKS) || !line.has(ASKING) || line.has(ORDERS)) return undefined;
  if (line.has(/_(?:boat|make|id|own|asset|coins|type|place|saved)_/)) return undefined;
  const said = amountSaid(situation);
  if (!said || !('cash' in said)) return undefined;
  return {
    intent: 'owner',
    weight: 1.85,
    ...EVERYTHING,
    whole: true,
    plan: planFor(situation, { name: person.name, seller }, said.cash),
  };
};

const titled = ({ title, price }: KnownBoat) => `${title} at ${price}`;

const WHICH = /^(?:(?:so|and|hey|okay|,) )*(?:which|what|how many)\b/;

function planFor({ phrases, line }: Situation, { name, seller }: { name: string; seller: string }, cash: number): Plan {
  const sum = displayMoney(dollars(Math.round(cash)));
  return (done) => {
    const [within, all] = done;
    if (!within) return use('search_boats', { seller, maxPrice: cash, sort: 'price-low' });
    const found = boatsOf(within.output);
    if (found.length > 0) return say(phrases.ownersWithin(name, sum, found.map(titled), !line.has(WHICH)));
    if (!all) return use('search_boats', { seller, sort: 'price-low' });
    const boats = boatsOf(all.output);
    const isAll = countOf(all.output.total) <= boats.length && boats.length > 1;
    if (boats.length === 0) return say(errorOf(all.output) ?? phrases.noOwnersBoats(name));
    return say(phrases.ownersAbove(name, sum, (isAll ? boats : boats.slice(0, 1)).map(titled), isAll));
  };
}
