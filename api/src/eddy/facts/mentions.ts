import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import type { KnownBoat, KnownFacts } from './known-facts.ts';

/** Words that point at boats: a name, a number, 'the second one'. */
export interface Mention {
  start: number;
  end: number;
  /** Several if the name fits more than one boat; for a group all of them are meant. */
  boats: readonly number[];
  group?: true;
}

interface Word {
  text: string;
  written: string;
  start: number;
  end: number;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\d]+(?:[-'.](?=\d)\d+)?/gu)].map((match) => ({
    text: match[0].toLowerCase(),
    written: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** Finds every mention of a known boat. `conflict`: names of two boats are joined to one that does not exist. */
export function mentionsIn(text: string, known: KnownFacts): { mentions: Mention[]; conflict: boolean } {
  const words = wordsOf(text);
  const aliases = aliasesOf(known);
  const types = typesIn(text);
  const named: Mention[] = [];
  for (let index = 0; index < words.length; index++) {
    for (let length = Math.min(8, words.length - index); length > 0; length--) {
      const span = words.slice(index, index + length);
      const boats = aliases.get(span.map((word) => word.text).join(' '));
      const first = span[0] as Word;
      if (!boats || (length === 1 && !/^[\p{Lu}\d]/u.test(first.written))) continue;
      if (length === 1 && types.some(({ start, end }) => first.start >= start && first.end <= end)) continue;
      named.push({ start: first.start, end: (span.at(-1) as Word).end, boats: [...boats] });
      index += length - 1;
      break;
    }
  }
  const { joined, conflict } = joinAdjacent(text, named);
  const others = titlesIn(text, known);
  const isOther = ({ start, end }: Mention) => others.some((other) => start < other.end && end > other.start);
  const found = [...joined, ...idsIn(text, known), ...ordinalsIn(text, known)].filter((one) => !isOther(one));
  const all = [...found, ...others].sort((a, b) => a.start - b.start);
  return {
    mentions: all.filter((one, index) => index === 0 || one.start >= (all[index - 1]?.end ?? 0)),
    conflict: conflict || (hasStrangeId(text, known) && !NOT_THERE.test(text)),
  };
}

/** Types of boats, whose words may also be a model: 'Sport Fishing'. */
const typesIn = (text: string) =>
  BOAT_TYPES.flatMap((type) =>
    [...text.matchAll(new RegExp(`\\b${type}\\b`, 'gi'))].map(({ index }) => ({
      start: index,
      end: index + type.length,
    })),
  );

/** Whole titles of other items. They mention no boat of a list, even if they begin like one. */
function titlesIn(text: string, known: KnownFacts): Mention[] {
  const boats = new Set([...known.boats.values()].map(({ title }) => title));
  return [...known.titles]
    .filter((title) => !boats.has(title))
    .flatMap((title) => {
      const start = text.toLowerCase().indexOf(title.toLowerCase());
      return start < 0 ? [] : [{ start, end: start + title.length, boats: [] }];
    });
}

/** All names of each boat, in lower case: the title and its parts. */
function aliasesOf(known: KnownFacts): Map<string, Set<number>> {
  const aliases = new Map<string, Set<number>>();
  for (const boat of known.boats.values())
    for (const alias of namesOf(boat)) aliases.set(alias, (aliases.get(alias) ?? new Set()).add(boat.id));
  return aliases;
}

function namesOf({ title, year, make, model, type }: KnownBoat): Set<string> {
  const tokens = (text: string) => wordsOf(text).map((word) => word.text);
  const [makeWords, modelWords] = [tokens(make), tokens(model)];
  const parts = [
    tokens(title),
    tokens(title).filter((word) => word !== String(year)),
    makeWords,
    modelWords,
    [...makeWords, ...modelWords],
    ...modelWords.map((_, index) => modelWords.slice(0, index + 1)),
    ...modelWords.map((_, index) => [...makeWords, ...modelWords.slice(0, index + 1)]),
    ...modelWords.filter((word) => /^\p{L}{3,}/u.test(word)).map((word) => [word]),
    ...tokens(title)
      .filter((word) => /^\p{L}{4,}/u.test(word) && !ORDINARY_IN_TITLES.test(word))
      .map((word) => [word]),
  ];
  const withYear = year === undefined ? [] : parts.map((part) => [String(year), ...part]);
  const types = new Set(tokens(type));
  return new Set(
    [...parts, ...withYear]
      .filter(
        (part) => part.length > 0 && !/^\d+$/.test(part.join('')) && !(part.length === 1 && types.has(part[0] ?? '')),
      )
      .map((part) => part.join(' ')),
  );
}

const ORDINARY_IN_TITLES =
  /^(?:boat|boats|yacht|with|twin|sale|price|reduced|center|console|dual|motor|express|cruiser|sport|fishing|this|that|your|owner|must|call|only|from|excellent|good|fair|project|trade)$/;

function joinAdjacent(text: string, mentions: readonly Mention[]): { joined: Mention[]; conflict: boolean } {
  const joined: Mention[] = [];
  let conflict = false;
  for (const mention of mentions) {
    const last = joined.at(-1);
    if (!last || !/^[\s-]*$/.test(text.slice(last.end, mention.start))) {
      joined.push(mention);
      continue;
    }
    const boats = last.boats.filter((id) => mention.boats.includes(id));
    if (boats.length === 0) conflict = true;
    else joined[joined.length - 1] = { start: last.start, end: mention.end, boats };
  }
  return { joined, conflict };
}

const BOAT_ID =
  /(?:#\s?|\b(?:boat|listing|barco|bateau|boot|annonce|anuncio|inserat)(?:\s+(?:no\.?|nr\.?|number|id|n°))?\s+#?|\bid:?\s+#?|\/boats\/)(\d+)\b/giu;

const idsIn = (text: string, known: KnownFacts): Mention[] =>
  [...text.matchAll(BOAT_ID)].flatMap((match) => {
    const id = Number(match[1]);
    return known.boats.has(id) ? [{ start: match.index, end: match.index + match[0].length, boats: [id] }] : [];
  });

/** An id of no known boat, which is neither a year nor a length. */
const hasStrangeId = (text: string, known: KnownFacts) =>
  [...text.matchAll(BOAT_ID)].some((match) => {
    const id = Number(match[1]);
    const isMeasure = /^(?:\s|-)?(?:ft|feet|foot|'|m\b|meters?|hours?|people|pies|pieds|fuß|%)/i.test(
      text.slice(match.index + match[0].length),
    );
    const isYear = id >= 1900 && id <= 2100 && !/[#/]/.test(match[0]);
    return !known.boats.has(id) && !isMeasure && !isYear;
  });
const NOT_THERE =
  /\b(?:no boat|can't find|cannot find|couldn't find|don't have|does not exist|doesn't exist|not (?:listed|found)|isn't (?:listed|there))\b/i;

const POSITIONS: readonly [RegExp, number][] = [
  [
    /\b(?:the first|el primero|la primera|le premier|la première|das erste|der erste|die erste)\b(?!-| (?:time|step|thing|offer|message|words?|place|name|choice))/giu,
    0,
  ],
  [
    /\b(?:the second|el segundo|la segunda|le (?:deuxième|second)|la (?:deuxième|seconde)|das zweite|der zweite|die zweite)\b(?! (?:time|step|thing|hand|offer|message|choice))/giu,
    1,
  ],
  [
    /\b(?:the third|el tercero|la tercera|le troisième|la troisième|das dritte|der dritte|die dritte)\b(?! (?:time|step|thing|party|offer|message|choice))/giu,
    2,
  ],
  [/\b(?:the fourth|el cuarto|la cuarta|le quatrième|das vierte)\b/giu, 3],
  [/\b(?:the fifth|el quinto|le cinquième|das fünfte)\b/giu, 4],
  [/\b(?:the last (?:one|boat|option|listing)|el último|le dernier|das letzte)\b/giu, -1],
];

function ordinalsIn(text: string, known: KnownFacts): Mention[] {
  if (known.current.length < 2) return [];
  return POSITIONS.flatMap(([pattern, position]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const boat = known.current.at(position);
      const rest =
        /^ (?:one|boat|option|listing|barco|bateau|boot)\b/i.exec(text.slice(match.index + match[0].length))?.[0] ?? '';
      return boat === undefined
        ? []
        : [{ start: match.index, end: match.index + match[0].length + rest.length, boats: [boat] }];
    }),
  );
}
