import { matches } from '../../../matching.ts';
import { saysNothing } from '../../compete.ts';
import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { countOf, errorOf, type Plan, say, use, useSaying } from '../../plan.ts';
import type { Chunk } from '../../reading/line.ts';
import { type ListPart, listPartIn } from '../../reading/list-words.ts';
import { LIMITING, type Meaning } from '../../reading/meanings.ts';
import { refined, without } from '../../reading/refined-wish.ts';
import { readWish, type Wish } from '../../reading/wish.ts';
import type { Frame, Interpretation, Situation } from '../../situation.ts';
import { described } from '../search/describe.ts';
import { ENDS } from '../search/extremes.ts';
import { averageText } from '../search/figures-text.ts';
import { foundText, searchPlan } from '../search/search-plan.ts';
import { orderSaid } from './figures-of-list.ts';
import { membersMeant } from './list-members.ts';

const USES: Interpretation['uses'] = [
  ...LIMITING,
  ...(['sort', 'ref', 'boat', 'make', 'person', 'id', 'n', 'kind', 'aside', 'strange', 'lister'] as const),
];
const WORDS =
  'show|list|find|see|give|tell|me|us|only|just|the|ones?|boats?|of|those|these|them|all|both|rest|left|other|others|remaining|what|which|is|are|that|anything|any|leave|leaving|out|drop|dropping|skip|skipping|exclude|excluding|except|for|without|minus|besides|lose|ditch|remove|hide|ignore|omit|forget|about|not|no|neither|nor|and|or|but|take|off|away|keep|stick|with|to|get|rid|than|apart|aside|from|please|okay|now|then|also|too|want|i|do|have|you|everything|average|price|mean|avg|in|at|by|my|sort|sorted|order|year|length|hours|speed|newest|first|oldest|lowest|highest|either|though|even|hm+';
const OTHER =
  /_(?:own|saved|money|service|asset|coins)_|\b(?:offer\w*|bid|message|send|draft|write|tell (?!me\b)|ask|fee|fees|agent|notif\w+|account|unsave|worth|compare|card|photos?|listing)\b/;
const AVERAGE = /\b(?:average|mean|avg)\b/;

/** 'Leave out the pilothouses', 'not the big one', 'only the bays': a part of the boats that a search finds. */
export const partOfListFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const { shown, listedBy } = memory;
  if (line.has(OTHER) || line.has(/\b(?:why|how come) not\b/) || (memory.card && memory.cardIsLast)) return undefined;
  const isFresh = line.has(/_type_/) && !line.all('type').every(({ loosely }) => loosely);
  const isOfList = shown.length > 1 && !isFresh;
  const part = listPartIn(line.chunks, (chunk) =>
    isOfList
      ? !(isMakeOut(chunk) && listedBy === 'search_boats') &&
        ((membersMeant(chunk, shown, shown)?.length ?? 0) > 0 || OWNED.has(chunk.meaning?.is ?? 'aside'))
      : isName(chunk),
  );
  const said = [...part.out, ...part.kept];
  const isMeant = !isOfList || said.some((chunk) => membersMeant(chunk, shown, shown)?.length);
  const base = said.length > 0 && isMeant ? baseOf(situation, said, isOfList) : undefined;
  if (!base || (!isOfList && part.kept.length > 0)) return undefined;
  const names = said.flatMap(({ text }) => (text.startsWith('_') ? [] : [text]));
  return {
    intent: 'search',
    weight: isOfList ? 1.6 : said.every(({ meaning }) => meaning && meaning.is !== 'strange') ? 1.5 : 1,
    uses: USES,
    words: new RegExp(`^(?:${[WORDS, ...names].join('|')})$`),
    // A question behind it is answered on its own.
    whole: line.has(AVERAGE) || !line.has(/[.;?!] _?\w|\b(?:which|how|where|who|when|why)\b/),
    plan: partPlan(base, part, situation, isOfList),
  };
};

/** A search can leave out a make by itself. */
const isMakeOut = ({ meaning, negated }: Chunk) => meaning?.is === 'make' && negated;

/** Names that the rest of a list may have, which is not on screen. */
const OWNED: ReadonlySet<Meaning['is']> = new Set(['person', 'boat', 'strange']);
const NAMES: ReadonlySet<Meaning['is']> = new Set(['boat', 'kind', 'person', 'id', 'sort', 'strange']);
/** Without a list, any word may be one of a title. */
const isName = ({ meaning, text }: Chunk) => (meaning ? NAMES.has(meaning.is) : /^\p{L}{4,}/u.test(text));

/** Words that mean boats of the list are no limits of a search. */
const KEYS: Partial<Record<Meaning['is'], readonly (keyof Wish)[]>> = {
  boat: ['query', 'makes', 'notBoatIds'],
  make: ['query', 'makes', 'notMakes'],
  kind: ['query'],
  sort: ['sort', 'order'],
  type: ['type', 'types', 'notTypes'],
  feature: ['equipment', 'notEquipment'],
};

/** Boats of a kind, or all within limits: 'everything in Ohio except Ruth’s'. */
const SEARCHES =
  /_(?:type|make)_|\bboats\b|\b(?:everything|anything|all|whatever|what)\b.*_(?:place|bound|fuel|engine|condition)_|^(?:_(?:place|bound|fuel|engine|condition)_|,|and) .*_person_/;

