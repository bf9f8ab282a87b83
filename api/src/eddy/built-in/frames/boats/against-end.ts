import { boatsMeant, idsMeant } from '../../meant.ts';
import { boatsOf } from '../../memory.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { ownMeant } from '../own/own-meant.ts';
import { ENDS } from '../search/extremes.ts';
import { withBoat } from './boat-text.ts';
import { comparePlan } from './compare.ts';

const COMPARES =
  /\b(?:compar\w+|against|vs|versus|next to|beside|alongside|stack\w*|difference|gap|how (?:much|many \w+|far)|than|measure\w*|up to)\b/;
const OF_ITS_KIND =
  /_sort_ (?:other |similar |comparable |alternative |competing )*(?:(?:one|ones|boat|boats|listing|alternative|competitor|option) )?(?:(?:of|in|from|like) (?:its|her|the same|that|this|the) (?:kind|type|class|category|sort)\b|like (?:it|mine|her|that|this)\b)|_sort_ (?:other|others|similar|comparable|competing|alternative)\b|_sort_ of (?:the same|its|her) (?:kind|type|class|sort)\b/;

/** 'Compare my Gale with the cheapest other of its kind': one boat beside an end of other boats. */
export const againstEndFrame: Frame = (situation) => {
  const { line } = situation;
  const [sort, ...others] = line.all('sort');
  const order = sort && ENDS[sort.by]?.[1];
  if (!order || others.length > 0 || (sort.count ?? 1) > 1 || !line.has(COMPARES)) return undefined;
  const isOfKind = line.has(OF_ITS_KIND);
  if (!(isOfKind || line.first('type')) || line.has(/_(?:asset|coins|saved|service)_|\b(?:offer|trade|swap|fee)\b/))
    return undefined;
  const boatId = boatIn(situation);
  if (boatId === undefined) return undefined;
  const said = without(readWish(line).wish, ['sort', 'order', 'limit', 'query', 'makes', 'notMine']);
  return {
    intent: 'compare',
    weight: 1.66,
    ...EVERYTHING,
    plan: planFor(boatId, { ...said, ...order }, situation),
  };
};

function boatIn(situation: Situation): number | undefined {
  const { line, own, memory } = situation;
  const mine = line.first('own') ? ownMeant(situation) : [];
  const [only, ...others] = line.first('own') && mine.length === 0 ? own.map(({ id }) => id) : mine;
  if (line.first('own')) return others.length > 0 ? undefined : only;
  const meant = line.has(/_(?:boat|make|id)_/) ? boatsMeant(situation) : undefined;
  const ids = idsMeant(meant);
  if (ids.length > 0) return ids.length === 1 ? ids[0] : undefined;
  return line.has(/\b(?:it|her|this one|that one|this boat)\b/) ? memory.focusId : undefined;
}

function planFor(boatId: number, wish: Wish, situation: Situation): Plan {
  const { phrases } = situation;
  return withBoat(boatId, phrases, (boat, [found, ...rest]) => {
    const type = boat.type as NonNullable<Wish['type']> | null;
    const kind = wish.type || wish.types || !type ? {} : { type };
    if (!found) return use('search_boats', { ...kind, ...wish, notBoatIds: [boatId], limit: 1 });
    const [other] = boatsOf(found.output);
    if (!other) return say(errorOf(found.output) ?? phrases.nothing);
    return comparePlan([boatId, other.id], [], situation, false)(rest);
  });
}
