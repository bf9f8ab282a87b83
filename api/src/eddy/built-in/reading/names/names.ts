import type { Mentioned, Named, NamedBoat } from '../../../../platform/names.ts';
import { matches } from '../../../matching.ts';
import type { Chunk, Line } from '../line.ts';
import type { Meaning } from '../meanings.ts';
import { speaksOfHome } from '../places/home.ts';
import { possiblePlaces } from '../places/places.ts';
import { isFamiliar, isOrdinary } from '../words/spelling.ts';
import { describedIn } from './by-description.ts';
import { endingsIn, isDefinite } from './definite-names.ts';
import { isExactly, isSame, singular, slipsIn, textOf, wordsOf } from './name-words.ts';
import { numberedIn } from './numbered-boats.ts';
import { readOwn } from './own-names.ts';
import { OWNERS_WORDS } from './own-unsaid.ts';
import { readPeople } from './people.ts';
import { readThings } from './things.ts';

const OWN =
  /\b(?:my|our|mine|ours|saved|favorites?|i own|i have|i got|ive got|i listed|i (?:have |just )?(?:put|advertised)|i am selling|wishlist|am i|i asking|i posted|did i|do i|have i|(?:could|can|would|might|if) i (?:get|trade|swap|give|add|trade in)|with me|am i|have not sold|for mine|who (?:takes|accepts|wants|would|will|trades)|anyone|anybody|someone|somebody)\b|^(?:please |can you |could you )?(?:pause|unpause|hide|unlist|relist|resume|reactivate|deactivate|unpublish|republish|set the price of)\b/;
const isWord = (text: string) => /^\p{L}[\p{L}\p{M}\d]*$/u.test(text);

/** The words of a message that may be names. */
export function mentionedIn(line: Line): Mentioned {
  const words = line.chunks.filter(({ meaning, text }) => !meaning && isWord(text)).map(({ text }) => text);
  const strange = words.filter((word) => word.length > 2 && !isFamiliar(word));
  const ordinary = words.filter((word) => word.length > 3 && !strange.includes(word) && !FUNCTION.test(word));
  const numbers = line.chunks.flatMap(({ meaning, written }) => (meaning?.is === 'n' ? [written] : []));
  const capitalized = capitalizedIn(line);
  return {
    strange: [...new Set(strange.flatMap((word) => [word, singular(word)]))],
    ordinary: [...new Set([...runsIn(line), ...ordinary])],
    endings: endingsIn(line),
    numbers: [...new Set(numbers)],
    numbered: numberedIn(line),
    described: describedIn(line),
    placed: [],
    capitalized,
    places: possiblePlaces(line),
    own: line.has(OWN) || line.has(OWNERS_WORDS) || strange.length > 0,
    home: speaksOfHome(line),
    naming: strange.length + capitalized.length > 0,
  };
}

/** Two or three words in a row, which may be one name, and two words written as one: 'black water'. */
function runsIn(line: Line): string[] {
  const texts = hyphenated(line.chunks).map((text) =>
    text && /^(?:\p{L}[\p{L}\p{M}\d-]*|\d+)$/u.test(text) ? text : undefined,
  );
  return texts.flatMap((one, index) => {
    const [two, three] = [texts[index + 1], texts[index + 2]];
    if (one === undefined || two === undefined || (matches(FUNCTION, one) && matches(FUNCTION, two))) return [];
    const joined = /[\d-]/.test(one + two) || one.length + two.length < 6 ? [] : [one + two];
    // A model may have a hyphen that the message lacks.
    const numbered = three !== undefined && /^\d+$/.test(one) ? [`${one} ${two}-${three}`] : [];
    const longer = three === undefined ? [] : [`${one} ${two} ${three}`, ...numbered];
    return [`${one} ${two}`, ...joined, ...longer].filter((run) => !/^[\d -]+$/.test(run));
  });
}

/** The words of a line; those that hyphens join are one. */
function hyphenated(chunks: readonly Chunk[]): (string | undefined)[] {
  const texts: (string | undefined)[] = [];
  for (const [index, chunk] of chunks.entries()) {
    const [before, hyphen] = [chunks[index - 2], chunks[index - 1]];
    const isJoined = hyphen?.text === '-' && before?.end === hyphen.at && hyphen.end === chunk.at;
    const text = textOf(chunk);
    const first = texts.at(-2);
    if (isJoined && text !== undefined && first !== undefined && /^\p{L}/u.test(first))
      texts.splice(-2, 2, `${first}-${text}`);
    else texts.push(text);
  }
  return texts;
}

