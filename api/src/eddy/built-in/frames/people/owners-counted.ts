import { categoryLabel } from '@tradewind/contract/trade-words';
import { boatsOf, type KnownBoat } from '../../memory.ts';
import { OWNERS_COUNTED } from '../../phrases/owners-counted.ts';
import { countOf, errorOf, type Plan, say, use, useSaying } from '../../plan.ts';
import { LIMITING } from '../../reading/meanings.ts';
import { readWish } from '../../reading/wish.ts';
import type { Frame, Situation } from '../../situation.ts';
import { described } from '../search/describe.ts';
import { onlyOpenIn } from '../search/of-these.ts';

const ASKS =
  /\b(?:how many|(?:what|which) number of|count) (?:of (?:the|your) )?(?:different |private |other )*(?:owners|sellers|people|members|folks|guys|persons|listers)\b(?: (?:here|there|on here|in total|_lister_|,|are there))*(?: (?:who|that))?(?: (?:would|will|might|could|can|do|are|actually|even|be))* (?:takes?|accepts?|wants?|considers?|interested in|open to|willing to take|(?:trade|swap)(?: \w+){0,2} for|after|like)\b/;
const OTHER = /_(?:own|saved|boat|id|person|ref|money|make)_|\b(?:my boats?|these|those|them)\b/;

/** Counts owners, not boats: 'how many sellers want a tractor'. */
export const ownersCountedFrame: Frame = (situation) => {
  const { line } = situation;
  if (!line.has(ASKS) || line.has(OTHER) || !line.first('asset')) return undefined;
  return {
    intent: 'figures',
    weight: 1.6,
    uses: [...LIMITING, 'lister'],
    words:
      /\b(?:how|many|owners?|sellers?|people|members?|would|take|takes|accept|want|here|who|in|trade|for|folks|different)\b/,
    plan: countPlan(situation),
  };
};

function countPlan({ line, phrases, language }: Situation): Plan {
  const { wish } = readWish(line);
  const wanted = line.chunks.filter(({ meaning, negated }) => meaning?.is === 'asset' && !negated);
  const kinds = [...new Set((wish.tradeFor ?? []).map(categoryLabel))].join(' / ');
  return ([found, read]) => {
    if (!found) return useSaying(phrases.lookingFor(described(wish, phrases)), 'search_boats', wish);
    const all = countOf(found.output.total) <= boatsOf(found.output).length ? found : read;
    if (!all && !errorOf(found.output)) return use('read_boats', wish);
    const error = errorOf(found.output) ?? errorOf(all?.output ?? {});
    const boats = boatsOf(all?.output ?? {});
    if (error || boats.length === 0) return say(error ?? phrases.nothing);
    // More boats than can be read at once: their owners are not all known.
    if (countOf(all?.output.total) > boats.length) return say(phrases.found(countOf(all?.output.total), false));
    const open = onlyOpenIn(boats, wanted);
    const takers = ownersOf(boats.filter((boat) => !open.includes(boat)));
    const others = ownersOf(open).filter((name) => !takers.includes(name));
    const said = OWNERS_COUNTED[language];
    return say([said.takers(takers, kinds), others.length > 0 ? said.open(others) : ''].filter(Boolean).join(' '));
  };
}

/** Each owner once, although two may share a first name. */
const ownersOf = (boats: readonly KnownBoat[]): string[] => [
  ...new Map(boats.map(({ ownerId, owner }) => [ownerId, owner ?? '–'])).values(),
];
