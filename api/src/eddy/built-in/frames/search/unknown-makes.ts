import { countOf, errorOf, type Plan, say, use, useSaying } from '../../plan.ts';
import { LIMITING } from '../../reading/meanings.ts';
import { readWish } from '../../reading/wish.ts';
import type { Frame, Situation } from '../../situation.ts';
import { described } from './describe.ts';
import { foundText, nothingText } from './search-plan.ts';
import { groupsOf, nameOf } from './shares.ts';

const MOST_NAMES = 3;
const MAKES_NAMED = 20;

/** Questions about fees ask for no boat. */
const ASKS_FEES = /\b(?:charges?|charged|fees?|commission)\b/;

/** Makes that the user asks for and nobody lists: says so, and names those that are here. */
export const unknownMakesFrame: Frame = (situation) => {
  const { line } = situation;
  const strange = line.all('strange');
  // Where one make is named, other strange words are makes, too.
  const names = strange.map(({ word }) => word);
  if (!strange.some(({ isMake }) => isMake) || line.first('make') || line.first('boat') || line.has(ASKS_FEES))
    return undefined;
  return {
    intent: 'search',
    weight: 1.2,
    uses: [...LIMITING, 'strange', 'sort', 'n'],
    words:
      /\b(?:do|you|have|any|got|are|is|there|find|show|me|looking|for|want|need|boats?|or|and|sale|here|some|sell|list|carry|stock|right|now|about|what|used|new|to|buy)\b/,
    plan: unknownPlan(names.slice(0, MOST_NAMES), situation),
  };
};

function unknownPlan(names: readonly string[], { line, phrases }: Situation): Plan {
  const { wish } = readWish(line);
  const hasWish = Object.keys(wish).length > 0;
  return (done) => {
    const name = names[done.length];
    const query = (words: string) => words.replace(/(?<=\w{3})s$/, '');
    if (done.length === 0 && name !== undefined)
      return useSaying(phrases.lookingFor(phrases.kindsNamed(names)), 'search_boats', { query: query(name) });
    const failed = done.map(({ output }) => errorOf(output)).find(Boolean);
    if (failed) return say(failed);
    if (name !== undefined) return use('search_boats', { query: query(name) });
    const found = done.slice(0, names.length).findIndex(({ output }) => countOf(output.total) > 0);
    const hit = done[found];
    if (hit) return say(foundText({ query: query(names[found] ?? '') }, hit.output, phrases));
    const none = phrases.noSuchMakes(names);
    const more = done[names.length];
    if (!more && hasWish) return use('search_boats', wish);
    if (!more) return use('boat_statistics', { by: 'make' });
    if (hasWish)
      return say(
        countOf(more.output.total) > 0
          ? `${none} ${phrases.otherMakes(described(wish, phrases))} ${foundText(wish, more.output, phrases)}`
          : `${none} ${phrases.otherMakes(described(wish, phrases))} ${nothingText(wish, phrases)}`,
      );
    const makes = groupsOf(more.output).map(nameOf);
    return say(`${none} ${phrases.makesHere(makes.slice(0, MAKES_NAMED).sort(), makes.length > MAKES_NAMED)}`);
  };
}
