import type { Chunk } from '../../reading/line.ts';
import { without } from '../../reading/refined-wish.ts';
import type { ReadWish } from '../../reading/wish.ts';
import type { Situation } from '../../situation.ts';
import { directionIn } from '../offers/amounts-said.ts';

const CHANGES_AMOUNT =
  /\b(?:make (?:it|that)|(?:raise|lower|change|set|bump|increase|drop|up)(?: (?:it|that|the (?:budget|price|limit|max)|my budget))?(?: up| down)?(?: to)?|more like|go (?:up |down )?to|let us say|say|try|actually|no|nah|hmm) (?:, )?(?:_money_|_n_)|\b(?:let us |more than that ,? ?|hm+ ,? ?)*say\b|^(?:(?:no|nah|nope|okay|hm+|well|wait|sorry|or|and|then|so|maybe|i (?:mean|meant)|what about|how about|rather|make|for|with|at|if i (?:had|have|spend|spent)|up to) ,? ?)*(?:_money_|_n_)(?: (?:then|instead|max|tops|please|at most|is my (?:max|limit)|[.!?]))*$/;

/** 'Make it 120k' changes the limit of the last search, 'bump it by 10k' moves it, and '110' has its magnitude. */
export function withAmount(situation: Situation, read: ReadWish): ReadWish {
  const { line, memory } = situation;
  const { search } = memory;
  const direction = directionIn(situation);
  const about = line.all('bound').find(({ field, about: roughly }) => field === 'price' && roughly);
  const says = line.has(CHANGES_AMOUNT) || (about && /\bsay\b/.test(line.message.toLowerCase()));
  if (!search || (direction === undefined && !says)) return read;
  const number = line.first('n')?.value;
  const money =
    line.first('money')?.value ??
    (about && Math.round(((about.min ?? 0) + (about.max ?? 0)) / 2)) ??
    (number === undefined ? undefined : number < 1_000 ? number * 1_000 : number);
  const rest = without(read.wish, ['minPrice', 'maxPrice']);
  const unpriced = search.maxPrice === undefined && search.minPrice === undefined;
  if (number !== undefined && unpriced && search.maxLength !== undefined) {
    const length = direction === undefined ? number : search.maxLength + direction * number;
    return { ...read, wish: { ...rest, maxLength: length } };
  }
  if (money === undefined || (unpriced && line.first('money') === undefined && number !== undefined && number < 1_000))
    return read;
  const isMinimum = search.minPrice !== undefined && search.maxPrice === undefined;
  const before = (isMinimum ? search.minPrice : search.maxPrice) ?? 0;
  const limit = direction === undefined ? money : Math.max(before + direction * money, 0);
  return { ...read, wish: { ...rest, ...(isMinimum ? { minPrice: limit } : { maxPrice: limit }) } };
}

/** A word that nothing here has may still be a name: 'Sunseeker yachts'. */
export function withNames({ line, reading }: Situation, read: ReadWish): ReadWish {
  if (read.wish.query || read.wish.makes) return read;
  // 'No Zephyr' never asks for one.
  const names = line.chunks.filter(
    ({ meaning }, index) =>
      meaning?.is === 'strange' &&
      !/^(?:no|not|without|except|excluding|but|nor)$/.test(line.chunks[index - 1]?.text ?? ''),
  );
  const name = names.find(
    (chunk) =>
      (reading.language !== 'de' && /^\p{Lu}/u.test(chunk.written) && !isSomebody(line.chunks, chunk)) ||
      /\d/.test(chunk.written) ||
      // A plain word of another language that is unknown here is no name.
      ((reading.language === 'en' || /^\p{Lu}/u.test(chunk.written)) && isNamePlace(line.chunks, chunk)),
  );
  if (
    name?.meaning?.is !== 'strange' ||
    line.has(/^(?:what|who|when|why|how) (?:is|are|was|won|does|do) (?!.*(?:boat|_type_))/) ||
    !isSearching(line.text)
  )
    return read;
  return {
    ...read,
    wish: { query: reading.language === 'en' ? name.meaning.word.replace(/s$/, '') : name.meaning.word, ...read.wish },
  };
}

/** 'My name is Bob', 'I'm from Denver': names that no boat has. */
function isSomebody(chunks: readonly Chunk[], chunk: Chunk): boolean {
  const index = chunks.indexOf(chunk);
  const before = chunks
    .slice(Math.max(index - 3, 0), index)
    .map(({ text }) => text)
    .join(' ');
  return (
    index === 0 ||
    /(?:name is|i am|am|this is|from|wife|husband|friend|son|daughter|hi|hello|hey|thanks|dear|in|of)$/.test(before)
  );
}

/** A name stands behind 'any' or 'a', or before 'boats' or a type. */
function isNamePlace(chunks: readonly Chunk[], chunk: Chunk): boolean {
  const index = chunks.indexOf(chunk);
  const before = chunks[index - 1]?.text ?? '';
  const after = chunks[index + 1]?.text ?? '';
  if (/^(?:boats?|yachts?|_type_)$/.test(after)) return true;
  return (
    /^(?:any|a|an|some|the|want|about|have|for)$/.test(before) && /^(?:|\?|_type_|_bound_|under|over|in)$/.test(after)
  );
}

const isSearching = (text: string) =>
  /\b(?:boats?|yachts?|any|find|show|looking|search|want|need|have|got|for sale)\b|_type_|_bound_|_place_/.test(text);
