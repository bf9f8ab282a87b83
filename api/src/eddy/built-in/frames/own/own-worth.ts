import type { OwnWorthInput } from '@tradewind/contract/eddy-tools';
import { boatsMeant, idsMeant } from '../../meant.ts';
import { ownWorthText } from '../../phrases/own-worth.ts';
import { ask, type Plan } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { sortedShown } from '../offers/listed-target.ts';
import { changed, partsOf, type Selection, selectionIn } from './own-worth-said.ts';

const SUM =
  /\b(?:together|altogether|combined|(?:in )?total|totals|totaled|sum|add(?:s|ed|ing)? (?:\w+ ){0,3}up|adds? to|in all|all told|overall|worth|value|valued|come[s]? to|how much|amount to)\b/;
const GAP =
  /\b(?:short|shortfall|cover|covers|covered|enough|reach(?:es)?|suffic\w+|missing|gap|difference|far off|how far|how close|versus|vs|against|compare[sd]?|stack up|match(?:es)?|afford|buy|get me)\b|\b(?:how much|what) (?:would|do|does|will|must|should|could) (?:i|we) (?:\w+ ){0,3}(?:add|pay|put|owe|bring|throw in|chip in|come up with)\b/;
const OTHER =
  /\b(?:offer (?:him|her|them|_person_|my|the)|draft|send|message|tell (?:him|her|them|_person_)|who|whose|anyone|anybody|someone|agent|insurance|loan|tax|deposit|views?|fees?|each|apiece|per|owners?|sellers?|which|takes|(?:would|will|could|might|does|do|of them|they|people) (?:\w+ ){0,2}take|accepts?|keep)\b|_(?:type|kind|place|saved|service)_/;
/** Asks for a sum of what was told. */
const TOTAL =
  /^(?:(?:and|so|ok(?:ay)?|now|then|please|can you|could you|just|well) )*(?:(?:what is|whats|give me|tell me|show me) )?(?:the |a |that |it |it all |grand |in |all )*(?:(?:total|sum|altogether|together|all together|in all|combined)(?: (?:value|worth|please|then|of (?:that|it|all that)))*|(?:add|total|sum|tally|tot) (?:(?:that|it|this|them|those|these|all|everything) ){1,2}(?:all )?(?:up|together)|(?:add|total|sum|tally) (?:up )?(?:that|it|this|them|those|these|it all|everything)|(?:what|how much) (?:does|do|is|would|are) (?:that|it|they|this|those)(?: all)? (?:come to|add up to|amount to|make|altogether|together|in total|total|worth|all told))(?: (?:all|together|in total|altogether|then|for me|please|up|now))*[?.! ]*$/;
const OPENS =
  /^(?:(?:and|so|ok(?:ay)?|now|then|but|please|actually|hm|well|what about|how about|what if|i) )*(?:without|minus|less|except|excluding|exclude|leave|take|drop|remove|skip|subtract|not|no|keep|plus|add|with|include|including|throw|put|just|only|if|is|does|would|do|how|what|for|against|versus|vs|the|my|\+|-)(?= |$)/;
/** Asks how to enter a thing. */
const HOW_TO = /\b(?:how|where) (?:do|can|could|would|should|to)\b.*\b(?:add|put|list|enter|register)\b/;
const LONGEST = 14;
const WEIGHT = 2.1;

/** 'My boats plus the painting, what's it all worth': a sum over own boats and things, perhaps beside a price. */
export const ownWorthFrame: Frame = (situation) => {
  const { line, language, memory } = situation;
  if (language !== 'en' || memory.cardIsLast || line.has(OTHER)) return undefined;
  const input = totalInput(situation) ?? changedInput(situation) ?? wholeInput(situation);
  return (
    input && {
      intent: 'own',
      weight: WEIGHT,
      ...EVERYTHING,
      whole: true,
      plan: sumPlan(input),
    }
  );
};

const sumPlan = (input: OwnWorthInput): Plan => ask('own_worth', input, ownWorthText);