/** The search behind the list, together with the limits of the message. Other lists are known by their boats. */
function baseOf({ line, memory }: Situation, part: readonly Chunk[], isOfList: boolean): Wish | undefined {
  const { shown, listedBy, search } = memory;
  const named = part.flatMap(({ meaning }) => (meaning && KEYS[meaning.is]) ?? []);
  const said = {
    ...without(readWish(line).wish, [...named, 'limit', 'sort', 'order']),
    ...(isOfList ? {} : makesIn(line, part)),
  };
  if (!isOfList) return line.has(SEARCHES) ? said : undefined;
  const isSearch = listedBy === 'search_boats' || listedBy === 'boat_statistics';
  if (!isSearch || !search) return refined({ boatIds: shown.map(({ id }) => id) }, said);
  return refined(without(search, ['cursor' as keyof Wish, 'limit', 'sort', 'order']), said);
}

/** The makes that the message asks for beside a model that it leaves out. */
function makesIn(line: Situation['line'], part: readonly Chunk[]): Wish {
  const makes = line.chunks.flatMap((chunk) =>
    chunk.meaning?.is === 'make' && !chunk.negated && !part.includes(chunk) ? [chunk.meaning.make] : [],
  );
  const [only, ...others] = part.some(({ meaning }) => meaning && KEYS[meaning.is]?.includes('query')) ? makes : [];
  return only === undefined ? {} : others.length === 0 ? { query: only } : { makes };
}

function partPlan(base: Wish, part: ListPart, situation: Situation, isOfList: boolean): Plan {
  const { phrases, memory, line } = situation;
  const isAverage = line.has(AVERAGE);
  const by = orderSaid(situation) ?? orderBeside(line.chunks, part);
  const order = (by && ENDS[by]?.[1]) ?? {};
  return (done) => {
    const [read, found] = done;
    if (!read && isOfList) return use('read_boats', base);
    if (!read) return useSaying(phrases.lookingFor(described(base, phrases)), 'read_boats', base);
    const error = errorOf(read.output) ?? (found && errorOf(found.output));
    if (error) return say(phrases.cannotSearch(error));
    const all = boatsOf(read.output);
    // More than can be read: only the boats on screen are sure.
    const isPart = countOf(read.output.total) > all.length;
    const boats = isPart ? memory.shown : all;
    const meant = (chunks: readonly Chunk[]) => [
      ...new Set(chunks.flatMap((chunk) => membersMeant(chunk, boats, memory.shown) ?? [])),
    ];
    const [out, kept] = [meant(part.out), meant(part.kept)];
    const unused = [...part.out, ...part.kept].filter(
      (chunk) =>
        !saysNothing(chunk.written) && ((isPart && !isOfList) || !membersMeant(chunk, boats, memory.shown)?.length),
    );
    const unusedText = unused.length > 0 ? phrases.unused(unused.map(({ written }) => written)) : '';
    if (out.length + kept.length === 0 || (isPart && !isOfList))
      return searchPlan({ wish: base, remarks: unusedText, quiet: true }, phrases)(done.slice(1));
    const left = (kept.length > 0 ? kept : boats).filter(({ id }) => !out.some((one) => one.id === id));
    if (left.length === 0) return say(phrases.noneOfThese(boats.length));
    const wish = kept.length > 0 ? withOnly(base, left) : withoutBoats(base, out);
    if (!found) return use(isAverage ? 'boat_statistics' : 'search_boats', { ...wish, ...(isAverage ? {} : order) });
    const leftOut = out.length > 0 ? phrases.leftOut(out.map(({ title, price }) => ({ title, figure: price }))) : '';
    const text = isAverage
      ? `${averageText(found.output, wish, situation)} ${leftOut}`
      : `${leftOut} ${foundText({ ...wish, ...order }, found.output, phrases)}`;
    const sum = isAverage || !asksSum(situation) ? '' : sumText(found.output, phrases);
    return say([text.trim(), sum, isPart ? phrases.ofShown(boats.length) : '', unusedText].filter(Boolean).join(' '));
  };
}

const TOGETHER = /\b(?:together|altogether|in total|total|sum|add(?:s|ed)? up|in all|combined)\b/i;

/** 'And without the cheapest' right behind a sum of prices. */
const asksSum = ({ line, memory: { last } }: Situation): boolean =>
  matches(TOGETHER, line.text) || (last !== undefined && matches(TOGETHER, last.question) && /\$\d/.test(last.text));

/** The sum that the rest of a list asks, if all of it is known. */
function sumText(output: Record<string, unknown>, phrases: Situation['phrases']): string {
  const boats = boatsOf(output);
  if (boats.length < 2 || countOf(output.total) !== boats.length) return '';
  const sum = boats.reduce((all, { price }) => all + dollarsOf(price), 0);
  return phrases.parts(
    boats.map(({ title }) => title),
    sum,
  );
}

/** 'Cheapest first, but skip the two cheapest'. */
const orderBeside = (chunks: readonly Chunk[], { out, kept }: ListPart) =>
  chunks.flatMap((chunk) =>
    chunk.meaning?.is === 'sort' && !chunk.meaning.count && ![...out, ...kept].includes(chunk)
      ? [chunk.meaning.by]
      : [],
  )[0];

const withOnly = (base: Wish, boats: readonly KnownBoat[]): Wish => ({
  ...without(base, ['notBoatIds']),
  boatIds: boats.map(({ id }) => id),
});

const withoutBoats = (base: Wish, out: readonly KnownBoat[]): Wish => ({
  ...base,
  notBoatIds: [...new Set([...(base.notBoatIds ?? []), ...out.map(({ id }) => id)])],
});
