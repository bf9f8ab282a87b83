import { matches } from '../../../matching.ts';
import { boatsOf, type KnownBoat } from '../../memory.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import type { Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { wishOfList } from './list-wish.ts';

const UP =
  '(?:listed|up|posted|advertised|online|sitting|around|here|on (?:here|the (?:market|site))|for sale|out there|on tradewind)';
const LONGEST = new RegExp(
  `\\b${UP}(?: (?:for|here|on here|on the (?:market|site)|up|for sale))* (?:the )?(?:longer|longest)\\b|\\b(?:longest|longer) (?:\\w+ )?${UP}\\b|\\b(?:stalest|oldest) (?:listing|ad)\\b|\\b(?:listed|posted|put up|went up|came up) (?:first|earlier|earliest)\\b|\\bfirst (?:listed|posted)\\b`,
);
const LATEST =
  /\b(?:most recent(?:ly)?|latest|newest|last) (?:listed|added|posted|put up|listing|ad|addition)\b|\b(?:listed|added|posted|put up) (?:last|latest|most recently)\b/;
const OF_LIST =
  /_ref_|\b(?:them|those|these|they|the list|the bunch|the lot)\b|^(?:(?:and|so|okay|but|cool|,) )*(?:which|what|who)(?: one| boat)? (?:is|has|was|been)\b/;
const OTHER =
  /_(?:boat|id|money|bound|asset|coins|service|type|make|kind|place)_|\b(?:offers?|message|trade|views?|member)\b/;

/** The boat listed for the longest time: of saved boats, one's own, somebody's, or the list. */
export const listedLongestFrame: Frame = (situation) => {
  const { line, reading, memory } = situation;
  const isLatest = matches(LATEST, reading.words);
  if ((!matches(LONGEST, reading.words) && !isLatest) || line.has(OTHER)) return undefined;
  const sort = isLatest ? ('newest' as const) : ('oldest' as const);
  const [seller] = line.first('person')?.ids ?? [];
  const list = memory.shown.length > 1 && line.has(OF_LIST) ? wishOfList(memory) : undefined;
  const plan = line.first('own')
    ? ownPlan(situation, isLatest)
    : line.first('saved')
      ? savedPlan(situation, sort)
      : seller !== undefined
        ? foundPlan({ seller, sort }, situation)
        : list && foundPlan({ ...list, sort }, situation);
  return plan && { intent: 'figures', weight: 1.7, ...EVERYTHING, plan };
};

type Dated = KnownBoat & { listedOn?: string; listedFor?: string; status?: string };

const text = ({ title, price, listedOn, listedFor }: Dated, { phrases }: Situation) =>
  `${phrases.wouldBe(title, price)} ${phrases.upSince(textOf(listedOn), textOf(listedFor))}`;

const ownPlan =
  (situation: Situation, isLatest: boolean): Plan =>
  ([mine]) => {
    if (!mine) return use('my_boats');
    const dated = (boatsOf(mine.output) as Dated[])
      .filter(({ status }) => status === 'active')
      .toSorted((a, b) => Date.parse(a.listedOn ?? '') - Date.parse(b.listedOn ?? ''));
    const boat = isLatest ? dated.at(-1) : dated[0];
    return say(boat ? text(boat, situation) : (errorOf(mine.output) ?? situation.phrases.noActive));
  };

const savedPlan =
  (situation: Situation, sort: 'newest' | 'oldest'): Plan =>
  ([saved, ...rest]) => {
    if (!saved) return use('saved_boats', {});
    const ids = boatsOf(saved.output).map(({ id }) => id);
    if (ids.length === 0) return say(errorOf(saved.output) ?? situation.phrases.noSaved);
    return foundPlan({ boatIds: ids, sort }, situation)(rest);
  };

const foundPlan =
  (wish: Wish, situation: Situation): Plan =>
  ([found, details]) => {
    if (!found) return use('search_boats', wish);
    const [first] = boatsOf(found.output);
    if (!first) return say(errorOf(found.output) ?? situation.phrases.nothing);
    if (!details) return use('boat_details', { boatIds: [first.id] });
    const [boat] = boatsOf(details.output);
    return say(boat ? text(boat, situation) : (errorOf(details.output) ?? situation.phrases.nothing));
  };
