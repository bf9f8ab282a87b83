import type { SearchBoatsInput } from '@tradewind/contract/eddy-tools';
import type { BoatForModel } from '../boat-words.ts';
import { matches, matchOf } from '../matching.ts';
import type { ToolRecord, Turn } from '../turns.ts';
import { correctedOffer } from './corrected/offer.ts';
import { type EddyAsks, questionIn } from './phrases/questions.ts';
import { type Told, toldIn, turnsAway } from './told.ts';

export type KnownBoat = BoatForModel;

/** The topics of the conversation, taken from tool results. */
export interface Memory {
  /** The boats of the current list, in its order. */
  shown: KnownBoat[];
  /** The boat with the lowest price of a list that shows only a part of the boats found. */
  cheapest: KnownBoat | undefined;
  /** The boat discussed last. */
  focus: KnownBoat | undefined;
  /** Its number, even if no tool described it. */
  focusId: number | undefined;
  /** The boat discussed before it. */
  focusBefore: KnownBoat | undefined;
  /** The only two boats that the last answer named: 'what is the difference'. */
  pair: readonly KnownBoat[];
  search: SearchBoatsInput | undefined;
  searchBefore: SearchBoatsInput | undefined;
  /** The search that each turn asked for, before it was widened. */
  wishes: SearchBoatsInput[];
  /** The people of the conversations and trades that Eddy told of last. */
  told: readonly Told[];
  /** The tool that returned the current list, and how many boats it found in all. */
  listedBy: string | undefined;
  found: number;
  /** The cursor after the last list. */
  next: string | undefined;
  last: Turn | undefined;
  /** The help that Eddy gave last, and the plain words that asked for it. */
  helped: string | undefined;
  helpedBy: string | undefined;
  /** The card that was shown last and not dropped since. The user may have decided on it. */
  card: ToolRecord | undefined;
  /** Whether Eddy has looked nothing up since that card. */
  cardIsLast: boolean;
  /** The question that Eddy asked last. */
  asked: EddyAsks | undefined;
  /** The user's question before Eddy asked back. */
  before: string | undefined;
}

const LISTS = new Set(['search_boats', 'who_would_trade', 'my_boats', 'saved_boats', 'agent_findings']);

