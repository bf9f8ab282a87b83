import type { Chunk, Line } from '../reading/line.ts';

const BOATS = new Set(['type', 'make', 'kind']);
const LIMITS = new Set([
  'bound',
  'money',
  'place',
  'sort',
  'condition',
  'feature',
  'fuel',
  'engine',
  'lowhours',
  'asset',
]);
const JOINER = /^(?:and|or|plus|also|then|,|;|&)$/;
const WITH_JOINER =
  /^(?:and|or|plus|also|then|separately|as|well|,|;|:|&|a|an|some|the|any|find|show|me|besides|second|secondly|next|finally)$/;

/** 'Bowriders under 50k and yachts over 50 feet': kinds of boats that each have their own limits are searches of their own. */
export function searchesIn(line: Line): string[] {
  const { chunks, message } = line;
  const joiners = chunks.flatMap((chunk, index) => (JOINER.test(chunk.text) && !chunk.meaning ? [index] : []));
  const ordered = orderedIn(joiners, line);
  if (ordered.length > 0) return ordered;
  const at = joiners.find(
    (index) =>
      [chunks.slice(0, index), chunks.slice(index + 1)].every(isSearch) &&
      // In 'a cheap tug or houseboat in Ohio', the limits are of both.
      !(chunks[index]?.text === 'or' && chunks.slice(0, index).every(({ meaning }) => !isLimit(meaning))),
  );
  const joiner = at === undefined ? undefined : chunks[at];
  if (at === undefined || !joiner) return [];
  const second = chunks.findIndex((chunk, index) => index > at && (chunk.meaning || !WITH_JOINER.test(chunk.text)));
  const [one, other] = [kindsOf(chunks.slice(0, at)), kindsOf(chunks.slice(at))];
  if (
    second < 0 ||
    one.some((kind) => other.includes(kind)) ||
    areUses(joiner, [chunks.slice(0, at), chunks.slice(at)])
  )
    return [];
  const shared = sharedPlace(chunks.slice(0, at), chunks.slice(at + 1), message);
  return [`${message.slice(0, joiner.at)}${shared}`, `show me ${message.slice(chunks[second]?.at ?? joiner.end)}`];
}

const FOR_ALL = /^(?:only|both|either|all|for both|for all)$/;

/** The place behind the last comma that is meant for the kinds before it, too: 'bowriders under 50k or skiffs under 20k, Texas only'. */
function sharedPlace(before: readonly Chunk[], behind: readonly Chunk[], message: string): string {
  const comma = behind.findLastIndex(({ text, meaning }) => text === ',' && !meaning);
  const last = behind.slice(comma + 1);
  const isOfAll = comma >= 0 || last.some(({ text }) => FOR_ALL.test(text));
  const place = last.findIndex(({ meaning }) => meaning?.is === 'place');
  const from = comma >= 0 ? last[0] : last[place];
  const isPlain = last
    .slice(Math.max(place, 0))
    .every(({ meaning, text }) => !meaning || meaning.is === 'place' || FOR_ALL.test(text));
  if (!isOfAll || place < 0 || !isPlain || !from || before.some(({ meaning }) => meaning?.is === 'place')) return '';
  if (comma >= 0 && last.some(({ meaning }) => meaning && meaning.is !== 'place')) return '';
  return `, ${message.slice(from.at)}`;
}

/** 'For the lake, pull skiers': uses that share a type of boat are one wish. */
function areUses({ text }: Chunk, halves: readonly (readonly Chunk[])[]): boolean {
  const [one = [], other = []] = halves.map((half) =>
    half.flatMap(({ meaning }) => (meaning?.is === 'type' ? [meaning] : [])),
  );
  const typesOf = (types: typeof one) => types.flatMap(({ type, also = [] }) => [type, ...also]);
  const isLoose = [...one, ...other].every(({ loosely }) => loosely);
  return text !== 'or' && isLoose && typesOf(one).some((type) => typesOf(other).includes(type));
}

const kindsOf = (chunks: readonly Chunk[]) =>
  chunks.flatMap(({ meaning }) => (meaning && BOATS.has(meaning.is) ? [JSON.stringify(meaning)] : []));

const isLimit = (meaning: Chunk['meaning']) => meaning !== undefined && LIMITS.has(meaning.is) && meaning.is !== 'sort';

const isSearch = (chunks: readonly Chunk[]) =>
  chunks.some(({ meaning, negated }) => meaning && BOATS.has(meaning.is) && !negated) &&
  chunks.every(({ negated }) => !negated) &&
  chunks.some(({ meaning, text }) => (meaning ? LIMITS.has(meaning.is) : FIGURES.test(text)));

const FIGURES = /^(?:average|mean|median|avg)$/;

const NOUN = /^(?:boats?|yachts?|ones?|vessels?|anything|something|stuff)$/;

const namesBoats = (half: readonly Chunk[]) =>
  half.some(({ meaning, text }) => (meaning ? BOATS.has(meaning.is) : NOUN.test(text))) &&
  !half.some(({ meaning }) => meaning && TOLD.has(meaning.is));

const isOrdered = (half: readonly Chunk[]) =>
  half.filter(({ meaning }) => meaning?.is === 'sort').length === 1 &&
  half.some(({ meaning }) => meaning && (isLimit(meaning) || BOATS.has(meaning.is)));

/** The kinds of limits: two of one kind in each half belong to searches of their own. */
const limitsOf = (half: readonly Chunk[]) =>
  new Set(
    half.flatMap(({ meaning, negated }) => {
      if (!meaning || negated) return [];
      if (meaning.is === 'bound') return [`bound ${meaning.field}`];
      return isLimit(meaning) || meaning.is === 'n' || meaning.is === 'type' ? [meaning.is] : [];
    }),
  );

/** Two ends that are compared are one question. */
const COMPARES = /\b(?:vs|versus|compare\w*|difference|between|than|apart|gap|together|total|sum)\b/i;

/** 'The 3 cheapest diesel boats and the 2 fastest gas ones', 'gas boats in Ohio and diesel boats in Maine'. */
function orderedIn(joiners: readonly number[], { chunks, message }: Line): string[] {
  if (COMPARES.test(message)) return [];
  const at = joiners.find((index) => {
    const [one, other] = [chunks.slice(0, index), chunks.slice(index + 1)];
    if (chunks[index]?.text === 'or' || ![one, other].every(namesBoats)) return false;
    const shared = [...limitsOf(one)].filter((kind) => limitsOf(other).has(kind));
    return [one, other].every(isOrdered) || shared.length > 1;
  });
  const joiner = at === undefined ? undefined : chunks[at];
  const second = chunks.findIndex(
    (chunk, index) => index > (at ?? 0) && (chunk.meaning || !WITH_JOINER.test(chunk.text)),
  );
  if (!joiner || second < 0) return [];
  const other = message
    .slice(chunks[second]?.at ?? joiner.end)
    .replace(/\bones\b/i, 'boats')
    .replace(/\bone\b/i, 'boat');
  return [message.slice(0, joiner.at).replace(/[\s,;]+$/, ''), `show me the ${other}`];
}

/** Boats that are known already: nothing is looked for. */
const TOLD = new Set(['own', 'saved', 'boat', 'id', 'ref']);
