import type { Named, NamedBoat } from '../../../../platform/names.ts';
import type { Chunk, Line } from '../line.ts';
import type { Meaning } from '../meanings.ts';
import { fits } from './narrowed-names.ts';

type Person = Extract<Meaning, { is: 'person' }>;

const HEAD = /^(?:boat|yacht|vessel|one|listing)$/;
const BESIDE = /^(?:'s|'|s|big|little|old|new|nice|red|white|blue|other|the|in|at|near|from|of|,|that|is|one|boat)$/;
const LINK = /^(?:from|of|by|owned|listed|that|which|belonging|to|is|selling|has|owns|in|at)$/;

/** "Ruth's dual console", 'the yacht in Savannah from Ruth': a first name with words that tell which boat of theirs. */
export function readOwnedBoats(line: Line): void {
  const named = line.all('person');
  for (let index = 0; index < line.chunks.length; index++) {
    const person = ownerAt(line, index, named);
    if (person?.is !== 'person' || person.boats.length === 0 || person.boats.length < person.count) continue;
    const range = behind(line.chunks, index) ?? before(line.chunks, index);
    const boats = range && boatsOf(person, line.chunks.slice(range.from, range.to + 1));
    const [only, ...others] = boats ?? [];
    if (range && boats?.length === 0 && isBareNumber(line.chunks, range)) {
      const number = line.chunks[range.to]?.written;
      line.replace(range.from, range.to + 1, { is: 'boat', name: `${person.name}’s ${number}`, boats: [], count: 0 });
      continue;
    }
    if (!range || !only || others.length > 0) continue;
    line.replace(
      range.from,
      range.to + 1,
      { is: 'boat', name: `${only.make} ${only.model}`, boats: [only], count: 1 },
      false,
    );
    index = range.from;
  }
}

/** 'Her 62' is no sum, also if she has no such boat. */
function isBareNumber(chunks: readonly Chunk[], { to }: Range): boolean {
  const behind = chunks[to + 1];
  const ends = !behind || (!behind.meaning && /^(?:[,.;!?]|and|or|together|combined|vs|versus)$/.test(behind.text));
  return ends && chunks[to]?.meaning?.is === 'n' && /^\d{2,3}$/.test(chunks[to].written);
}

/** A person by name, or 'his' and 'her' if the message names one person only. */
function ownerAt(line: Line, index: number, [only, ...others]: readonly Person[]): Meaning | undefined {
  const { meaning, text } = line.chunks[index] ?? {};
  if (meaning || !/^(?:his|her|their)$/.test(text ?? '')) return meaning;
  // 'Offer her 62' names a sum.
  const isGiven = GIVES.test(line.chunks[index - 1]?.text ?? '');
  return others.every(({ name }) => name === only?.name) && !isGiven ? only : undefined;
}

const GIVES =
  /^(?:offer|offering|give|giving|pay|paying|tell|ask|send|bid|counter|propose|text|message|wire|hand|show|write)$/;

