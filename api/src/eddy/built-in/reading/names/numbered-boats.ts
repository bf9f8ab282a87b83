import type { Named, NamedBoat } from '../../../../platform/names.ts';
import { matches } from '../../../matching.ts';
import type { Chunk, Line } from '../line.ts';
import type { Meaning } from '../meanings.ts';
import { wordsOf } from './name-words.ts';
import { fits } from './narrowed-names.ts';

const DEFINITE = /^(?:the|that)$/;
const UNIT =
  /^(?:k|grand|thousand|mil|million|m|percent|%|days?|hours?|hrs?|weeks?|months?|years?|ft|feet|foot|footers?|miles?|mph|knots?|offers?|dollars?|bucks|acres?|of|th|st|nd|rd|boats?|ones?|listings?|results?|[.,/-]\d.*)$/;
const BETWEEN = /^(?:in|at|from|near|over|down|up|that|is|one|the|which|,)$/;
const EXCEPT =
  /\b(?:not|no|not (?:want|interested in|looking for|after|into|like)|except(?: for)?|excluding|minus|without|besides|skip|ignore|other than|apart from|aside from|leave out|anything but|all but|everything but|drop|omit)(?: for)? (?:the|that)$/;
const FEWEST_WORDS = 4;

/** Numbers behind 'the' that may be those of models. */
export const numberedIn = ({ chunks }: Line): string[] => [
  ...new Set(chunks.flatMap(({ written }, index) => (isNumbered(chunks, index) ? [written] : []))),
];

const NUMBERS: ReadonlySet<Meaning['is']> = new Set(['n', 'quantity', 'bound']);

const isNumbered = (chunks: readonly Chunk[], index: number): boolean =>
  chunks[index]?.meaning !== undefined &&
  NUMBERS.has(chunks[index].meaning.is) &&
  /^\d{2,3}$/.test(chunks[index].written) &&
  (DEFINITE.test(chunks[index - 1]?.text ?? '') || isAskedFor(chunks, index)) &&
  !matches(UNIT, chunks[index + 1]?.text ?? '');

/** 'Is there a 36 in Savannah': the place behind it tells it from a length. */
const isAskedFor = (chunks: readonly Chunk[], index: number): boolean =>
  /^(?:there|have|got|see|saw|is|about) (?:a|an)$/.test(
    `${chunks[index - 2]?.text ?? ''} ${chunks[index - 1]?.text ?? ''}`,
  ) && /^(?:in|at|near|down|up|over|_place_)$/.test(chunks[index + 1]?.text ?? '');

/** 'The 36 in Savannah', 'Dorados except the 25': boats by the number of their model and the words around it. */
export function readNumberedBoats(line: Line, named: readonly Named[]): void {
  for (let index = 0; index < line.chunks.length; index++) {
    const boats = isNumbered(line.chunks, index) ? boatsWith(line, index, named) : [];
    if (boats.length === 0) continue;
    const { written = '' } = line.chunks[index] ?? {};
    if (isExcepted(line.chunks, index)) {
      const out = boats.filter((boat) => line.chunks.every(({ meaning }) => isOfKind(boat, meaning)));
      const isOfSearch = line.has(/_(?:type|make)_/);
      if (isOfSearch && out.length > 0)
        line.replace(index, index + 1, { is: 'boat', name: written, boats: out, count: out.length });
      continue;
    }
    const told = toldApart(line.chunks, index, boats);
    const [only, ...others] = told.boats;
    if (only && others.length === 0 && told.to > index) line.replace(index, told.to + 1, boatMeaning(only));
  }
}

/** 'The 31 or the Gale 34': two boats, of which one is named. */
const BESIDE =
  /\b(?:the|that) _(?:n|quantity|bound)_ (?:or|and|vs|versus|against|than)(?: the| that)? _boat_|_boat_ (?:\w+ ){0,3}(?:or|and|vs|versus|against|than) (?:the|that) _(?:n|quantity|bound)_/;