function capitalizedIn(line: Line): string[] {
  const found = line.chunks.filter(({ text, written, meaning }, index) => {
    if (meaning || !/^\p{Lu}\p{Ll}/u.test(written) || !isWord(text)) return false;
    const before = line.chunks[index - 1]?.text ?? '.';
    return !/^[.!?:]$/.test(before) || line.chunks[index + 1]?.text === "'s";
  });
  return [...new Set(found.map(({ text }) => text))];
}

const FUNCTION =
  /^(?:that|this|with|what|which|have|from|they|them|would|could|should|about|there|their|boat|boats|show|find|want|need|looking|price|under|over|than|more|less|some|please|tell|does|will|your|into|just|like|only|also|when|where|make|made|owner|trade|offer|message|year|years|feet|foot|thousand|million|the|a|an|of|for|in|on|to|me|my|i|is|it|and|or|how|much|who)$/;

interface Match {
  from: number;
  to: number;
  /** Words of the name that were written. */
  words: number;
  /** How many of them were written correctly. */
  exact: number;
  /** How many letters of its make were written otherwise. */
  slips: number;
  /** Whether all of its words were written. */
  complete: boolean;
  /** Whether they were written in its order: '31 Drift' is not 'Drift 31' if both exist. */
  ordered: boolean;
  make: string;
  /** The words of the model that were written. */
  said?: readonly string[];
  made: boolean;
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
  readThings(line, named);
}

/** Places where boats of the catalog are, as far as they are no known cities or states. */
export function readCatalogPlaces(line: Line, named: readonly Named[]): void {
  for (const name of named) {
    if (name.kind !== 'place') continue;
    const pattern = new RegExp(`(?:\\b(?:in|near|around|from|to|at|by) (?:the )?)?\\b${escaped(name.name)}\\b`);
    const location = name.name.replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
    line.each(pattern, ({ chunks }) =>
      chunks.some(({ meaning }) => meaning) ||
      (isOrdinary(name.name) && !/^\p{Lu}\p{Ll}/u.test(chunks.at(-1)?.written ?? ''))
        ? undefined
        : { is: 'place', label: location, location },
    );
  }
}

const escaped = (text: string) => text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');

/** The name of which most words are written here. Models that fit equally well share it. */
function bestAt(line: Line, from: number, named: readonly Named[]): Match | undefined {
  const matches = named.flatMap((name) =>
    name.kind === 'make' ? makeAt(line, from, name) : name.kind === 'model' ? modelAt(line, from, name) : [],
  );
  matches.sort(
    (a, b) =>
      b.words - a.words ||
      b.exact - a.exact ||
      a.slips - b.slips ||
      Number(b.complete) - Number(a.complete) ||
      Number(b.complete && b.ordered) - Number(a.complete && a.ordered),
  );
  const [best] = matches;
  if (!best?.said) return best;
  const equal = matches.filter(
    ({ words, exact, slips, complete, ordered, said }) =>
      words === best.words &&
      exact === best.exact &&
      slips === best.slips &&
      complete === best.complete &&
      (!complete || ordered === best.ordered) &&
      said,
  );
  const boats = [...new Map(equal.flatMap((match) => match.boats).map((boat) => [boat.id, boat])).values()];
  return { ...best, boats, count: equal.reduce((sum, { count }) => sum + count, 0) };
}

function makeAt(line: Line, from: number, { make, some, boats }: Extract<Named, { kind: 'make' }>): Match[] {
  const words = wordsOf(make);
  const { length, exact, slips } = matchedAt(line, from, words);
  if (length === 0) return [];
  const match = {
    words: words.length,
    exact,
    slips,
    complete: true,
    ordered: true,
    make,
    made: true,
    boats: some,
    count: boats,
  };
  return [{ from, to: from + length, ...match }];
}

const NO_MATCH = { length: 0, exact: 0, slips: 0 };

