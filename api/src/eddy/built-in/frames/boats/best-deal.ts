import { boatsMeant, idsMeant, type Several, severalIn } from '../../meant.ts';
import { boatsOf, type KnownBoat } from '../../memory.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { wishOfList } from '../lists/list-wish.ts';
import { lookUp, onlyOne } from './boat-text.ts';
import { pairIds } from './told-pair.ts';

const BEST =
  /\b(?:best|better|greatest|biggest) (?:\w+ )?(?:deals?|bargains?|buys?|value(?: for (?:the |my |your )?money)?|steals?|bang for (?:the|my|your) bucks?)\b|\b(?:most|more) (?:under ?-? ?priced|undervalued|bang for (?:the|my|your) bucks?|boat for (?:the|my|your) (?:money|dollar|buck))\b|\b(?:furthest|farthest|most) (?:under|below) (?:the )?(?:market|estimate|value)\b|\bworth (?:the |an? |that )?(?:extra|difference|more|premium|upcharge|price difference)\b/;
/** Figures that another answer goes by. */
const OTHER =
  /\b(?:offers?|offering|offered|bids?|bidding|per (?:foot|ft|hour|person|berth)|a foot|fees?|closing|insurance|average|message|tell (?!me|us)|ask|why|deal with|my deal|our deal|for my|with my)\b|_(?:own|person|asset|coins|service)_/;
const BETTER = /\b(?:better|more)\b/;
const MOST = 12;

/** 'Which of the Fenwicks is the best deal': the asking price of each against its estimate. */
export const bestDealFrame: Frame = (situation) => {
  const { line } = situation;
  if (!line.has(BEST) || line.has(OTHER)) return undefined;
  const boats = boatsIn(situation);
  if (!boats) return undefined;
  return { intent: 'value', weight: 1.65, ...EVERYTHING, plan: planFor(boats, situation) };
};

/** The boats in question: those named, saved ones, all of a name or a wish, or those of the list. */
function boatsIn(
  situation: Situation,
): { ids: readonly number[]; several?: readonly Several[] } | { wish: Wish } | undefined {
  const { line, memory } = situation;
  const meant = boatsMeant(situation);
  const several = severalIn(situation);
  const ids = idsMeant(meant);
  if (ids.length > 0 && several.length > 0) return { ids, several };
  const named = line.all('boat').flatMap(({ boats, count }) => (count === 1 ? boats.map(({ id }) => id) : []));
  if (named.length > 1 && line.all('make').length === 0) return { ids: [...new Set(named)] };
  const saved = line.all('saved').flatMap(({ boats }) => boats.map(({ id }) => id));
  if (saved.length > 1) return { ids: saved };
  const said = without(readWish(line).wish, ['sort', 'order', 'limit']);
  const pair = Object.keys(said).length === 0 && line.has(BETTER) ? pairIds(memory) : [];
  if (pair.length === 2) return { ids: pair };
  const isOfList = line.has(/\b(?:them|these|those|they)\b|_ref_/) || Object.keys(said).length === 0;
  const list = isOfList ? wishOfList(memory) : undefined;
  if (named.length === 1) return undefined;
  if (list) return { wish: { ...list, ...said } };
  return Object.keys(said).length > 0 ? { wish: said } : undefined;
}

type Estimated = KnownBoat & { difference: string; position: 'below' | 'about' | 'above' };

function planFor(boats: NonNullable<ReturnType<typeof boatsIn>>, { phrases }: Situation): Plan {
  const { bestDeal } = phrases;
  return (done) => {
    const several = ('several' in boats && boats.several) || [];
    const looked = several[done.length];
    if (looked) return lookUp(looked);
    const others = several.map(({ name }, index) => onlyOne(done[index]?.output ?? {}, name));
    const unclear = several.find((_one, index) => !others[index]);
    if (unclear) return say(`${phrases.noneNamed(unclear.name)} ${phrases.compareWhich}`);
    const [found, ...rest] = 'wish' in boats ? done : [undefined, ...done.slice(several.length)];
    if ('wish' in boats && !found) return use('read_boats', boats.wish);
    const total = countOf(found?.output.total);
    const read = found ? boatsOf(found.output) : [];
    const [only] = read;
    if (found && total > MOST) return say(bestDeal.tooMany(total, MOST));
    if (found && !only) return say(errorOf(found.output) ?? phrases.nothing);
    if (only && read.length === 1) return say(bestDeal.only(only.title, only.price));
    const ids = 'ids' in boats ? [...boats.ids, ...others.flatMap((one) => one?.id ?? [])] : read.map(({ id }) => id);
    const [estimated] = rest;
    if (!estimated) return use('estimate_boats', { boatIds: ids });
    return say(errorOf(estimated.output) ?? textOf(estimated.output, phrases));
  };
}

function textOf(output: Record<string, unknown>, phrases: Situation['phrases']): string {
  const { bestDeal } = phrases;
  const [first, ...others] = boatsOf(output) as Estimated[];
  const unknown = (output.withoutEstimate ?? []) as KnownBoat[];
  if (!first) return bestDeal.none;
  const pending = [first, ...others].filter(({ inTrade }) => inTrade).map(({ title }) => title);
  return [
    bestDeal.first(first, others.length + 1),
    others.length > 0 ? bestDeal.others(others) : '',
    unknown.length > 0 ? bestDeal.unknown(unknown.map(({ title }) => title)) : '',
    pending.length > 0 ? phrases.tradePending(pending, false) : '',
    bestDeal.note,
  ]
    .filter(Boolean)
    .join(' ');
}
