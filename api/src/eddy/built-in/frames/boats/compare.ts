import { MOST_BOATS_AT_ONCE } from '@tradewind/contract/eddy-tools';
import { boatsMeant, idsMeant, type Several, severalIn } from '../../meant.ts';
import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { countOf, errorOf, just, type Plan, say, use } from '../../plan.ts';
import { Line } from '../../reading/line.ts';
import { LIMITING } from '../../reading/meanings.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import { type Frame, type Situation, strongest } from '../../situation.ts';
import { ENDS } from '../search/extremes.ts';
import { comparison, lookUp, onlyOne } from './boat-text.ts';
import { withClosings, withoutClosing } from './closings-compared.ts';
import { factsOfEach, isOfAll, verdictOf } from './compared-facts.ts';
import { reasonsApart } from './pair-reasons.ts';
import { comparedIn, pointsIn } from './points.ts';
import { asksTimes, timesVerdict } from './times-as-much.ts';
import { againstIds, differenceIn, isOfPair, pairIds, predicateOf } from './told-pair.ts';

const NAME = '(?:the |a |that |this |my )?(?:_(?:boat|make|ref|id|own|person)_)';
/** One boat. A make alone may be a wish for boats. */
const ONE = '_(?:boat|ref|id)_';
const MORE =
  'cheaper|cheapest|pricier|dearer|more expensive|less expensive|better|best|newer|newest|younger|bigger|biggest|longer|longest|larger|largest|smaller|smallest|shorter|older|oldest|faster|fastest|quicker|slower|wider|nicer|roomier|heavier|lighter|more powerful|fewer|more|less|most|least';