/** Makes Eddy forget the conversation so far. */
export const STARTS_OVER =
  /^(?:ok(?:ay)?,? )?(?:(?:let'?s )?start (?:over|again|anew)|new search|reset|forget (?:everything|all that|it all)|from scratch|clear (?:everything|all|the search))[.! ]*$/i;

export function memoryOf(past: readonly Turn[]): Memory {
  const last = past.at(-1);
  const memory: Memory = {
    shown: [],
    cheapest: undefined,
    focus: undefined,
    focusId: undefined,
    focusBefore: undefined,
    pair: [],
    search: undefined,
    searchBefore: undefined,
    wishes: [],
    told: [],
    listedBy: undefined,
    found: 0,
    next: undefined,
    last,
    helped: last?.text,
    helpedBy: last?.question.toLowerCase(),
    card: undefined,
    cardIsLast: false,
    asked: last && questionIn(last.text),
    before: askedFor(past),
  };
  const known = new Map<number, KnownBoat>();
  const begun = past.findLastIndex(({ question }) => matches(STARTS_OVER, question)) + 1;
  for (const turn of past.slice(begun)) {
    const { question } = turn;
    const calls = turn.calls.filter(({ name }) => name !== 'read_boats');
    const told = toldIn(turn);
    if (told.length > 0 || turnsAway(turn)) memory.told = told;
    const [first, ...more] = calls;
    const useful = more.filter(({ name, output }) => name !== 'search_boats' || output.total !== 0);
    // The same boats may be looked up twice: first by their name, then side by side.
    const isPaged = new Set(calls.filter(isSideBySide).map(({ output }) => idsIn(output))).size > 1;
    for (const call of first ? [first, ...useful] : []) remember(memory, known, call, isPaged);
    if (first?.name === 'search_boats') memory.wishes.push(first.input as SearchBoatsInput);
    if (calls.length > 0) memory.cardIsLast = calls.includes(memory.card as ToolRecord);
    const named = calls.length > 0 ? namedFirst(turn, [...known.values()]) : undefined;
    const only =
      calls.length === 0 && !memory.focus ? [...known.values()].filter(({ title }) => turn.text.includes(title)) : [];
    if (named) discuss(memory, named);
    // '1 of these 2: the Gale 34' looks nothing up.
    else if (only.length === 1) discuss(memory, only[0]);
    else if (memory.listedBy === 'my_boats' && calls.some(({ name }) => name === 'my_boats')) {
      const [mine, ...others] = memory.shown.filter(({ title }) => turn.text.includes(title));
      if (mine && others.length === 0) discuss(memory, mine);
    } else if (
      matches(THE_ONE, question) &&
      memory.shown.length > 1 &&
      calls.at(-1)?.name !== 'boat_details' &&
      (memory.listedBy !== 'search_boats' || memory.search?.sort || memory.search?.order || memory.search?.near)
    )
      discuss(memory, memory.shown[0]);
  }
  const toldBy = (turn: Turn | undefined) =>
    [...known.values()].filter(({ title }) => turn?.text.replace(LEFT_OUT, '').includes(title));
  const earlier = past.at(-2);
  // One boat that the answer with a long list names is none of a pair.
  const isOfMany = earlier?.calls.some(({ name, output }) => LISTS.has(name) && boatsOf(output).length > 2);
  const [told, before] = [toldBy(last), isOfMany ? [] : toldBy(earlier)];
  const pair = told.length === 1 && before.length === 1 ? [...before, ...told] : told;
  // A list of two is the pair itself.
  const isListed = memory.shown.length === 2 && last?.calls.some(({ name }) => LISTS.has(name));
  if (!isListed && pair.length === 2 && pair[0] !== pair[1]) memory.pair = pair;
  return memory;
}

/** The search of a turn that found nothing and was widened: its place and words still stand. */
export function widenedFrom({ calls }: Turn): SearchBoatsInput | undefined {
  const [first] = calls;
  return first?.name === 'search_boats' && first.output.total === 0 ? (first.input as SearchBoatsInput) : undefined;
}

/** Boats that an answer names because they are gone. */
const LEFT_OUT = /^Left out: .*?\.(?!\d)/;

/** The user's words that Eddy's questions were about: a reply that left something open belongs to them. */
function askedFor(past: readonly Turn[]): string | undefined {
  const open = past.findLastIndex(
    ({ text, calls }) => !questionIn(text) || calls.some(({ output }) => 'confirmLabel' in output),
  );
  const asked = past.slice(open + 1).slice(-LONGEST_CHAIN);
  return asked.length > 0 ? asked.map(({ question }) => question).reduce(continued) : past.at(-1)?.question;
}

const LONGEST_CHAIN = 3;

/** A message with the reply that completes or corrects it. A comma keeps the number of a name apart from an amount. */
export const continued = (message: string, reply: string): string =>
  correctedOffer(message, reply)?.message ??
  `${message}${/\d\s*$/.test(message) && /^\s*\d/.test(reply) ? ',' : ''} ${reply}`;

/** 'Which one is cheapest?' makes the boat that the answer names the topic. */
const NAMES_ONE =
  /^(?:(?:Yes|No)\. )?(?:That would be the|Sería el|Ce serait le|Das wäre) (\d{4} [^:]+?) ?:|^(?:Yes, you saved the|Sí, guardaste el|Sí, has guardado el|Oui, vous avez enregistré le|Ja,) (\d{4} [^.]+?)(?: hast du gespeichert)?\.$|^1 of these \d+: the (\d{4} [^:]+?) at \$|^(?:Tu barco (?:m[aá]s|con) [^.]{3,30}? es el|Votre bateau (?:le|avec) [^.]{3,30}? est le|Dein \p{L}+ Boot ist) (\d{4} [^.]+)\.|^(?:The one with (?:most|fewest)|Your) [a-z ]+ is the (\d{4} [^.]+)\.|^(?:I found [\d,]+ boats\. )?(?:The|Most|Fewest) [a-z ]+: the (\d{4} [^:]+?), (?![^.]*: the \d{4})/u;

function namedFirst({ text, question }: Turn, known: readonly KnownBoat[]): KnownBoat | undefined {
  const found = matchOf(NAMES_ONE, text);
  const title = found?.slice(1).find(Boolean);
  const isPair =
    (text.match(/: the \d{4} /g) ?? []).length > 1 || /\b(?:compare|difference|vs)\b(?!.*\bwhich\b)/i.test(question);
  if (!title || isPair) return undefined;
  const isNamed = (boat: KnownBoat) => boat.title.startsWith(`${title},`) && text.includes(`the ${boat.title}, `);
  // A title may have a comma of its own.
  return known.find(isNamed) ?? known.find((boat) => boat.title === title);
}

/** A superlative refers to the first boat of the sorted list. */
const THE_ONE =
  /(?:\b(?:the|your) |^)(?:cheapest|least expensive|most expensive|priciest|dearest|longest|biggest|largest|newest|oldest|fastest|slowest|smallest|shortest|widest|closest|nearest)(?! (?:boats|ones|yachts|(?!express\b)\w+s)\b| (?!(?:for|under|below|over|above|in|with|at|of|near|around|that|you|we) )\w+ \w+s\b(?<! is))|\b(?:which|what)(?: \w+){0,3} (?:boat|one|yacht)(?: \w+){0,3} (?:costs?|asks?|goes for|is priced) (?:the )?(?:very )?(?:most|least|highest|lowest)\b|\b(?:votre |le |la )?(?:bateau |yacht )?(?:le|la) (?:plus|moins) (?!de\b)\p{L}+|\b(?:el|la|su|tu|vuestro) (?:\p{L}+ )?m[aá]s (?!de\b)\p{L}+|\bwelches\b.*\bam \p{L}+sten\b|\b(?:das|die|der|euer|dein|ihr) (?:\p{L}*st|größt|groesst)e[sr]?(?: boot| yacht)?\b/iu;

/** Several boats looked up at once. */
const isSideBySide = ({ name, output }: ToolRecord) => name === 'boat_details' && boatsOf(output).length > 1;

const idsIn = (output: Record<string, unknown>) =>
  boatsOf(output)
    .map(({ id }) => id)
    .toSorted()
    .join();

function remember(memory: Memory, known: Map<number, KnownBoat>, call: ToolRecord, isPaged: boolean): void {
  const { name, input, output } = call;
  const boats = boatsOf(output);
  for (const boat of boats) known.set(boat.id, { ...known.get(boat.id), ...boat });
  // Nobody can point at boats that were not shown.
  if (input.quietly === true) return;
  if ('confirmLabel' in output) memory.card = call;
  if (name === 'drop_drafts') memory.card = undefined;
  if (name === 'search_boats' && !('error' in output)) {
    memory.searchBefore = memory.search;
    memory.search = input as SearchBoatsInput;
    memory.next = typeof output.next === 'string' ? output.next : undefined;
  }
  if (name === 'boat_statistics' && !('error' in output)) count(memory, input);
  if (LISTS.has(name) && boats.length > 0) {
    memory.shown = boats;
    memory.cheapest = output.cheapest as KnownBoat | undefined;
    memory.listedBy = name;
    memory.found = typeof output.total === 'number' ? output.total : boats.length;
    // The boat discussed in a list that is shown again stays the one before.
    if (memory.focus && boats.some(({ id }) => id === memory.focus?.id)) memory.focusBefore = memory.focus;
    discuss(memory, boats.length === 1 ? boats[0] : undefined);
  } else if ((name === 'boat_details' || name === 'prices_with_closing') && boats.length > 1) {
    if (!isPaged && !isPageOf(memory, boats)) {
      memory.shown = boats;
      memory.cheapest = undefined;
      memory.listedBy = name;
    }
    discuss(memory, undefined);
  } else if (name === 'estimate_boats' && boats.length > 1) {
    if (!boats.every(({ id }) => memory.shown.some((one) => one.id === id))) {
      memory.shown = inOrderOf(input.boatIds, boats);
      memory.cheapest = undefined;
      memory.listedBy = 'boat_details';
    }
    discuss(memory, boats[0]);
  } else {
    const id = typeof input.boatId === 'number' ? input.boatId : boats[0]?.id;
    if (id !== undefined) discuss(memory, known.get(id), id);
    else if (name === 'explain_trade' && memory.shown.length === 0 && memory.focusId === undefined)
      discuss(memory, undefined, onlyBoatIn(output));
  }
}

/** The only boat of a trade: 'how many hours does it have' after a trade that Eddy told is about that boat. */
function onlyBoatIn({ items }: Record<string, unknown>): number | undefined {
  const ids = ((items ?? []) as { boatId?: number }[]).flatMap(({ boatId }) => boatId ?? []);
  return ids.length === 1 ? ids[0] : undefined;
}

/** 'The first one' is the first that the user named. */
function inOrderOf(ids: unknown, boats: readonly KnownBoat[]): KnownBoat[] {
  const order = Array.isArray(ids) ? (ids as number[]) : [];
  return boats.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** Whether boats were looked up because a question was about all of a list that no search made. */
const isPageOf = ({ shown, listedBy }: Memory, boats: readonly KnownBoat[]) =>
  listedBy !== 'search_boats' &&
  listedBy !== 'boat_details' &&
  boats.every(({ id }) => shown.some((one) => one.id === id));

/** The boats that were counted are those that 'how many' and 'the average' are about; the list stays. */
function count(memory: Memory, { by: _by, ...wish }: Record<string, unknown>): void {
  memory.search = wish as SearchBoatsInput;
  memory.next = undefined;
  memory.listedBy = 'boat_statistics';
}

function discuss(memory: Memory, boat: KnownBoat | undefined, id = boat?.id): void {
  if (boat && memory.focus && boat.id !== memory.focus.id) memory.focusBefore = memory.focus;
  memory.focus = boat;
  memory.focusId = id;
}

/** A boat with everything that `boat_details` tells of it. */
export type Detailed = KnownBoat & Record<string, unknown>;

export function boatsOf(output: Record<string, unknown>): KnownBoat[] {
  if (Array.isArray(output.boats)) return output.boats as KnownBoat[];
  return output.boat ? [output.boat as KnownBoat] : [];
}

/** '$125,000' as a number. */
export const dollarsOf = (price: string) => Number(price.replace(/[^\d.]/g, ''));
