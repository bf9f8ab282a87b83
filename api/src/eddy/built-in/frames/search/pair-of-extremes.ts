import { boatsOf } from '../../memory.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import type { Chunk } from '../../reading/line.ts';
import type { Meaning } from '../../reading/meanings.ts';
import type { Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { comparePlan } from '../boats/compare.ts';
import { ENDS } from './extremes.ts';

const JOINS = /^(?:vs|versus|or|and|against|with|to|than|,|&|compared)$/;

/** 'The cheapest yacht against the priciest cruiser': one boat of each kind, side by side. */
export const pairOfExtremesFrame: Frame = (situation) => {
  const { line } = situation;
  if (line.has(/_(?:own|saved|boat|make|person|money|asset)_/)) return undefined;
  const wishes = wishesIn(line.chunks);
  const kinds = new Set(wishes.map(({ type, fuel }) => type ?? fuel?.join()));
  if (wishes.length !== 2 || kinds.size !== 2) return undefined;
  if (!line.has(/\b(?:vs|versus|or|against|compare\w*|difference|which|than|between|apart|gap|more|less)\b/))
    return undefined;
  return {
    intent: 'compare',
    weight: 1.6,
    ...EVERYTHING,
    whole: true,
    plan: pairPlan(wishes, situation),
  };
};

/** Each order with the kind behind it, in their order; empty if something else stands between them. */
export function wishesIn(chunks: readonly Chunk[]): Wish[] {
  const wishes: Wish[] = [];
  let sort: Extract<Meaning, { is: 'sort' }> | undefined;
  for (const { meaning, text } of chunks) {
    if (meaning?.is === 'sort') sort = meaning;
    else if (meaning?.is === 'type' && sort && ENDS[sort.by]) {
      wishes.push({ type: meaning.type, ...ENDS[sort.by]?.[1], limit: 1 });
      sort = undefined;
    } else if (meaning?.is === 'fuel' && sort && ENDS[sort.by]) {
      wishes.push({ fuel: [meaning.word], ...ENDS[sort.by]?.[1], limit: 1 });
      sort = undefined;
    } else if (meaning?.is === 'type') return [];
    else if (!meaning && !JOINS.test(text)) sort = wishes.length === 0 || wishes.length > 1 ? undefined : sort;
  }
  return wishes;
}

const pairPlan =
  (wishes: readonly Wish[], situation: Situation): Plan =>
  (done) => {
    const next = wishes[done.length];
    if (next) return use('search_boats', next);
    const found = done.slice(0, wishes.length).map(({ output }) => boatsOf(output)[0]);
    const error = done.map(({ output }) => errorOf(output)).find(Boolean);
    if (error || found.some((boat) => !boat)) return say(error ?? situation.phrases.nothing);
    return comparePlan(
      found.flatMap((boat) => boat?.id ?? []),
      [],
      situation,
      false,
    )(done.slice(wishes.length));
  };
