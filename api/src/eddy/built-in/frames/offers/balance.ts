import { boatsMeant } from '../../meant.ts';
import { boatsOf, type KnownBoat } from '../../memory.ts';
import { withOwnSaid, withOwnSubjects } from '../../own-said.ts';
import { question } from '../../phrases/questions.ts';
import { errorOf, just, type Plan, remarked, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { severalPlan } from '../boats/boat-text.ts';
import { dealsNamed } from '../trades/deals-named.ts';
import { amountSaid } from './amounts-said.ts';
import { balanceAgain } from './balance-again.ts';
import { comparePlan, countedChunk, givenIn } from './balance-plan.ts';
import { ordersRest } from './offer-draft.ts';
import { assetsIn } from './offered-things.ts';

const ENOUGH =
  /\b(?:enough|covers?|suffices?|sufficient|get me there|gets? (?:me|us) (?:into )?(?:the |that |this |his |her )?_(?:boat|make|ref|person|id)_|do the trick|pay for (?:it|her|the|_)|come up short|fall short|be short|am i short|short of)\b/;
const REST =
  /\b(?:how much|what|how many (?:dollars|thousand))\b.*\b(?:owe|on top|add|extra|chip in|kick in|throw in|put in|come up with|cough up|short|the difference|the gap|the rest|missing|make up)\b|\bhow (?:far|close) (?:off|away)?\b.*\b(?:am|would|will) (?:i|we)\b|\bhow short (?:am|are|would|will|do|was) (?:i|we)\b|\bhow much more (?:would|do|will|cash|money)\b|\bhow much (?:cash|money) (?:\w+ ){0,2}(?:that|it|i|we|there|be|need|needed)\b|\bwho (?:would |will |should |do |does |has to |have to |must |had to )*(?:owes?|pays?|adds?|puts? in|chips? in|throws? in)\b.*\b(?:whom?|what|how much|difference|gap|rest|cash|money|balance|on top)\b/;
const BACK =
  /\b(?:how much|what|anything|something|any (?:cash|money))\b.*\b(?:back|left over|get out of it|pocket|in change|owe me|pay me|on my side|come out ahead)\b/;
const AFFORD =
  /^(?!.*\b(?:what|how much|which)\b).*\b(?:can|could|would|will|might|may) (?:i|we) (?:\w+ )?(?:afford|swing|manage|get|buy|finance|handle)\b|\bafford\b|\bable to (?:afford|buy|get)\b/;
const SELLS =
  /\b(?:if|once|when|after|assuming|suppose|say|by) (?:i |we )?(?:\w+ )?(?:sell|sells|sold|selling|trade|traded|trading|swap|swapped|swapping|give|gave|unload\w*)\b/;
/** Each of one's own boats by itself against another one. */
const WHICH_OWN =
  /\b(?:which|what|any|either|one)(?: one)?(?: of)? _own_(?: \w+){0,3} (?:could|can|would|might|will|is|are|do|does)\b.*\b(?:swap\w*|trad\w*|exchang\w*|give|go|cover\w*|enough|even|buy|get me)\b.*_(?:boat|make|ref|person|id)_/;
/** An order for an offer asks nothing. */
const ORDERED = /^(?:(?:please|can you|could you|okay|hey|eddy|just|,) )*(?:offer|bid|propose|draft|give _person_)\b/;
const WHAT_IF =
  /\b(?:what if|how about if|suppose|say) (?:i|we) (?:\w+ )?(?:give|gave|offer|offered|trade|traded|swap|swapped|put up|throw in|threw in|add|added)\b/;
/** 'Closing cost if I trade my Gale for the Reef'. */
const FEE_IF =
  /(?:_service_|\b(?:fees?|closing costs?|cost to close|closing)\b).*\bif (?:i|we) (?:\w+ )?(?:trade|traded|swap|swapped|give|gave|exchange)\b|\bif (?:i|we) (?:\w+ )?(?:trade|traded|swap|swapped|give|gave|exchange)\b.*(?:_service_|\b(?:fees?|closing costs?|cost to close)\b)/;
const OTHER_THINGS =
  /\b(?:(?:big|large|long|fast|strong|powerful|wide|deep|good|roomy|new) enough|room|space|fuel|power|berths|beds|deep|closing costs?|loan payment|monthly|fees?|tax|taxes|insurance|slip|storage|transport|shipping|seaworthy|time|deposit|survey|ask|tell|message)\b|_(?:kind|miles)_/;

/** Other languages put the verbs last: 'how much must I add, if I my Gale for the Reef swap'. */
const IF_SWAPPED =
  /\bhow (?:much|many)\b(?! (?:longer|bigger|older|newer|faster|days|hours|time)).*\bif (?:i|we)?(?: (?!_)\w+)? ?_own_ (?:for|against) (?:the )?_(?:boat|make)_|\bif (?:i|we)?(?: (?!_)\w+)? ?_own_ (?:for|against) (?:the )?_(?:boat|make)_.*\bhow (?:much|many)\b(?! (?:longer|bigger|older|newer|faster|days|hours|time))/;

/** 'What would the two add up to' is a sum of prices. */
const SUMS_UP = /\b(?:it|that|they|those|these|both|all|them|would|_boat_|_ref_)(?: (?:all|both|then))? adds? up\b/;

/** Whether the user's things are worth as much as a boat asks, and who would pay the rest. Nothing is drafted. */
export const balanceFrame: Frame = (heard) => {
  const situation = withOwnSubjects(withOwnSaid(heard));
  const { line, deals, memory } = situation;
  const again = balanceAgain(situation);
  if (again) return { ...EXPLAINED, weight: 1.6, plan: again };
  const things = assetsIn(situation);
  const gives = ownIn(situation).length > 0 || things.length > 0;
  const rest = line.has(REST) || line.has(BACK) || line.has(PLUS_HOW_MUCH);
  const isFee = gives && line.has(FEE_IF) && !line.has(/\bwho (?:pays|covers|has to pay)\b/);
  const isSwapped = line.has(IF_SWAPPED);
  const asks =
    (line.has(WHICH_OWN) && !line.has(/_(?:money|bound)_/)) ||
    line.has(ENOUGH) ||
    (line.has(WHAT_IF) && (gives || amountSaid(situation) !== undefined)) ||
    (rest && (gives || isPlanned(line.text))) ||
    isFee ||
    isSwapped ||
    (line.has(AFFORD) && isPaidWith(situation, gives));
  if (line.has(ORDERED) && !line.has(/\?|\b(?:how|what|enough)\b/)) return undefined;
  if (line.has(SUMS_UP) || ordersRest(line)) return undefined;
  if (!asks || memory.cardIsLast || (line.has(OTHER_THINGS) && !isFee)) return undefined;
  if (!gives && !rest && amountSaid(situation) === undefined) return undefined;
  // An agreed trade has figures of its own.
  const agreed = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  if (dealsNamed(situation, agreed).length > 0 && !line.has(/\b(?:would|could|if)\b/)) return undefined;
  const plan = targetPlan(situation);
  const isCounted = countedChunk(line) !== undefined;
  return plan && { ...EXPLAINED, plan, ...(isSwapped && { weight: 1.66 }), ...(isCounted && { weight: 1.95 }) };
};

const EXPLAINED = {
  intent: 'reach',
  weight: 1.58,
  ...EVERYTHING,
  whole: true,
  tells:
    /\b(?:gap|differ\w*|short|shortfall|left to pay|left over|missing|the rest|balance|top ?up|on top|make up|how far off)\b|\bhow much (?:more|extra|cash|money|(?:would|do|will) (?:i|we) (?:\w+ )?(?:owe|add|need|pay))\b|\bwho (?:pays|owes|adds)\b/i,
} as const;

/** 'My truck plus how much cash gets me the Gale' */
const PLUS_HOW_MUCH =
  /_(?:asset|own|coins)_ (?:(?:plus|and|\+|&|with) )+(?:how much|what|how many)\b|\bhow much (?:more|extra|cash|money|on top)(?: \w+){0,2} for (?:the |that |this |her |his )?_(?:boat|make|id|ref)_|\bhow much (?:cash|money|extra|more)?(?: \w+){0,3} (?:beside|besides|with|plus|next to) (?:my |our |the )?_(?:asset|own|coins)_/;

/** A plan, unlike what one owes in an agreed trade. */
const isPlanned = (text: string) =>
  /\b(?:would|could|will|should|if|might|do i|have to|need to|after|trad\w+|swap\w*)\b/.test(text);

const isPaidWith = ({ line }: Situation, gives: boolean) =>
  gives
    ? line.has(SELLS) || line.has(/\b(?:with|for|plus|and|using)\b/)
    : line.has(/\b(?:with|for|on) _(?:money|bound|n)_/);

/** The user's boats that the message gives; 'I keep mine' gives none. */
const ownIn = ({ line }: Situation) =>
  line.has(/\b(?:not|never|without|keep|keeping|instead of)\b (?:\w+ ){0,3}_own_/) ? [] : line.all('own');

function targetPlan(situation: Situation): Plan | undefined {
  const { line, memory, phrases, language, own } = situation;
  const mine = new Set([...own, ...line.all('own').flatMap(({ boats }) => boats)].map(({ id }) => id));
  if (memory.focusId === undefined && !line.has(/_(?:boat|make|ref|id|person|sort)_/)) return undefined;
  const meant = boatsMeant(situation);
  if (typeof meant === 'object' && 'several' in meant)
    return severalPlan(meant.several, phrases, question('whichBoat', language), ({ id }) => givenPlan(id, situation));
  const ids = typeof meant === 'object' ? meant.ids.filter((id) => !mine.has(id)) : [];
  if (typeof meant === 'object' && ids.length === 0 && line.has(/_(?:ref|sort|id)_/)) return just(phrases.ownTarget);
  const target = ids[0] ?? (line.has(/_(?:boat|make)_/) ? undefined : memory.focusId);
  return target === undefined || mine.has(target) ? undefined : givenPlan(target, situation);
}

const MOST = 3;
const EACH = /\b(?:each|alone|by itself|single|on its own|one by one|either|any one)\b/;
const TOGETHER = /\b(?:both|all)(?: \w+)?(?: of)? (?:my|our)\b|\b(?:my|our) (?:\w+ )?boats\b/i;

/** With several boats of one's own and none named, each of them is compared. */
function givenPlan(boatId: number, situation: Situation): Plan {
  const { line, phrases } = situation;
  const given = givenIn(situation);
  if (!given) return just(phrases.badAmount.negative);
  const own = ownIn(situation);
  const named = [...new Set(own.flatMap((one) => (one.named ? one.boats.map(({ id }) => id) : [])))];
  if (named.length > 0) return comparePlan(boatId, [named], given, situation);
  if (own.length === 0 && (given.assets || given.cash)) return comparePlan(boatId, [[]], given, situation);
  return (done) => {
    const [mine, ...rest] = done;
    if (!mine) return use('my_boats');
    const active = (boatsOf(mine.output) as (KnownBoat & { status: string })[]).filter(
      ({ status }) => status === 'active' || status === 'paused',
    );
    const ids = active.slice(0, MOST).map(({ id }) => id);
    if (ids.length === 0) return say(errorOf(mine.output) ?? phrases.noActiveToOffer);
    const isEach = line.has(WHICH_OWN) || line.has(EACH);
    const together = !isEach && (line.has(/\b(?:both|all|boats|together|everything)\b/) || TOGETHER.test(line.message));
    const compared = comparePlan(boatId, together ? [ids] : ids.map((id) => [id]), given, situation);
    const left = together ? boatsOf(mine.output).filter(({ id }) => !ids.includes(id)) : [];
    const remark = left.length > 0 ? phrases.withoutBoats(left.map(({ title }) => title)) : '';
    return remarked(compared, remark)(rest);
  };
}
