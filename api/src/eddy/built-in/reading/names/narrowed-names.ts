import type { NamedBoat } from '../../../../platform/names.ts';
import type { Chunk, Line } from '../line.ts';
import type { Meaning } from '../meanings.ts';
import { readOtherOne } from './joined-names.ts';

type Name = Extract<Meaning, { is: 'make' | 'boat' }>;

const BETWEEN =
  /^(?:in|from|of|by|at|near|up|down|over|out|owned|listed|located|built|made|with|the|one|that|is|'s|,|for sale|her|his|\()$/;
const DEFINITE = /^(?:the|that|this|his|her|their|whose|other)$/;

/**
 * Words beside a name that tell its boats apart belong to it: 'the 2019 Dorado', 'the Dorado in Savannah', "Ruth's Dorado", 'the
 * Dorado 28'. A name without an article is a wish for boats and stays as it is.
 */
export function narrowNames(line: Line): void {
  for (let index = 0; index < line.chunks.length; index++) {
    const chunk = line.chunks[index];
    const said = chunk && !chunk.negated ? nameIn(chunk) : undefined;
    const name = said && /^other$/.test(line.chunks[index - 1]?.text ?? '') ? without(said, line) : said;
    if (name && name !== said && name.boats.length === 1) {
      const start = contrastBefore(line, index);
      line.replace(start, tellingRange(line, index, name).to + 1, name, false);
      index = start;
      continue;
    }
    if (!name || name.boats.length === 0 || name.boats.length < name.count || isPlural(chunk, name)) continue;
    if (hasForeignNumber(line, index, name)) {
      const number = line.chunks[index + 1]?.written ?? '';
      const spoken = name.is === 'make' ? name.make : name.name;
      line.replace(index, index + 2, { is: 'boat', name: `${spoken} ${number}`, boats: [], count: 0 }, false);
      continue;
    }
    const range = tellingRange(line, index, name);
    const [only, ...others] = range.boats;
    if (!only || others.length > 0 || (range.from === index && range.to === index)) continue;
    const from = line.chunks[range.from - 1]?.text === 'other' ? contrastBefore(line, range.from) : range.from;
    line.replace(from, range.to + 1, { is: 'boat', name: titleOf(only), boats: [only], count: 1 }, false);
    readOtherOne(line, name, only);
    index = from;
  }
}

/** 'Not the Dorado 28, the other Dorado', 'not the 28, the other Dorado': the boats of a name but for those that are ruled out. */
function without(name: Name, { chunks }: Line): Name {
  const out = new Set(
    chunks.flatMap(({ meaning, negated }, index) => {
      if (negated && meaning?.is === 'boat') return meaning.boats.map(({ id }) => id);
      const isNumberOut = chunks[index - 1]?.text === 'the' && chunks[index - 2]?.text === 'not';
      return isNumberOut && isNumeral(meaning)
        ? name.boats.filter((boat) => fits(boat, meaning) === true).map(({ id }) => id)
        : [];
    }),
  );
  const [only, ...others] = name.boats.filter(({ id }) => !out.has(id));
  const isOne = only && others.length === 0 && name.boats.length === name.count && out.size > 0;
  return isOne ? { is: 'boat', name: titleOf(only), boats: [only], count: 1 } : name;
}

/** Where 'not the 28, the other' begins before a name. */
function contrastBefore({ chunks }: Line, index: number): number {
  const before = chunks.slice(Math.max(index - 6, 0), index).map(({ text }) => text);
  const said = /(?:^| )(not the _\w+_(?: [,:;-])?(?: but)? the other)$/.exec(before.join(' '))?.[1];
  return said === undefined ? index - 1 : index - said.split(' ').length;
}

const isNumeral = (meaning: Meaning | undefined) => meaning?.is === 'n' || meaning?.is === 'quantity';

/** 'The Dorado 44' is none of the Dorados if none has that number or that length. */
function hasForeignNumber(line: Line, index: number, name: Name): boolean {
  const next = line.chunks[index + 1]?.meaning;
  if (name.is !== 'make' || next?.is !== 'n' || !Number.isInteger(next.value) || next.value < 14 || next.value > 130)
    return false;
  const behind = line.chunks[index + 2]?.text ?? '';
  return !/^(?:k|grand|feet|hours|-|to|or)$/.test(behind) && !name.boats.some((boat) => isNumber(boat, next.value));
}

/** A number or a year right behind a name belongs to it even without an article. */
const tellsBehind = (chunk: Chunk | undefined) =>
  chunk?.meaning?.is === 'n' ||
  chunk?.meaning?.is === 'quantity' ||
  (chunk?.meaning?.is === 'bound' && chunk.meaning.field === 'year' && chunk.meaning.min === chunk.meaning.max);

const titleOf = ({ make, model }: NamedBoat) => `${make} ${model}`;
const nameIn = ({ meaning }: Chunk): Name | undefined =>
  meaning?.is === 'make' || meaning?.is === 'boat' ? meaning : undefined;

/** 'Dorados' asks for all of them. */
const isPlural = (chunk: Chunk | undefined, name: Name) =>
  /s$/i.test(chunk?.written ?? '') && !/s$/i.test(name.is === 'make' ? name.make : name.name);

interface Telling {
  from: number;
  to: number;
  boats: readonly NamedBoat[];
}

/** The chunks around a name that leave fewer of its boats. */
function tellingRange(line: Line, index: number, name: Name): Telling {
  const { chunks } = line;
  let { boats } = name;
  let [from, to] = [index, index];
  for (let at = index - 1; at >= 0 && at >= index - 3; at--) {
    const chunk = chunks[at];
    if (!chunk) break;
    if (chunk.text === "'s" || chunk.text === ',') continue;
    if (isSpokenTo(chunks, at)) break;
    const fitting = chunk.negated
      ? []
      : boats.filter((boat) => fits(boat, chunk.meaning) === true || isInTitle(boat, chunk));
    if (fitting.length === 0) break;
    boats = fitting;
    from = at;
  }
  const before = chunks[from - 1]?.text ?? '';
  const definite = DEFINITE.test(before) || chunks[from]?.meaning?.is === 'person' || from < index;
  if (
    !definite &&
    !tellsBehind(chunks[index + 1]) &&
    !(chunks[index + 1]?.text === 'the' && tellsBehind(chunks[index + 2]))
  )
    return { from: index, to: index, boats: name.boats };
  for (let at = index + 1; at < chunks.length && at <= to + 4; at++) {
    const chunk = chunks[at];
    if (!chunk || (!chunk.meaning && !BETWEEN.test(chunk.text))) break;
    if (!chunk.meaning) continue;
    const fitting = chunk.negated ? [] : boats.filter((boat) => fits(boat, chunk.meaning) === true);
    if (fitting.length === 0) break;
    boats = fitting;
    to = at;
  }
  return /^(?:a|an|any|some|more)$/.test(chunks[from - 1]?.text ?? '')
    ? { from: index, to: index, boats: name.boats }
    : { from, to, boats };
}

/** 'The rosewood Dorado', 'the Key West Dorado': a word that a title adds to make and model, or the town. */
const isInTitle = ({ title, make, model, location = '' }: NamedBoat, { text, meaning, written }: Chunk): boolean => {
  const word = meaning ? written.toLowerCase() : text;
  if ((meaning && meaning.is !== 'feature' && meaning.is !== 'strange') || word.length < 4) return false;
  const words = (name: string) => name.toLowerCase().split(/[^\p{L}\d]+/u);
  const told = [...words(title), ...words(location.replace(/, [A-Z]{2}$/, ''))];
  return told.includes(word) && !words(`${make} ${model}`).includes(word);
};

/** 'Tell Ruth her 28 …' names Ruth as the reader of the words. */
const isSpokenTo = (chunks: readonly Chunk[], at: number) =>
  chunks[at]?.meaning?.is === 'person' &&
  chunks[at + 1]?.text !== "'s" &&
  /^(?:tell|ask|message|text|remind|let|inform)$/.test(chunks[at - 1]?.text ?? '');

/** Whether a boat is as a part of the message says; undefined if the part says nothing about boats. */
export function fits(boat: NamedBoat, meaning: Meaning | undefined): boolean | undefined {
  if (meaning?.is === 'person') return boat.ownerId !== undefined && meaning.ids.includes(boat.ownerId);
  if (meaning?.is === 'type') return boat.type === meaning.type;
  if (meaning?.is === 'n') return isNumber(boat, meaning.value);
  if (meaning?.is === 'quantity' && meaning.field === 'year') return boat.year === meaning.value;
  if (meaning?.is === 'quantity' && meaning.field === 'length') return isNumber(boat, meaning.value);
  if (meaning?.is === 'place') return isAt(boat, meaning);
  if (meaning?.is === 'bound') return isWithin(boat, meaning);
  return undefined;
}

const isNumber = (boat: NamedBoat, value: number) =>
  `${boat.make} ${boat.model}`.split(/[\s-]+/).includes(String(value)) || Math.round(boat.length ?? 0) === value;

function isAt({ location = '' }: NamedBoat, place: Extract<Meaning, { is: 'place' }>): boolean {
  if (place.location) return location.toLowerCase().includes(place.location.toLowerCase());
  return (place.states ?? []).some(
    (state) => new RegExp(`\\b${state}\\b`).test(location) || location.includes(place.label),
  );
}

function isWithin(boat: NamedBoat, { field, min, max }: Extract<Meaning, { is: 'bound' }>): boolean | undefined {
  const value = field === 'year' ? boat.year : field === 'length' ? boat.length : undefined;
  if (value === undefined || value === null) return undefined;
  // 'From 2019' behind a name is its year.
  if (field === 'year' && min !== undefined && max === undefined) return value === min;
  return (min ?? value) <= value && value <= (max ?? value);
}