/** How many chunks from here on spell all these words, in order; they may be written as one, and one as two. */
function matchedAt(line: Line, from: number, words: readonly string[]) {
  const joined = words.join('');
  const first = textOf(line.chunks[from]);
  if (first !== undefined && words.length > 1 && isSame(first, joined))
    return { length: 1, exact: words.length, slips: slipsIn(first, joined) };
  let at = from;
  let exact = 0;
  let slips = 0;
  for (const word of words) {
    if (textOf(line.chunks[at]) === '-') at++;
    const text = textOf(line.chunks[at]);
    const pair = `${text}${textOf(line.chunks[at + 1]) ?? ''}`;
    if (text === undefined) return NO_MATCH;
    if (isSame(text, word)) {
      exact += isExactly(text, word) ? 1 : 0;
      slips += slipsIn(text, word);
    } else if (pair.length > 5 && isExactly(pair, word)) at++;
    else return NO_MATCH;
    at++;
  }
  return { length: at - from, exact, slips };
}

/** A model after its make, or by its own words if they are telling. */
function modelAt(line: Line, from: number, name: Extract<Named, { kind: 'model' }>): Match[] {
  const made = matchedAt(line, from, wordsOf(name.make));
  const left = wordsOf(name.model);
  const total = left.length;
  const said: string[] = [];
  let { exact } = made;
  let at = from + made.length;
  let telling = made.length > 0;
  for (; at < line.chunks.length; at++) {
    const isHyphen = textOf(line.chunks[at]) === '-' && said.length > 0;
    const text = textOf(line.chunks[isHyphen ? at + 1 : at]);
    const word =
      text === undefined ? undefined : (left.find((one) => one === text) ?? left.find((one) => isSame(text, one)));
    if (text === undefined || word === undefined) break;
    if (isHyphen) at++;
    // 'The Twin-Deck': two words of a model with the hyphen between them.
    telling ||= isHyphen && name.model.toLowerCase().includes(`${said.at(-1)}-${word}`);
    telling ||=
      /\p{L}{4,}/u.test(text) && ((!isOrdinary(text) && !isOrdinary(singular(text))) || isSibling(line, at, name.make));
    exact += isExactly(text, word) ? 1 : 0;
    left.splice(left.indexOf(word), 1);
    said.push(word);
  }
  const complete = left.length === 0;
  telling ||= said.length > 0 && isDefinite(line, from, at - from, left);
  if (said.length === 0 || (!telling && !(complete && total > 1 && /\p{L}{2}/u.test(name.model)))) return [];
  const words = said.length + (made.length > 0 ? wordsOf(name.make).length : 0);
  const ordered =
    wordsOf(name.model)
      .filter((word) => said.includes(word))
      .join(' ') === said.join(' ');
  const match = { words, exact, slips: made.slips, complete, ordered, make: name.make, said, made: made.length > 0 };
  return [{ from, to: at, ...match, boats: name.some, count: name.boats }];
}

/** 'How much more is the Tournament than the Dorado 31': an ordinary word that only tells models of the named make apart. */
const isSibling = (line: Line, at: number, make: string) =>
  line.chunks[at - 1]?.text === 'the' &&
  line.has(/\b(?:than|vs|versus|compared?|difference|between)\b/) &&
  ` ${line.message.toLowerCase()} `.includes(` ${make.toLowerCase()} `);

/** A year right before a name belongs to it. */
function yearBefore(line: Line, { from, said }: Match): number | undefined {
  const text = textOf(line.chunks[from - 1]);
  return said && text !== undefined && /^(?:19|20)\d\d$/.test(text) ? from - 1 : undefined;
}

function meaningOf(line: Line, match: Match): Meaning {
  const { make, said, made, boats, count } = match;
  if (said === undefined) return { is: 'make', make, boats, count };
  const start = yearBefore(line, match);
  const year = start === undefined ? undefined : Number(textOf(line.chunks[start]));
  const ofYear = year === undefined ? boats : boats.filter((boat) => boat.year === year);
  const name = made ? `${make} ${cased(said, boats[0]?.model).toLowerCase()}` : cased(said, boats[0]?.model);
  const known = boats.length === count;
  return {
    is: 'boat',
    name,
    boats: ofYear,
    count: known || year === undefined || ofYear.length > 0 ? ofYear.length || count : count,
    ...(year !== undefined && { year }),
  };
}

/** The words in the order and with the capitals that a model has. */
function cased(said: readonly string[], model = ''): string {
  const words = model.split(/[\s-]+/).filter((word) => said.includes(word.toLowerCase()));
  return words.length === said.length ? words.join(' ') : said.join(' ');
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
