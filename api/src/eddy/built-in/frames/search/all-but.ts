import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import { refined, without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import type { Frame, Situation } from '../../situation.ts';
import { type By, ENDS, endsIn, figureText } from './extremes.ts';
import { foundText } from './search-plan.ts';

const BUT =
  /\b(?:except(?: for)?|excluding|other than|apart from|aside from|besides|minus|without|leav(?:e|ing) out|skip(?:ping)?|not|(?:all|everything|any|anything|every one|_type_|_make_) (?:\w+ ){0,4}but(?: not)?) (?:the )?_(?:sort|ref)_/;

/** Boats beyond an end of a list. */
const BEYOND: Partial<Record<By, (boat: KnownBoat) => Wish>> = {
  'price-low': ({ price }) => ({ minPrice: dollarsOf(price) + 1 }),
  'price-high': ({ price }) => ({ maxPrice: dollarsOf(price) - 1 }),
  'oldest-built': ({ year }) => ({ minYear: year + 1 }),
  'newest-built': ({ year }) => ({ maxYear: year - 1 }),
};

/** 'Bowriders except the oldest one': finds the one at the end, then the others. */
export const allButFrame: Frame = (situation) => {
  const { line, memory } = situation;
  if (!BUT.test(line.text) || line.has(/_(?:own|saved|id|person)_/)) return undefined;
  const { ends } = endsIn(situation);
  const [by] = ends.length === 1 ? ends : [];
  const beyond = by && BEYOND[by];
  if (!by || !beyond) return undefined;
  const said = without(readWish(line).wish, ['sort', 'order', 'limit']);
  const isNew = Object.keys(said).length > 0 && line.has(/_(?:type|make|kind|boat)_|\bboats\b/);
  const last = without(memory.search ?? {}, ['cursor', 'limit', 'sort', 'order'] as (keyof Wish)[]);
  const wish = isNew ? said : refined(last, said);
  if (Object.keys(wish).length === 0) return undefined;
  return { intent: 'search', weight: 1.6, uses: USES, words: /.*/, whole: true, plan: planFor(by, wish, situation) };
};

const USES = ['sort', 'ref', 'type', 'kind', 'make', 'boat', 'place', 'bound', 'money', 'fuel', 'engine'] as const;

function planFor(by: By, wish: Wish, { phrases }: Situation): Plan {
  return (done) => {
    const [end, others] = done;
    if (!end) return use('search_boats', { ...wish, ...ENDS[by]?.[1], limit: 1 });
    const [left] = boatsOf(end.output);
    if (!left) return say(errorOf(end.output) ?? phrases.nothing);
    const rest: Wish = refined(wish, BEYOND[by]?.(left) ?? {});
    if (!others) return use('search_boats', rest);
    const leftOut = phrases.leftOut(left.title, figureText(left, by, phrases));
    const error = errorOf(others.output);
    if (error) return say(phrases.cannotSearch(error));
    const found = countOf(others.output.total) > 0 ? foundText(rest, others.output, phrases) : phrases.nothing;
    return say(`${leftOut} ${found}`);
  };
}
