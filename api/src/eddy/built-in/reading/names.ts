import type { Mentioned, Named, NamedBoat } from '../../../platform/names.ts';
import type { Chunk, Line } from './line.ts';
import type { Meaning } from './meanings.ts';
import { possiblePlaces } from './places.ts';
import { isOrdinary } from './spelling.ts';
import { editsBetween } from './wording.ts';

const OWN = /\b(?:my|our|mine|ours|saved|favorites?|i own|i have|i listed|wishlist)\b/;
const isWord = (text: string) => /^\p{L}[\p{L}\p{M}\d]*$/u.test(text);

/** The words of a message that may be names. */
export function mentionedIn(line: Line): Mentioned {
  const words = line.chunks.filter(({ meaning, text }) => !meaning && isWord(text)).map(({ text }) => text);
  const strange = words.filter((word) => word.length > 2 && !isOrdinary(word));
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const ordinary = words.filter((word) => word.length > 3 && !strange.includes(word) && !FUNCTION.test(word));
  return {
    strange: [...new Set(strange.flatMap((word) => [word, singular(word)]))],
    ordinary: [...new Set([...ordinary, ...pairs.filter((pair) => strange.some((word) => pair.includes(word)))])],
    places: possiblePlaces(line),
    own: OWN.test(line.text) || strange.length > 0,
  };
}

const FUNCTION =
  /^(?:that|this|with|what|which|have|from|they|them|would|could|should|about|there|their|boat|boats|show|find|want|need|looking|price|under|over|than|more|less|some|please|tell|does|will|your|into|just|like|only|also|when|where|make|made|owner|trade|offer|message|year|years|feet|foot|thousand|million)$/;