const COMPARE: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`\\bhow (?:much|many)\\b.*${NAME}.*\\b(?:than|over|versus|vs)\\b.*${NAME}`), 1.15],
  [
    new RegExp(
      `${NAME} ?,? (?:or|vs|versus|against|than|compared (?:to|with)|to|and|with) (?:with |to )?${NAME}.*\\b(?:which|who|${MORE}|difference|compare|one)\\b|\\b(?:which|is|what|who|does|are|has)\\b.*(?:\\b(?:${MORE})\\b|_sort_).*${NAME} ?,? (?:or|and|than|vs|versus) ${NAME}|${NAME} (?:is |costs? |goes |has |are )?(?:any |much )?(?:${MORE}) (?:\\w+ )?than (?:the )?${NAME}`,
    ),
    1.1,
  ],
  [
    new RegExp(
      `\\b(?:sav(?:e|es|ing)|cheaper|difference)\\b.*${NAME}(?: \\w+){0,2} (?:instead of|over|rather than|compared to|versus|vs)(?: \\w+){0,2} ${NAME}`,
    ),
    1.3,
  ],
  // 'Does this need a bigger slip than that?'
  [
    new RegExp(
      `\\b(?:does|do|will|would|is)\\b.*${NAME}(?: \\w+){0,4} (?:${MORE})(?: \\w+){0,3} than (?:\\w+ ){0,2}${NAME}`,
    ),
    1.1,
  ],
  [
    new RegExp(
      `\\b(?:weigh\\w*|match\\w*|rank\\w*|order|on the fence|make up my mind|between|torn|decide|differ\\w*|pros and cons|set apart|stack\\w*|line|pit)\\b.*${ONE}.*${ONE}|${ONE} (?:\\w+ ){0,2}(?:against|versus|vs|over|beside|next to|alongside) (?:\\w+ )?${ONE}|${ONE}(?: ,| and| or| &| /).*${ONE}.*\\b(?:differ\\w*|compare\\w*|better|side by side|choose|pick)\\b`,
    ),
    1.15,
  ],
  [
    new RegExp(
      `\\b(?:spread|gap|difference|price (?:gap|difference)|how (?:much|far)(?: \\w+){0,4} (?:between|apart|separates?))\\b.*${NAME}.*${NAME}|${NAME}.*${NAME}.*\\b(?:spread|apart)\\b`,
    ),
    1.25,
  ],
  [new RegExp(`\\b(?:which|what)\\b.*(?:\\b(?:${MORE})\\b|_sort_).*_own_ ?,? (?:or|and|vs|versus) _own_`), 1.4],
  [/\b(?:next to|beside|against|alongside) eachother\b/, 1.15],
  [new RegExp(`${ONE} ?(?:,|or|vs|/|&|and) (?:the |a |that )?${ONE}`), 0.85],
  [
    /\b(?:stack|put|hold|set|place|line)\b.*_.*\b(?:against|next to|beside|alongside)\b.*_(?:boat|make|ref|id|own)_/,
    1.1,
  ],
  [
    /\b(?:compare|comparison|compared|comparing|versus|vs|side by side|difference between|differ|stack up|head to head)\b/,
    1.1,
  ],
  [
    new RegExp(
      `\\b(?:torn|decide|deciding|choose|choosing|pick|picking|undecided|stuck|toss up|hesitate|hesitating|wavering|down to|is) (?:is )?(?:between )?${NAME} ?,? (?:and|or) ${NAME}`,
    ),
    1.1,
  ],
  [new RegExp(`^(?:so |and |okay |hm+ )*(?:which one |which |what about )?,? ?:? ?${NAME} or ${NAME}(?: \\?)*$`), 1.1],
  [
    new RegExp(
      `\\bwhich (?:one |boat |of (?:the |these |those |them |_n_ |two )*|_ref_ )?(?:is|are|was|has|got|does|goes|would be|sleeps|seats|carries|holds|costs?) (?:the )?(?:${MORE}|stronger|strongest|_sort_|_lowhours_$)(?! (?:boats|ones|than _)\\b)|\\bwhich (?:one |_ref_ )?(?:is|goes) (?:the )?(?:faster|fastest)\\b`,
    ),
    1,
  ],
  // 'Which ran less?' asks for the engine hours.
  [
    /\b(?:which|who)(?: (?:one|boat|of (?:the|those|these|them)(?: two)?|_ref_))*(?: (?:has|have|was|were|is|got|been|the))* (?:ran|run|running|used|driven|worked|seen|saw|had) (?:the )?(?:less|least|more|most|harder|hardest)\b(?: (?:use|wear|hours))?(?! than _)|^(?:(?:and|so|okay|but) )*_ref_(?: (?:has|have|been|was|were))* (?:ran|run|used|driven|worked) (?:the )?(?:less|least|more|most|harder|hardest)\b/,
    1.1,
  ],
  [
    new RegExp(
      `^(?:(?:and|so|okay|then|but|,) )*_ref_ (?:is|are|has|have|goes|sleeps|costs?) (?:the |in )?(?:${MORE}|_sort_|_lowhours_)`,
    ),
    1.1,
  ],
  [
    /\bwhich (?:one )?(?:is|are|would be) (?:the )?(?:better|best|nicer)(?: (?:deal|buy|value|one|boat))?|\bor (?:the )?_(?:ref|boat|make)_ \?$|\bwhich (?:of (?:the|these|those|them|_n_|two) )?(?:_ref_ )?(?:would you|should i) (?:pick|choose|take|get|buy)/,
    0.9,
  ],
];