/** Whether a number was taken for another model of the make before it, which has none with that number. */
const isForeign = ({ chunks }: Line, index: number): boolean => {
  const { meaning, written = '' } = chunks[index] ?? {};
  return meaning?.is === 'boat' && meaning.count === 0 && /^\d{2,3}$/.test(written);
};

/** 'How fast is the 112' before any list: the only boat with that number. */
export function readNumberedAlone(line: Line, named: readonly Named[]): void {
  if (line.has(/_(?:make|own|person)_/)) return;
  const isAlone = !line.has(/_boat_/) || line.has(BESIDE);
  for (let index = 0; index < line.chunks.length; index++) {
    const isMeant = (isAlone && isNumbered(line.chunks, index)) || isForeign(line, index);
    const [only, ...others] = isMeant ? boatsWith(line, index, named) : [];
    if (only && others.length === 0 && line.chunks.length >= FEWEST_WORDS)
      line.replace(index, index + 1, boatMeaning(only));
  }
}

/** 'Is the 31 newer' after the Gale 34: the only other boat of its make with that number. */
export function readNumberedSister(
  line: Line,
  named: readonly Named[],
  { id, make }: Pick<NamedBoat, 'id' | 'make'>,
): void {
  if (line.has(/_(?:make|boat|own)_/)) return;
  for (let index = 0; index < line.chunks.length; index++) {
    const boats = isNumbered(line.chunks, index) ? boatsWith(line, index, named) : [];
    const [only, ...others] = boats.filter((boat) => boat.make === make);
    if (only && others.length === 0 && only.id !== id) line.replace(index, index + 1, boatMeaning(only));
  }
}

const boatMeaning = (boat: NamedBoat): Meaning => ({
  is: 'boat',
  name: `${boat.make} ${boat.model}`,
  boats: [boat],
  count: 1,
});

const boatsWith = ({ chunks }: Line, index: number, named: readonly Named[]): readonly NamedBoat[] =>
  named.flatMap((name) => (name.kind === 'numbered' && name.number === chunks[index]?.written ? name.boats : []));

function isExcepted(chunks: readonly Chunk[], index: number): boolean {
  const before = chunks.slice(Math.max(index - 5, 0), index).map(({ text }) => text);
  return matches(EXCEPT, before.join(' '));
}

/** Whether a boat may be one of those that the message looks for. */
const isOfKind = (boat: NamedBoat, meaning: Meaning | undefined): boolean =>
  meaning?.is === 'make'
    ? boat.make.toLowerCase() === meaning.make.toLowerCase()
    : meaning?.is !== 'type' || boat.type === meaning.type;

/** The boats whose model has the words right behind the number, with the last of these words: 'the 30 Twin-Deck'. */
function withModelWords(chunks: readonly Chunk[], index: number, all: readonly NamedBoat[]) {
  let boats = all;
  let to = index;
  for (let at = index + 1; at < chunks.length; at++) {
    if (chunks[at]?.text === '-') continue;
    const word = chunks[at]?.written.toLowerCase() ?? '';
    const fitting = /^\p{L}/u.test(word) ? boats.filter(({ model }) => wordsOf(model).includes(word)) : [];
    if (fitting.length === 0) break;
    boats = fitting;
    to = at;
  }
  return { boats, to };
}

/** The boats that fit the words of a model, the types and the places right behind the number, with the last of these words. */
function toldApart(chunks: readonly Chunk[], index: number, all: readonly NamedBoat[]) {
  let { boats, to } = withModelWords(chunks, index, all);
  for (let at = to + 1; at < chunks.length && at <= to + 3; at++) {
    const chunk = chunks[at];
    if (!chunk || (!chunk.meaning && !BETWEEN.test(chunk.text))) break;
    if (!chunk.meaning) continue;
    const isTelling = chunk.meaning.is === 'type' || chunk.meaning.is === 'place';
    const fitting = isTelling ? boats.filter((boat) => fits(boat, chunk.meaning) === true) : [];
    if (fitting.length === 0) break;
    boats = fitting;
    to = at;
  }
  return { boats, to };
}