const singular = (word: string) => word.replace(/(?:'s|s)$/, '');

/** Whether a written word is a word of a name: as it is, in the plural, or with a typo if it is no ordinary word. */
function isSame(written: string, name: string): boolean {
  if (written === name || singular(written) === name || (written === singular(name) && name.length > 4)) return true;
  if (isOrdinary(written) || name.length < 5 || /\d/.test(name)) return false;
  const most = name.length >= 8 ? 2 : 1;
  return editsBetween(written, name, most) <= most || editsBetween(singular(written), name, most) <= most;
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
const textOf = (chunk: Chunk | undefined) =>
  chunk?.meaning?.is === 'n' ? chunk.written : chunk?.meaning ? undefined : chunk?.text;

interface Match {
  from: number;
  to: number;
  /** Words of the name that were written. */
  words: number;
  make: string;
  model?: string;
  boats: readonly NamedBoat[];
  count: number;
}

/** Replaces names of makes, models, boats and people by what they stand for. */
export function readNames(line: Line, named: readonly Named[]): void {
  readOwn(line, named);
  for (let index = 0; index < line.chunks.length; index++) {
    const match = bestAt(line, index, named);
    if (match) line.replace(yearBefore(line, match) ?? match.from, match.to, meaningOf(line, match));
  }
  readTitles(line, named);
  readPeople(line, named);
}

/** Places where boats of the catalog are, as far as they are no known cities or states. */
export function readCatalogPlaces(line: Line, named: readonly Named[]): void {
  for (const name of named) {
    if (name.kind !== 'place') continue;
    const pattern = new RegExp(`(?:\\b(?:in|near|around|from|to|at|by) (?:the )?)?\\b${escaped(name.name)}\\b`);
    const location = name.name.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
    line.each(pattern, ({ chunks }) =>
      chunks.some(({ meaning }) => meaning) || (isOrdinary(name.name) && !/^\p{Lu}/u.test(chunks.at(-1)?.written ?? ''))
        ? undefined
        : { is: 'place', label: location, location },
    );
  }
}

const escaped = (text: string) => text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');

function bestAt(line: Line, from: number, named: readonly Named[]): Match | undefined {
  let best: Match | undefined;
  for (const name of named) {
    const match =
      name.kind === 'make' ? makeAt(line, from, name) : name.kind === 'model' ? modelAt(line, from, name) : undefined;
    if (match && (!best || match.words > best.words)) best = match;
    else if (match && best && match.words === best.words && match.model && best.model && match.make === best.make)
      best = {
        ...best,
        boats: [...best.boats, ...match.boats],
        count: best.count + match.count,
        model: shared(best.model, match.model),
      };
  }
  return best;
}

/** The words that two models share: a make with a number may be either of two boats. */
const shared = (one: string, other: string) =>
  wordsOf(one)
    .filter((word) => wordsOf(other).includes(word))
    .join(' ');

function makeAt(line: Line, from: number, { make, some, boats }: Extract<Named, { kind: 'make' }>): Match | undefined {
  const words = wordsOf(make);
  const length = matchedAt(line, from, words);
  return length ? { from, to: from + length, words: words.length, make, boats: some, count: boats } : undefined;
}

/** How many chunks from here on spell all these words, in order; they may be written as one. */
function matchedAt(line: Line, from: number, words: readonly string[]): number {
  const joined = words.join('');
  const first = textOf(line.chunks[from]);
  if (first !== undefined && words.length > 1 && isSame(first, joined)) return 1;
  let at = from;
  for (const word of words) {
    if (textOf(line.chunks[at]) === '-') at++;
    const text = textOf(line.chunks[at]);
    if (text === undefined || !isSame(text, word)) return 0;
    at++;
  }
  return at - from;
}

/** A model after its make, or by its own words if they are telling. */
function modelAt(line: Line, from: number, name: Extract<Named, { kind: 'model' }>): Match | undefined {
  const made = matchedAt(line, from, wordsOf(name.make));
  const left = wordsOf(name.model);
  const total = left.length;
  let at = from + made;
  let words = 0;
  let telling = made > 0;
  for (; at < line.chunks.length; at++) {
    const text = textOf(line.chunks[at]);
    const found = text === undefined ? -1 : left.findIndex((word) => isSame(text, word));
    if (found < 0) break;
    telling ||= /\p{L}{4,}/u.test(text ?? '') && !isOrdinary(text ?? '');
    left.splice(found, 1);
    words++;
  }
  if (words === 0 || (!telling && !(words === total && total > 1 && /\p{L}{3}/u.test(name.model)))) return undefined;
  return {
    from,
    to: at,
    words: words + (made ? wordsOf(name.make).length : 0),
    make: name.make,
    model: made || words === total ? name.model : name.model,
    boats: name.some,
    count: name.boats,
  };
}

/** A year right before a name belongs to it. */
function yearBefore(line: Line, { from }: Match): number | undefined {
  const text = textOf(line.chunks[from - 1]);
  return text !== undefined && /^(?:19|20)\d\d$/.test(text) ? from - 1 : undefined;
}

function meaningOf(line: Line, match: Match): Meaning {
  const { make, model, boats, count, from } = match;
  if (model === undefined) return { is: 'make', make, boats, count };
  const start = yearBefore(line, match);
  const year = start === undefined ? undefined : Number(textOf(line.chunks[start]));
  const ofYear = year === undefined ? boats : boats.filter((boat) => boat.year === year);
  const spoken = line.chunks[from];
  const withMake = spoken && wordsOf(make).some((word) => isSame(spoken.text, word));
  const written = withMake ? `${make} ${model}` : (boats[0]?.model ?? model);
  return { is: 'boat', name: written.trim(), boats: ofYear.length > 0 ? ofYear : boats, count: ofYear.length || count };
}

/** 'Our boat', 'mine', or a make behind 'my'. */
function readOwn(line: Line, named: readonly Named[]): void {
  const own = named.flatMap((name) => (name.kind === 'own' && name.active ? [name.boat] : []));
  const hidden = named.flatMap((name) => (name.kind === 'own' && !name.active ? [name.boat] : []));
  for (let index = 0; index < line.chunks.length; index++) {
    if (!isOwning(line, index)) continue;
    const matched = [...own, ...hidden]
      .map((boat) => ({ boat, length: spokenLength(line, index + 1, boat) }))
      .filter(({ length }) => length > 0);
    const longest = Math.max(0, ...matched.map(({ length }) => length));
    const boats = matched.filter(({ length }) => length === longest).map(({ boat }) => boat);
    if (longest > 0) line.replace(index, index + 1 + longest, { is: 'own', boats, named: true });
  }
  line.each(
    /\b(?:my|our) (?:own |current |old |other |listed )*(?:_n_ )?(?:boats?|yachts?|vessels?|listings?|ads?|sailboats?|trawlers?|bowriders?)\b(?! (?:type|insurance|loan))|\bmine\b/,
    () => ({ is: 'own', boats: own, named: false }),
  );
  const saved = named.flatMap((name) => (name.kind === 'saved' ? [name.boat] : []));
  line.each(
    /\b(?:my |our |the )?(?:saved|favorited?|favorites?|bookmarked|starred|hearted|shortlisted|wishlisted) (?:boats?|listings?|ones|list|items)\b|\b(?:my|our) (?:favorites?|saved|shortlist|wish ?list|bookmarks)\b|\b(?:boats?|the ones|listings?|what|ones) (?:that )?i (?:have )?(?:saved|favorited|bookmarked|starred|liked|hearted)\b/,
    () => ({ is: 'saved', boats: saved }),
  );
}

/** 'My', or the article in 'I have a'. */
function isOwning(line: Line, index: number): boolean {
  const [before = '', have = '', word = ''] = [-2, -1, 0].map((at) => line.chunks[index + at]?.text ?? '');
  if (/^(?:my|our)$/.test(word)) return true;
  return /^(?:a|an|this|the)$/.test(word) && /^(?:have|own|got|has)$/.test(have) && /^(?:i|we|have)$/.test(before);
}

function spokenLength(line: Line, from: number, boat: NamedBoat): number {
  const left = [...wordsOf(boat.make), ...wordsOf(boat.model), String(boat.year)];
  let at = from;
  let telling = false;
  for (; at < line.chunks.length; at++) {
    const text = textOf(line.chunks[at]);
    if (text === undefined) break;
    const found = left.findIndex((word) => isSame(text, word));
    if (found < 0) break;
    telling ||= /\p{L}{3,}/u.test(left[found] ?? '');
    left.splice(found, 1);
  }
  return telling ? at - from : 0;
}

function readTitles(line: Line, named: readonly Named[]): void {
  const titled = named.flatMap((name) => (name.kind === 'title' ? [name] : []));
  for (let index = 0; index < line.chunks.length; index++) {
    const text = textOf(line.chunks[index]);
    if (text === undefined || text.length < 4 || isOrdinary(text)) continue;
    const boats = titled
      .filter(({ boat }) => wordsOf(boat.title).some((word) => isSame(text, word)))
      .map(({ boat }) => boat);
    if (boats.length > 0) line.replace(index, index + 1, { is: 'boat', name: text, boats, count: boats.length });
  }
}

function readPeople(line: Line, named: readonly Named[]): void {
  for (const person of named) {
    if (person.kind !== 'person') continue;
    const { name, boatId, boatTitle } = person;
    for (let index = 0; index < line.chunks.length; index++)
      if (textOf(line.chunks[index]) === name.toLowerCase())
        line.replace(index, index + 1, { is: 'person', name, boatId, boatTitle });
  }
}