const isPlural = ({ written, meaning }: Chunk) => meaning?.is === 'type' && /s$/i.test(written.replace(/'s$/i, ''));

/** Whether a chunk tells boats apart. */
const tells = ({ meaning, negated }: Chunk) =>
  !negated &&
  (meaning?.is === 'type' ||
    meaning?.is === 'n' ||
    meaning?.is === 'place' ||
    (meaning?.is === 'quantity' && (meaning.field === 'length' || meaning.field === 'year')) ||
    (meaning?.is === 'bound' && meaning.field === 'length') ||
    (meaning?.is === 'bound' && meaning.field === 'year' && meaning.min === meaning.max));

interface Range {
  from: number;
  to: number;
}

/** The words behind a name: "'s dual console in Naples". */
function behind(chunks: readonly Chunk[], index: number): Range | undefined {
  let to = index;
  let hasHead = false;
  for (let at = index + 1; at < chunks.length && at <= to + 4; at++) {
    const chunk = chunks[at];
    if (!chunk || (!chunk.meaning && !BESIDE.test(chunk.text) && !HEAD.test(chunk.text))) break;
    if (isPlural(chunk)) return undefined;
    const isHead = chunk.meaning?.is === 'type' || (!chunk.meaning && HEAD.test(chunk.text));
    if (isHead && hasHead && chunk.meaning) break;
    if (!chunk.meaning && !isHead) continue;
    if (chunk.meaning && !tells(chunk)) break;
    // Behind the noun, a number may be an amount.
    if (hasHead && chunk.meaning?.is === 'n') break;
    // A person in a town is no boat; "Ruth's 28" is.
    if (!hasHead && !isHead && !isPossessive(chunks, index)) break;
    hasHead ||=
      isHead || chunk.meaning?.is === 'n' || chunk.meaning?.is === 'quantity' || chunk.meaning?.is === 'bound';
    to = at;
  }
  return hasHead ? { from: index, to } : undefined;
}

const isPossessive = (chunks: readonly Chunk[], index: number) =>
  /^(?:his|her|their)$/.test(chunks[index]?.text ?? '') ||
  isOfHead(chunks, index) ||
  /^'?s$/.test(chunks[index + 1]?.text ?? '') ||
  (/s$/i.test(chunks[index]?.written ?? '') && !/^(?:at|in|near|from|that|is|of)$/.test(chunks[index + 1]?.text ?? ''));

/** 'The boat of Ruth, the 38'. */
const isOfHead = (chunks: readonly Chunk[], index: number) =>
  LINK.test(chunks[index - 1]?.text ?? '') &&
  (HEAD.test(chunks[index - 2]?.text ?? '') || chunks[index - 2]?.meaning?.is === 'ref') &&
  /^(?:,|the|-)$/.test(chunks[index + 1]?.text ?? '');

/** The words around a name: 'the yacht in Savannah from', 'the boat … has in New York'. */
function before(chunks: readonly Chunk[], index: number): Range | undefined {
  let hasHead = false;
  for (let at = index - 1; at >= 0 && at >= index - 7; at--) {
    const chunk = chunks[at];
    if (!chunk) break;
    if (chunk.meaning?.is === 'ref' && chunk.meaning.ref.by === 'focus')
      return { from: at, to: lastPlace(chunks, index) };
    if (!chunk.meaning && /^(?:the|that|this)$/.test(chunk.text))
      return hasHead ? { from: at + 1, to: lastPlace(chunks, index) } : undefined;
    if (!chunk.meaning && !LINK.test(chunk.text) && !HEAD.test(chunk.text)) return undefined;
    if (isPlural(chunk) || (chunk.meaning && !tells(chunk))) return undefined;
    hasHead ||= chunk.meaning?.is === 'type' || (!chunk.meaning && HEAD.test(chunk.text));
  }
  return undefined;
}

/** 'Has in New York' behind a name belongs to it. */
function lastPlace(chunks: readonly Chunk[], index: number): number {
  const at = chunks.findIndex((chunk, place) => place > index && (chunk.meaning || !LINK.test(chunk.text)));
  return chunks[at]?.meaning?.is === 'place' && !chunks[at]?.negated ? at : index;
}

/** The boats of a person that fit the words. 'Yacht' may stand for any boat. */
function boatsOf(person: Person, chunks: readonly Chunk[]): readonly NamedBoat[] {
  const telling = chunks.filter(tells);
  const fitting = (all: readonly Chunk[]) =>
    person.boats.filter((boat) => all.every(({ meaning }) => fits(boat, meaning) !== false));
  const exact = fitting(telling);
  if (exact.length > 0 || telling.length === 0) return telling.length === 0 ? [] : exact;
  const loose = telling.filter(({ meaning, written }) => meaning?.is !== 'type' || !/yacht/i.test(written));
  return loose.length > 0 && loose.length < telling.length ? fitting(loose) : [];
}

/** 'My center console', 'my boat in Stuart', 'my 41': which of the user's own boats is meant. */
export function narrowOwn(line: Line, named: readonly Named[]): void {
  const own = named.flatMap((name) => (name.kind === 'own' && name.active ? [name.boat] : []));
  if (own.length === 0) return;
  for (let index = 0; index < line.chunks.length; index++) {
    const chunk = line.chunks[index];
    const isMy = chunk && !chunk.meaning && /^(?:my|our)$/.test(chunk.text);
    const isOwn = chunk?.meaning?.is === 'own' && !chunk.meaning.named;
    if (!isMy && !isOwn) continue;
    const typed = isOwn ? ofSpokenType(own, chunk.written) : undefined;
    if (typed) line.replace(index, index + 1, { is: 'own', boats: [typed], named: true });
    if (typed) continue;
    let boats: readonly NamedBoat[] = own;
    let to = index;
    for (let at = index + 1; at < line.chunks.length && at <= to + 2; at++) {
      const next = line.chunks[at];
      if (!next || (!next.meaning && !/^(?:in|at|one|boat|yacht|footer|old|from|the)$/.test(next.text))) break;
      if (!next.meaning) continue;
      if (!tells(next) || (isOwn && next.meaning.is !== 'place') || isPlural(next)) break;
      const fitting = boats.filter((boat) => fits(boat, next.meaning) === true);
      if (fitting.length === 0) break;
      boats = fitting;
      to = at;
    }
    if (to > index) line.replace(index, to + 1, { is: 'own', boats, named: boats.length === 1 }, false);
  }
}

/** 'My yacht', if one of several boats is a yacht. */
function ofSpokenType(own: readonly NamedBoat[], written: string): NamedBoat | undefined {
  const type = /yacht\b/i.test(written) ? 'Motor Yacht' : /bowrider\b/i.test(written) ? 'Bowrider' : undefined;
  const fitting = type ? own.filter((boat) => boat.type === type) : [];
  return fitting.length === 1 && own.length > 1 ? fitting[0] : undefined;
}
