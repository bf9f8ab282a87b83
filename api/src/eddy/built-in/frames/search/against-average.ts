import { boatsMeant, idsMeant } from '../../meant.ts';
import { type Detailed, dollarsOf } from '../../memory.ts';
import { countOf, errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { withBoat } from '../boats/boat-text.ts';
import { percentApart } from '../boats/percent-apart.ts';
import { ownMeant } from '../own/own-meant.ts';

const GAP =
  /\b(?:how (?:far|much)|by how much|difference|compar\w*|above|below|over|under|more than|less than|higher|lower|cheaper|pricier|against|versus|vs)\b/;
const AVERAGE = /\b(?:average|mean|avg|typical|norm)\b/;
/** 'How far above that is the Gale 34', behind a question for an average. */
const OF_THAT =
  /^(?:(?:and|so|then|but|,) )*(?:how (?:far|much)|by how much) (?:\w+ )?(?:above|below|over|under|more|less|higher|lower|off)(?: (?:than|from))? (?:that|it|this|_ref_)\b/;
/** 'How does mine compare with the other yachts'. */
const OF_OTHERS =
  /\b(?:compar\w*|stack\w*|against|versus|vs|next to|beside)\b.*\b(?:other|others|all|rest of the|all the|all other|your|similar) (?:\w+ )?_type_/;
/** 'Is mine pricier than similar boats'. */
const OF_SIMILAR =
  /\b(?:pricier|cheaper|(?:more|less) expensive|priced (?:\w+ )?(?:higher|lower|above|below|over|under|high|low)|asking (?:\w+ )?(?:more|less)|costs? (?:more|less)|higher|lower|above|below|over|under)\b(?: than| compared to| against| for)? (?:the |what )?(?:similar|comparable|other|most|boats? like|ones? like)\b/;
const OTHER =
  /\b(?:which (?:ones?|boats|of)|how many|hours|length|year|median|offers?|views?)\b|_(?:person|money|bound|asset|service|saved)_/;

const OTHER_THAN_LIMITS =
  /\b(?:which (?:ones?|boats|of)|how many|median|offers?|views?)\b|_(?:person|money|asset|service|saved)_/;

/** How far one boat is from the average price of its kind, in all or per foot. */
export const againstAverageFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const isOfThat = line.has(OF_THAT) && memory.search !== undefined;
  const isOfOthers = line.has(OF_OTHERS) && line.first('own') !== undefined;
  const isOfSimilar = line.has(OF_SIMILAR) && line.first('own') !== undefined;
  const isLimited = isOfOthers && !line.has(OTHER_THAN_LIMITS);
  if (
    !(isOfThat || isOfOthers || isOfSimilar || (line.has(AVERAGE) && line.has(GAP))) ||
    (line.has(OTHER) && !isLimited)
  )
    return undefined;
  const boatId = boatIn(situation);
  if (boatId === undefined) return undefined;
  const said = without(readWish(line).wish, ['sort', 'order', 'limit', 'query', 'makes'] as (keyof Wish)[]);
  const wish = isOfThat && memory.search ? without(memory.search, ['sort', 'order', 'limit', 'cursor'] as never) : said;
  return {
    intent: 'figures',
    weight: 1.7,
    ...EVERYTHING,
    plan: gapPlan(boatId, wish, situation),
  };
};

function boatIn(situation: Situation): number | undefined {
  const { line, own, memory } = situation;
  const mine = line.first('own') ? ownMeant(situation) : [];
  const [only, ...others] = mine.length > 0 ? mine : own.map(({ id }) => id);
  if ((line.first('own') || line.has(/\bmy (?:asking )?price\b/)) && only !== undefined && others.length === 0)
    return only;
  if (line.first('own')) return undefined;
  const meant = line.has(/_(?:boat|make|id|ref)_/) ? boatsMeant(situation) : undefined;
  const ids = idsMeant(meant);
  if (ids.length > 0) return ids.length === 1 ? ids[0] : undefined;
  return line.has(/\b(?:it|her|this one|that one)\b/) && !line.has(/_(?:boat|make)_/) ? memory.focusId : undefined;
}

function gapPlan(boatId: number, wish: Wish, situation: Situation): Plan {
  const { phrases, line } = situation;
  return withBoat(boatId, phrases, (boat: Detailed, [counted]) => {
    const kind = Object.keys(wish).length > 0 || boat.type === null ? wish : { type: boat.type };
    if (!counted) return use('boat_statistics', kind);
    const { output } = counted;
    const total = countOf(output.total);
    if (errorOf(output) || total === 0) return say(errorOf(output) ?? phrases.nothing);
    const isPerFoot = line.has(/\bper (?:foot|ft)\b/);
    const [price, average] = isPerFoot
      ? [textOf(boat.perFoot), textOf(output.averagePerFoot)]
      : [boat.price, textOf(output.averagePrice)];
    if (!price || !average) return say(phrases.notGiven);
    const said = { title: boat.title, price, average, total, kind: 'type' in kind ? (kind.type ?? '') : '' };
    const [one, two] = [dollarsOf(price), dollarsOf(average)];
    const share = percentApart(one, two, `${situation.reading.words} ${situation.message}`, phrases);
    const text = isPerFoot
      ? phrases.perFootAgainst(said, one > two)
      : phrases.againstAverage(said, `$${Math.abs(one - two).toLocaleString('en-US')}`, Math.sign(one - two));
    return say([text, share].filter(Boolean).join(' '));
  });
}