/** Several boats side by side, with the point that the user asks about first. */
export const compareFrame: Frame = (asked) => {
  const situation = withInstead(asked);
  const { line, memory } = situation;
  const isOfTwo = line.all('sort').some(({ count }) => count === 2) && line.has(APART);
  const isOwners =
    line.has(/_person_ (?:'s )?(?:\w+ |_n_ )?(?:boats|listings)\b/) &&
    line.has(/\b(?:compare|difference|gap|apart|differ)\b/);
  const weight = Math.max(
    isOfTwo ? 1 : 0,
    isOwners ? 1.5 : 0,
    strongest(line, COMPARE),
    memory.focus && line.has(IT_THAN) ? 1.15 : 0,
    INSTEAD.test(situation.reading.words) && line.all('boat').length === 2 ? 1.4 : 0,
    isOfPair(situation) || (asksTimes(situation) && line.all('boat').length === 2) ? 1.5 : 0,
    againstIds(situation).length > 1 ? 1.62 : 0,
  );
  if (weight === 0 || (line.all('type').length > 1 && line.all('boat').length === 0)) return undefined;
  if (line.has(/\bsimilar\b|_saved_/)) return undefined;
  const several = severalIn(situation);
  const ids = idsIn(situation);
  // 'Not the Dorado 28, the other one' is about one boat.
  if (line.chunks.some(({ negated, meaning }) => negated && meaning?.is === 'boat') && ids.length < 2) return undefined;
  const named = line.all('boat').length + line.all('make').length > 0;
  const isPair = line.all('ref').some(({ ref }) => ref.by === 'all' && ref.count === 2);
  const isList =
    (isOwners || (ids.length === 0 && several.length === 0)) && !named && !(isPair && memory.shown.length > 2);
  if (
    isList &&
    memory.shown.length < 2 &&
    !isOfPair(situation) &&
    !isOfTwo &&
    !line.has(/\b(?:compare|comparison|difference)\b/)
  )
    return undefined;
  const wish =
    isList && (isOfTwo || isOwners || line.has(/\b(?:compare|comparison|side by side)\b/))
      ? wishedIn(situation)
      : undefined;
  const against = againstIds(situation);
  const listed = isOfPair(situation)
    ? pairIds(memory, differenceIn(situation) !== undefined)
    : memory.shown.map(({ id }) => id);
  const shown = against.length > 1 ? against : isList || isOfPair(situation) ? listed : ids;
  const focus =
    shown.length + several.length === 1 && memory.focus && !shown.includes(memory.focus.id) ? [memory.focus.id] : [];
  return {
    intent: 'compare',
    weight: isOwners || (isOfTwo && wish) ? 1.5 : named || !isList ? weight : Math.max(weight, 1),
    uses: [
      ...(['ref', 'boat', 'make', 'id', 'person', 'own', 'sort', 'lowhours', 'n', 'bound'] as const),
      ...(wish ? LIMITING : []),
      ...(line.has(/\b(?:gap|spread)\b/) ? (['strange'] as const) : []),
    ],
    words:
      /\b(?:compare|compared|comparison|versus|vs|side|by|difference|between|which|is|better|and|with|to|the|one|deal|buy|stack|stacks|up|against|how|does|than|bigger|longer|larger|smaller|shorter|cheaper|faster|slower|newer|older|wider|more|fewer|less|hours|sleeps|or|what|costs?|two|torn|decide|deciding|choose|choosing|pick|undecided|stuck|line|next|gap|spread|apart|separates?|money|dollars?|far|much|weigh|match|rank|fence|mind|differences?|differ|pros|cons|beside|over|pit|for|me|by|price|put|lay|set|hold|place|them|those|these|eachother|percent|percentage|burns?|powerful|stronger|strongest|horse|horsepower|hp|power|ponies|ran|run|used|been|driven|harder|why|come|makes|explains|pricier|dearer|expensive|%)\b/,
    ...(((line.first('own') && isOfAll(line)) || (ids.length === 2 && line.has(HOW_MUCH_MORE))) && {
      whole: true,
      tells: /\bhow much (?:more|less|cheaper|pricier|extra)\b/i,
    }),
    plan: wish
      ? foundPlan(wish, situation)
      : withClosings(
          situation,
          comparePlan(
            [...focus, ...shown],
            several,
            situation,
            isList &&
              against.length === 0 &&
              !isOfPair(situation) &&
              memory.listedBy === 'search_boats' &&
              memory.found > shown.length,
          ),
        ),
  };
};

/** 'Is it faster than mine, and how much more is it'. */
const HOW_MUCH_MORE =
  /\bthan\b.*\b(?:and|,|but) (?:by )?how much (?:more|less|cheaper|pricier|extra)\b(?: (?:is|does|would|expensive|it|that|she|cost|be))*[?.! ]*$/;

/** How far the two cheapest of a kind are apart. */
const APART = /\b(?:difference|gap|spread|apart|between)\b/;

/** 'Is it faster than the Drift?' */
const IT_THAN = new RegExp(
  `^(?:(?:and|so|but|okay) )*(?:(?:why|how come|how (?:much|many)(?: \\w+)?) )?(?:(?:is|does|has|was) )?(?:it|she|that one|this one|that|this)\\b(?: \\w+){0,4} (?:${MORE})(?: \\w+){0,3} than (?:the |a |that |this )?_(?:boat|make|id|own)_|^(?:(?:and|so|but|okay) )*(?:why|how come|how (?:much|many)) (?:\\w+ )?(?:${MORE})(?: \\w+)? (?:is|does|has|are) (?:it|she|that one|this one|that|this)(?: \\w+){0,2} than (?:the |a |that |this )?_(?:boat|make|id|own)_`,
);
const INSTEAD = /\bsav(?:e|es|ing)\b.*\b(?:instead of|rather than|over)\b/i;

/** 'How much would I save with this instead of that' rules no boat out. */
function withInstead(situation: Situation): Situation {
  if (!INSTEAD.test(situation.reading.words)) return situation;
  const chunks = situation.line.chunks.map(({ negated: _negated, ...chunk }) => chunk);
  return { ...situation, line: new Line(situation.message, chunks) };
}

/** The boats to find first: 'compare all bowriders', 'compare the two newest yachts'. */
function wishedIn({ line, memory }: Situation): Wish | undefined {
  const sort = line.first('sort');
  const [seller, ...others] = line.all('person').flatMap(({ ids }) => ids);
  if (seller !== undefined && others.length === 0 && line.has(/\bboats\b|\blistings\b/)) return { seller };
  const isNew = line.first('type') !== undefined || (sort?.count !== undefined && memory.shown.length < 2);
  if (!isNew || line.first('own')) return undefined;
  const order = sort && ENDS[sort.by]?.[1];
  return {
    ...without(readWish(line).wish, ['sort', 'order']),
    ...order,
    ...(sort?.count && sort.count > 1 && sort.count <= 6 && { limit: sort.count }),
  };
}

const foundPlan =
  (wish: Wish, situation: Situation): Plan =>
  (done) => {
    const [found, ...rest] = done;
    if (!found) return use('search_boats', wish);
    const ids = boatsOf(found.output).map(({ id }) => id);
    if (ids.length === 0) return say(errorOf(found.output) ?? situation.phrases.nothing);
    const isPart = wish.limit === undefined && countOf(found.output.total) > ids.length;
    return comparePlan(ids, [], situation, isPart)(rest);
  };

/** A multiple is told as a difference in percent. */
const TIMES_ASKED = 'price difference in percent more';

const MOST_OF_LIST = 8;

/** The boats that the message names, also by bare positions: 'compare 1 and 3', 'the two cheapest'. */
function idsIn(situation: Situation): number[] {
  const { line, memory } = situation;
  const meant = boatsMeant(situation);
  const own = line.all('own').flatMap(({ boats }) => boats.map(({ id }) => id));
  const positions =
    line.all('boat').length + line.all('make').length > 0
      ? []
      : line.all('n').flatMap(({ value }) => (value >= 1 ? (memory.shown[value - 1]?.id ?? []) : []));
  const sort = line.first('sort');
  if (sort?.count && memory.shown.length >= sort.count) return sorted(memory.shown, sort.by).slice(0, sort.count);
  const isWhole = line.all('ref').some(({ ref }) => ref.by === 'all' && ref.count === undefined);
  const shown = isWhole ? memory.shown.map(({ id }) => id) : [];
  const ids = idsMeant(meant);
  return [...new Set([...shown, ...ids, ...own, ...(positions.length > 1 ? positions : [])])];
}

function sorted(boats: readonly KnownBoat[], by: string): number[] {
  const key = (boat: KnownBoat) =>
    by === 'price-low'
      ? dollarsOf(boat.price)
      : by === 'price-high'
        ? -dollarsOf(boat.price)
        : by === 'smallest'
          ? (boat.length ?? 0)
          : by === 'length'
            ? -(boat.length ?? 0)
            : by === 'oldest-built'
              ? boat.year
              : -boat.year;
  return [...boats].sort((a, b) => key(a) - key(b)).map(({ id }) => id);
}

/** The words of the message but for those that only tell its boats apart: 'the newer Dorado' asks for no year. */
const withoutNames = ({ line, reading }: Situation): string =>
  line.chunks.reduce(
    (words, { meaning, written }) => (meaning?.is === 'boat' ? words.replace(written.toLowerCase(), '') : words),
    reading.words,
  );

/** Finds the one boat of each name first; a name that fits several is asked about, or compares them if it stands alone. */
export function comparePlan(
  ids: readonly number[],
  several: readonly Several[],
  situation: Situation,
  isPart: boolean,
): Plan {
  const { phrases, reading, line } = situation;
  return (done) => {
    const found: number[] = [];
    for (const [index, one] of several.entries()) {
      const search = done[index];
      if (!search) return lookUp(one);
      const boats = boatsOf(search.output);
      const only = onlyOne(search.output, one.name);
      // Beside the user's own boat, the name means the other one.
      const others = boats.filter(({ id }) => !ids.includes(id));
      const [other] = others.length === 1 && others.length < boats.length ? others : [];
      if (other ?? only) found.push((other ?? only)?.id ?? 0);
      else if (ids.length + several.length === 1 && boats.length > 1) found.push(...boats.map(({ id }) => id));
      else if (others.length > 0 && others.length < MOST_OF_LIST && isOfAll(line))
        found.push(...others.map(({ id }) => id));
      else
        return say(
          errorOf(search.output) ??
            (boats.length > 0
              ? `${phrases.severalNamed(one.name, boats.length, boats)} ${phrases.compareWhich}`
              : `${phrases.noneNamed(one.name)} ${phrases.compareWhich}`),
        );
    }
    const all = [...new Set([...ids, ...found])].slice(0, MOST_OF_LIST);
    if (all.length < 2) return just(phrases.compareWhich)(done);
    const pages = [all.slice(0, MOST_BOATS_AT_ONCE), all.slice(MOST_BOATS_AT_ONCE)].filter((page) => page.length > 0);
    const looked = done.slice(several.length);
    const page = pages[looked.length];
    if (page) return use('boat_details', { boatIds: page });
    const error = looked.map(({ output }) => errorOf(output)).find(Boolean);
    if (error) return say(error);
    const boats = looked.flatMap(({ output }) => boatsOf(output));
    const isTimes = asksTimes(situation);
    const against = againstIds(situation);
    const asked = isTimes
      ? TIMES_ASKED
      : (differenceIn(situation) ??
        (against.length > 1 ? predicateOf(situation) : withoutClosing(`${line.text} ${withoutNames(situation)}`)));
    const points = pointsIn(boats, asked, phrases);
    const told = points.length > 0 ? comparedIn(asked) : undefined;
    const judged = isTimes
      ? [timesVerdict(situation, boats), ...points]
      : points.flatMap((point) => [verdictOf(point, boats, situation), point]);
    const part = isPart ? phrases.ofShown(boats.length) : '';
    const facts = factsOfEach(boats, `${line.text} ${reading.words}`, phrases);
    return say(
      [...judged, ...facts, ...reasonsApart(boats, situation), comparison(boats, phrases, told), part]
        .filter(Boolean)
        .join(' '),
    );
  };
}
