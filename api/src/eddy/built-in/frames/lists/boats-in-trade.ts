import { categoryLabel } from '@tradewind/contract/trade-words';
import type { KnownBoat } from '../../memory.ts';
import { say } from '../../plan.ts';
import { refined } from '../../reading/refined-wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { takersText } from '../search/of-these.ts';
import { searchPlan } from '../search/search-plan.ts';
import { wishOfList } from './list-wish.ts';

/** 'Any of those take a boat in trade?' */
const ASKS =
  /^(?:(?:and|so|but|okay|then|also|hm+|,) )*(?:(?:do|does|would|will|could|can|might|is|are) )?(?:_ref_|(?:any|either|which|who|anyone|anybody|all)(?: (?:ones?|boats?|owners?|sellers?|of|the|these|those|them))*)(?: (?:owners?|sellers?|would|will|might|do|does|also|even|of|them|guys|that|who|is|are))* (?:takes?|taking|accepts?|accepting|wants?|wanting|considers?|(?:be )?open to|(?:be )?up for|trades? for|swaps? for|looking for) (?:(?:a|an|another|other|smaller|bigger|my|some|any|their|in) )*(?:boats?|yachts?)(?: (?:in|on|as|for|a|trade|exchange|return|part|payment|swap|too|instead|of|cash))*[?.! ]*$/;
/** Few enough for what each owner takes. */
const MOST_TOLD = 4;

/** Whether owners of the list on screen take boats in trade. */
export const boatsInTradeFrame: Frame = (situation) => {
  const { line, memory, phrases } = situation;
  if (memory.shown.length < 2 || !line.has(ASKS)) return undefined;
  const base = wishOfList(memory);
  const isPart = memory.listedBy === 'search_boats' && memory.found > memory.shown.length;
  return {
    intent: 'owner',
    weight: 1.9,
    ...EVERYTHING,
    plan:
      isPart && base
        ? searchPlan({ wish: refined(base, { tradeFor: ['boats'] }) }, phrases)
        : () => say(takersIn(memory.shown, situation)),
  };
};

function takersIn(shown: readonly KnownBoat[], { phrases }: Situation): string {
  const [boats, open] = [categoryLabel('boats'), categoryLabel('open_to_offers')];
  const taken = shown.filter(({ takesInTrade }) => takesInTrade.includes(boats));
  const isOpen = ({ takesInTrade }: KnownBoat) => !takesInTrade.includes(boats) && takesInTrade.includes(open);
  const others = shown.filter(({ takesInTrade }) => !takesInTrade.includes(boats) && !takesInTrade.includes(open));
  const told = others.length > MOST_TOLD ? [] : others;
  return [
    takersText(
      shown.length,
      shown.filter((boat) => taken.includes(boat) || isOpen(boat)),
      shown.filter(isOpen),
      phrases,
    ),
    ...told.map(({ owner, title, price, takesInTrade }) =>
      takesInTrade.length > 0
        ? phrases.takesFor(owner ?? '', title, price, takesInTrade)
        : phrases.takesNothingFor(owner ?? '', title, price),
    ),
  ].join(' ');
}
