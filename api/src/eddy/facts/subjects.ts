import { matches } from '../matching.ts';
import type { KnownFacts } from './known-facts.ts';
import { isBare, type ReadSentence, type SentencePart } from './sentence-parts.ts';

/** A part of a sentence with the boats it may be about. */
export interface Assigned {
  part: SentencePart;
  /** One of these must support it; `all`: each of them. Empty if it is about no boat. */
  boats: readonly number[];
  all: boolean;
  isNamed: boolean;
  /** It speaks of the boat of the sentence before. */
  continues?: boolean;
  /** For 'A and B ask X and Y, respectively': the boat of each number, by its place in the sentence. */
  each?: ReadonlyMap<number, number>;
}

const GROUP =
  /(?<!\p{L})(?:everything|none of|all of|(?<!of )the (?:two|three|four|five|lot)|both|all (?:of (?:them|these)|three|four|five|two|these)|each|every one|they|them|together|combined|ambos|ambas|todos|todas|juntos|tous|toutes|les deux|ensemble|beide|alle|zusammen)(?!\p{L})/iu;
const LEADS =
  /^[\s\p{P}]*(?:at|for|with|priced|listed|built|located|asking|in|from|on|por|con|a|pour|avec|à|au prix|für|mit|mit einem|zum preis)(?!\p{L})/iu;
const PRONOUN =
  /(?<!\p{L})(?:it|she|her|its|that(?:'s| is| makes)|das (?:ist|sind)|eso es|c'est|this (?:one|boat)|that (?:one|boat)|the boat|él|ella|este|esta|il|elle|celui-ci|es|sie|dieses)(?!\p{L})/iu;
const NEW_ONE =
  /(?<!\p{L})(?:one of (?:them|these)|another(?: one)?|(?:a|one) boat|otro|otra|uno de|un autre|l'un|eines|ein anderes|ein weiteres)(?!\p{L})/iu;

/** Decides which boat each part is about: the one it names, the one named before, or the one of the sentence before. */
export function assign(sentence: ReadSentence, focus: readonly number[], known: KnownFacts): Assigned[] {
  const { parts, mentions } = sentence;
  const lists = listsOf(parts);
  let subject: Assigned['boats'] | undefined;
  let group: readonly number[] = [];
  return parts.map((part, index): Assigned => {
    const list = lists.get(index);
    if (list && list.length > 1) {
      group = list.flatMap((one) => one.mention?.boats ?? []);
      subject = group;
      const each = pairwise(parts, index, list);
      return { part, boats: group, all: !each, isNamed: true, ...(each && { each }) };
    }
    if (part.mention) {
      subject = part.mention.boats;
      return { part, boats: subject, all: false, isNamed: true };
    }
    if (NEW_ONE.test(part.text) && subject === undefined)
      return { part, boats: known.current, all: false, isNamed: false };
    if (matches(GROUP, part.text)) {
      const named = [...new Set(mentions.flatMap(({ boats }) => (boats.length === 1 ? boats : [])))];
      const boats = named.length > 1 ? named : focus.length > 1 ? focus : known.current;
      return { part, boats, all: true, isNamed: false };
    }
    if (subject !== undefined)
      return {
        part,
        boats: subject,
        all: group.length > 1 && subject === group,
        isNamed: true,
        ...eachOf(lists, parts, index),
      };
    const next = parts.find((other) => other.mention && other.start > part.start)?.mention;
    const isTail = next !== undefined && parts.at(-1)?.mention === next && isBare(parts.at(-1) as SentencePart);
    if (
      next &&
      isTail &&
      /,\s*(?:\p{L}{1,3}\s+)?$/u.test(sentence.text.slice(0, next.start)) &&
      matches(PRONOUN, part.text)
    )
      return { part, boats: next.boats, all: false, isNamed: true };
    if (
      next &&
      !matches(PRONOUN, part.text) &&
      (LEADS.test(part.text) ||
        part.quantities.some(({ start }) => /^\W*$/.test(part.text.slice(0, start - part.start))))
    )
      return { part, boats: next.boats, all: false, isNamed: true };
    const owned = ownedIn(part.text, known);
    if (owned.length > 0) {
      subject = owned;
      return { part, boats: owned, all: false, isNamed: true };
    }
    const isPronoun = matches(PRONOUN, part.text);
    return { part, boats: next && !isPronoun ? next.boats : focus, all: false, isNamed: false, continues: isPronoun };
  });
}

/** The boats of a person whom a part names: 'Mei's boat'. */
const ownedIn = (text: string, known: KnownFacts) =>
  [...known.boats.values()]
    .filter(({ owner }) => owner !== '' && new RegExp(`(?<!\\p{L})${owner}(?!\\p{L})`, 'iu').test(text))
    .map(({ id }) => id);

/** The lists of names, by the index of their last part: 'the A, the B and the C'. */
function listsOf(parts: readonly SentencePart[]): Map<number, SentencePart[]> {
  const lists = new Map<number, SentencePart[]>();
  let open: SentencePart[] = [];
  parts.forEach((part, index) => {
    if (!part.mention) open = [];
    else if (isBare(part) && parts[index + 1]?.mention) open.push(part);
    else {
      if (open.length > 0 && startsWithName(part)) lists.set(index, [...open, part]);
      open = [];
    }
  });
  return lists;
}

const startsWithName = ({ text, mention, start }: SentencePart) =>
  text.slice(0, (mention?.start ?? 0) - start).length < 12;

/** The numbers behind a list of names belong to them in order, if there are as many of a unit. */
function pairwise(
  parts: readonly SentencePart[],
  index: number,
  list: readonly SentencePart[],
): Map<number, number> | undefined {
  const end = parts.findIndex((part, at) => at > index && part.mention);
  const numbers = parts.slice(index, end < 0 ? undefined : end).flatMap(({ quantities }) => quantities);
  const units = new Set(numbers.map(({ unit }) => unit));
  const each = new Map<number, number>();
  for (const unit of units) {
    const ofUnit = numbers.filter((one) => one.unit === unit);
    if (ofUnit.length !== list.length) return undefined;
    ofUnit.forEach((one, at) => {
      const boat = list[at]?.mention?.boats[0];
      if (boat !== undefined) each.set(one.start, boat);
    });
  }
  return each.size > 0 ? each : undefined;
}

/** Parts that continue such a list have its numbers, too. */
function eachOf(lists: ReadonlyMap<number, SentencePart[]>, parts: readonly SentencePart[], index: number) {
  const last = [...lists.keys()].findLast(
    (at) => at < index && !parts.slice(at + 1, index + 1).some(({ mention }) => mention),
  );
  const list = last === undefined ? undefined : lists.get(last);
  const each = list && last !== undefined ? pairwise(parts, last, list) : undefined;
  return each ? { each, all: false } : {};
}
