import type { Facet } from '@tradewind/contract/eddy-tools';
import { isUsState, STATE_NAMES } from '@tradewind/domain/geography';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import type { Wish } from '../../reading/wish.ts';
import type { Situation } from '../../situation.ts';
import { described } from './describe.ts';

export const SHARE = /\b(?:percentage|percent|share|fraction|proportion|%)\b/;

interface Group {
  name: string;
  boats: number;
  lowestPrice: string;
  averagePrice: string;
  highestPrice: string;
}

export const nameOf = ({ name }: Group) => (isUsState(name) ? STATE_NAMES[name] : name);
export const groupsOf = (output: Record<string, unknown>) => (output.groups ?? []) as Group[];

/** The kind that a share is of, if the share itself is told by something else: 'percent of the yachts that cost less than 100k'. */
export function partOf({ line }: Situation, wish: Wish): Wish | undefined {
  const isOfKind = line.has(/\b(?:percentage|percent|share|fraction|proportion|%) of (?:\w+ ){0,2}(?:_type_|_make_)/);
  const isOfPlace = line.has(
    /\b(?:percentage|percent|share|fraction|proportion|%) of (?:\w+ ){0,2}(?:boats|listings|market) _place_.*_(?:type|make|bound|money|asset|feature|condition)_/,
  );
  const kinds = ['type', 'types', 'query', 'makes'] as const;
  const places = ['state', 'states', 'location', 'locations'] as const;
  const base = only(wish, isOfPlace ? places : isOfKind ? kinds : []);
  const left = Object.keys(wish).filter((name) => !(name in base));
  const isFacet =
    left.length === 1 && Object.keys(base).length === 0 && ['type', 'state', 'query'].includes(left[0] ?? '');
  return left.length === 0 || isFacet ? undefined : base;
}

const only = (wish: Wish, names: readonly (keyof Wish)[]): Wish =>
  Object.fromEntries(Object.entries(wish).filter(([name]) => names.includes(name as keyof Wish)));

export const partPlan =
  (base: Wish, wish: Wish, phrases: Situation['phrases']): Plan =>
  (done) => {
    const [all, some] = done;
    if (!all) return use('boat_statistics', base);
    if (!some) return use('boat_statistics', wish);
    const error = errorOf(all.output) ?? errorOf(some.output);
    const [total, boats] = [countOf(all.output.total), countOf(some.output.total)];
    if (error || total === 0) return say(error ?? `${phrases.nothing} ${phrases.nothingAdvicePlain}`);
    return say(
      phrases.partOfAll(
        described(wish, phrases),
        boats,
        described(base, phrases),
        total,
        Math.round((boats / total) * 100),
      ),
    );
  };

/** Which part of the boats a share is asked of. */
export function shareOf({ line }: Situation): { facet: Facet; name: string; keys: (keyof Wish)[] } | undefined {
  const type = line.first('type')?.type;
  if (type) return { facet: 'type', name: type, keys: ['type'] };
  const [state] = line.first('place')?.states ?? [];
  if (state) return { facet: 'state', name: state, keys: ['state'] };
  const make = line.first('make')?.make;
  return make === undefined ? undefined : { facet: 'make', name: make, keys: ['query'] };
}

export function shareText(output: Record<string, unknown>, name: string, phrases: Situation['phrases']): string {
  const total = countOf(output.total);
  const group = groupsOf(output).find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (!group || total === 0) return `${phrases.nothing} ${phrases.nothingAdvicePlain}`;
  return phrases.share(nameOf(group), group.boats, total, Math.round((group.boats / total) * 100));
}
