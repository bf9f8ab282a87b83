import { boatsOf, type KnownBoat } from '../../memory.ts';
import { errorOf, inTurn, type Plan, say, use } from '../../plan.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { type By, ENDS, extremeText, figureOf, LISTED } from '../search/extremes.ts';

const ASKS = /\b(?:which|what|who|any|how many|do|does|are|is|show|list|find|the)\b/;
const OTHER =
  /\b(?:offers?|offered|bids?|trade|trades|swap|takes?|taking|accepts?|worth|deals?|compare|compared|comparison|than|sell|sold|gone|drop|dropped|agent|message|ask|tell|together|total|sum|average|should|listed|still|available|fees?|closing|afford|closest|nearest|far|miles|cheaper|remove|delete|unsave|like|similar|both)\b|_(?:person|asset|coins|service|id|own|ref)_/;
/** Limits that the list of saved boats has itself. */
const PLAIN: ReadonlySet<string> = new Set(['type', 'types', 'states', 'minPrice', 'maxPrice', 'location', 'query']);

/** An end or a part of the saved boats that only their listings tell: the fastest, those with a generator. */
export const savedFoundFrame: Frame = (situation) => {
  const { line } = situation;
  const saved = line.first('saved');
  if (!saved || !line.has(ASKS) || line.has(OTHER) || line.has(/_(?:make|boat)_/)) return undefined;
  const ends = line.all('sort').flatMap(({ by, count = 1 }) => (isUnlisted(by) && count === 1 ? [by] : []));
  const wish = without(readWish(line).wish, ['sort', 'order', 'limit', 'query', 'makes', 'boatIds']);
  const isPart = Object.keys(wish).some((key) => !PLAIN.has(key));
  if ((ends.length === 0 && !isPart) || line.all('sort').length > ends.length) return undefined;
  return { intent: 'saved', weight: 1.5, ...EVERYTHING, whole: true, plan: foundPlan(ends, wish, situation) };
};

/** Whether an order goes by a figure that lists of boats leave out. */
const isUnlisted = (by: By): boolean => {
  const [measure] = ENDS[by] ?? [];
  return measure !== undefined && !LISTED.has(measure);
};

const isSilent = (boat: KnownBoat, by: By): boolean => {
  const [measure] = ENDS[by] ?? [];
  return measure !== undefined && figureOf(boat, measure) === undefined;
};

function foundPlan(ends: readonly By[], wish: Wish, { phrases }: Situation): Plan {
  return ([saved, ...rest]) => {
    if (!saved) return use('saved_boats', {});
    const all = boatsOf(saved.output);
    const boatIds = all.map(({ id }) => id);
    if (boatIds.length === 0) return say(errorOf(saved.output) ?? phrases.noSaved);
    const endPlan =
      (by: By): Plan =>
      ([found]) => {
        if (!found) return use('search_boats', { ...wish, boatIds, ...ENDS[by]?.[1] });
        const boats = boatsOf(found.output);
        const text = extremeText(by, boats, phrases);
        const known = boats.filter((boat) => !isSilent(boat, by)).map(({ id }) => id);
        const isOfAll = text !== undefined && Object.keys(wish).length === 0;
        const silent = isOfAll ? all.filter(({ id }) => !known.includes(id)).map(({ title }) => title) : [];
        const rest = silent.length > 0 ? ` ${phrases.notGivenFor(silent)}` : '';
        return say(errorOf(found.output) ?? (text ? `${text}${rest}` : phrases.notGiven));
      };
    const partPlan: Plan = ([found]) => {
      if (!found) return use('search_boats', { ...wish, boatIds });
      const boats = boatsOf(found.output);
      const titles = boats.map(({ title }) => title);
      const [thing, ...things] = Object.keys(wish).length === 1 ? (wish.equipment ?? []) : [];
      // A listing may leave out what the boat has.
      if (thing && things.length === 0)
        return say(phrases.mentionedBy(titles, boatIds.length, phrases.equipmentSaid(thing)));
      const text = titles.length > 0 ? phrases.ofThese(boatIds.length, boats) : phrases.noneOfThese(boatIds.length);
      return say(errorOf(found.output) ?? (wish.equipment ? `${text} ${phrases.equipmentNote}` : text));
    };
    return inTurn(ends.length > 0 ? ends.map(endPlan) : [partPlan])(rest);
  };
}
