import { boatsOf, type KnownBoat } from '../memory.ts';
import { ask, countOf, type Plan, say, use } from '../plan.ts';
import { type Frame, type Situation, strongest } from '../situation.ts';

const OWN: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:(?:please|can you|could you|hey|okay|just) )*(?:show|list|see|view|what are|display|check|open|pull up|get|how (?:is|are)|where are)(?: me| us)? (?:all )?(?:of )?_own_(?: (?:doing|please|performing))?[?.! ]*$/,
    1.1,
  ],
  [/^_own_[?.! ]*$/, 0.9],
  [
    /\bwhat (?:boats )?(?:do|have) i (?:have |own |got )?(?:listed|posted|for sale|up)\b|\b(?:boats? )?(?:that )?i (?:have )?(?:listed|posted|own)\b|\bwhat (?:do|am) i (?:selling|offering|listing)\b|\bdo i have (?:any )?(?:boats|listings)\b/,
    1,
  ],
  [
    /\b(?:how many )?(?:views|people (?:viewed|saw|looked at)|clicks|traffic)\b.*_own_|_own_.*\b(?:views|doing|performing|status|active|clicks)\b|\bstatus of _own_/,
    1,
  ],
];

/** The user's own listings. */
export const ownFrame: Frame = ({ line, phrases }) => {
  const weight = strongest(line, OWN);
  if (weight === 0) return undefined;
  const plan: Plan = (done) => {
    const last = done.at(-1);
    if (!last) return use('my_boats');
    const boats = boatsOf(last.output) as (KnownBoat & { status: string; views: number })[];
    if (boats.length === 0) return say(phrases.noListings);
    const lines = boats.map(({ title, price, status, views }) => phrases.listing(title, price, status, views));
    return say(phrases.listings(countOf(last.output.total), lines));
  };
  return {
    intent: 'own',
    weight,
    uses: ['own'],
    words: /\b(?:show|list|see|my|what|boats?|do|have|i|listed|posted|views|how|many|is|are|doing|me)\b/,
    plan,
  };
};

const SAVED: readonly (readonly [RegExp, number])[] = [
  [
    /^(?:(?:please|can you|could you|hey|okay|just|i (?:want|would like) to) )*(?:show|list|see|view|what are|display|check|open|pull up|get|go to|where are|find|which)(?: me| us)? (?:all )?(?:of )?(?:my )?_saved_/,
    1.2,
  ],
  [/^_saved_[?.! ]*$/, 1.1],
  [/_saved_/, 0.8],
  [
    /\b(?:what|which) (?:boats )?(?:have|did) i (?:save|saved|like|liked|favorite|favorited|bookmark|bookmarked)\b/,
    1.1,
  ],
];

export const savedFrame: Frame = (situation) => {
  const { line, phrases } = situation;
  const weight = strongest(line, SAVED);
  if (weight === 0) return undefined;
  return {
    intent: 'saved',
    weight,
    uses: ['saved', 'sort', 'ref'],
    words: /\b(?:show|list|see|my|what|which|boats?|have|did|i|saved?|me|are|of|the)\b/,
    plan: ask('saved_boats', {}, (output) => savedText(output, phrases)),
  };
};

function savedText(output: Record<string, unknown>, phrases: Situation['phrases']): string {
  const [first] = boatsOf(output);
  const total = countOf(output.total);
  if (total === 0) return phrases.noSaved;
  return first ? phrases.saved(total, first.title, first.price) : phrases.savedGone(total);
}