/** A message that tells by itself what to add up. */
function wholeInput(situation: Situation): OwnWorthInput | undefined {
  const { line } = situation;
  const selection = selectionIn(situation);
  const target = targetIn(situation);
  if (line.has(/_(?:boat|make|id)_/) && !target) return undefined;
  // Own boats with cash only are weighed against a boat as an offer.
  if (!selection.garage && !selection.assets?.length && !leavesOut(selection)) return undefined;
  const isAll = selection.boats === true && selection.garage === true;
  const isMixed =
    partsOf(selection) > 1 && (isAll || selection.boats === true || selection.garage === true || leavesOut(selection));
  const isLess = (selection.boats || selection.garage) && leavesOut(selection);
  const isGarage = selection.garage === true && target !== undefined;
  if (!isAll && !isMixed && !isLess && !isGarage) return undefined;
  if (!line.has(target ? GAP : SUM) && !(isAll && line.chunks.length < 7)) return undefined;
  const told = isAll && line.has(/\b(?:all of (?:it|that|them)|it all)\b/) ? toldBefore(situation) : undefined;
  return { ...(told ?? selection), ...(target !== undefined && { boatId: target }) };
}

const leavesOut = ({ withoutAssets = [], withoutBoatIds = [] }: Selection) =>
  withoutAssets.length + withoutBoatIds.length > 0;

/** The sum of the last answer, or the things that it listed. */
function toldBefore({ memory: { last } }: Situation): OwnWorthInput | undefined {
  const call = last?.calls.findLast(({ name }) => /^(?:own_worth|worth_together|my_garage|my_boats)$/.test(name));
  if (!call) return undefined;
  if (call.name === 'own_worth') {
    // A price that was held against another one adds up nothing.
    const { cash: _cash, boatId: _boat, ...things } = call.input as OwnWorthInput;
    return Object.keys(things).length > 0 ? (call.input as OwnWorthInput) : undefined;
  }
  if (call.name === 'my_garage') return { garage: true };
  if (call.name === 'my_boats') return /\bboats?\b/i.test(last?.question ?? '') ? { boats: true } : undefined;
  const { myBoatIds, assets, cash, bitcoin } = call.input as Selection & { bitcoin?: unknown };
  return bitcoin ? undefined : { ...(myBoatIds && { myBoatIds }), ...(assets && { assets }), ...(cash && { cash }) };
}

/** 'Add that up' after a list of one's own. */
function totalInput(situation: Situation): OwnWorthInput | undefined {
  const told = toldBefore(situation);
  return told && situation.line.has(TOTAL) ? told : undefined;
}

/** 'Take the painting out', 'and with 20k?', 'how short is that for the Reef 24' after a sum. */
function changedInput(situation: Situation): OwnWorthInput | undefined {
  const { line, memory } = situation;
  const told = toldBefore(situation);
  const isSum = memory.last?.calls.some(({ name }) => /^(?:own_worth|worth_together|my_garage)$/.test(name));
  const selection = selectionIn(situation);
  if (!told || !isSum || line.chunks.length > LONGEST || line.has(HOW_TO)) return undefined;
  if (!line.has(OPENS) && !leavesOut(selection)) return undefined;
  const { boatId: before, ...base } = told;
  const target = targetIn(situation) ?? before;
  const isShort = line.has(GAP) && target !== undefined;
  if (
    line.has(/^(?:(?:and|so|ok(?:ay)?|now|then) )*(?:just|only) (?:the |my )?(?:boats|garage|things|_own_)\b/) &&
    partsOf(selection) === 1
  )
    return { ...selection, ...(target !== undefined && { boatId: target }) };
  const isMore =
    line.has(/\b(?:plus|add|with|include|including|throw in|put in|too|as well)\b|\+/) && partsOf(selection) > 0;
  if (!isShort && !leavesOut(selection) && !isMore) return undefined;
  if (line.has(/_(?:boat|make|id)_/) && targetIn(situation) === undefined) return undefined;
  // Words that only repeat what was given change nothing.
  const next = leavesOut(selection) || isMore ? changed(base, selection) : base;
  return { ...next, ...(target !== undefined && { boatId: target }) };
}

/** The boat of somebody else that the sum is held against. */
function targetIn(situation: Situation): number | undefined {
  const { line, own } = situation;
  if (!line.has(/_(?:boat|make|id|ref|sort)_/)) return undefined;
  // 'The cheapest of them' is one of the list.
  const isSorted = !line.has(/_(?:boat|make|id|ref)_/);
  if (isSorted && situation.memory.shown.length < 2) return undefined;
  const chunks = line.chunks.filter(({ meaning }) => ['boat', 'make', 'id', 'ref'].includes(meaning?.is ?? ''));
  const sorted = isSorted ? sortedShown(situation) : undefined;
  if (sorted !== undefined) return own.some(({ id }) => id === sorted) ? undefined : sorted;
  const meant = isSorted ? boatsMeant(situation) : boatsMeant(situation, chunks);
  const [only, ...others] = idsMeant(meant);
  return only !== undefined && others.length === 0 && !own.some(({ id }) => id === only) ? only : undefined;
}
