import type { Named, NamedPerson } from '../../../../platform/names.ts';
import type { Line } from '../line.ts';
import type { Meaning } from '../meanings.ts';
import { isOrdinary } from '../words/spelling.ts';
import { editsBetween } from '../words/wording.ts';
import { singular, textOf } from './name-words.ts';

/** Replaces first names by the people whom they may mean. */
export function readPeople(line: Line, named: readonly Named[]): void {
  const people = named.flatMap((name) => (name.kind === 'person' ? [name] : []));
  const own = new Set(named.flatMap((name) => (name.kind === 'own' ? [name.boat.id] : [])));
  const names = Map.groupBy(people, ({ name }) => name.toLowerCase());
  for (let index = 0; index < line.chunks.length; index++) {
    const text = textOf(line.chunks[index]);
    if (text === undefined || !/^\p{L}/u.test(text)) continue;
    const meant =
      names.get(text) ??
      (isOrdinary(text)
        ? undefined
        : (names.get(singular(text)) ?? nearest(text, names) ?? shortened(singular(text), names)));
    if (meant && (!isOrdinary(text) || /^\p{Lu}/u.test(line.chunks[index]?.written ?? '')))
      line.replace(index, index + 1, meaningOf(meant, own));
  }
}

/** The one name that is spelled nearly like a word. */
function nearest(text: string, names: ReadonlyMap<string, readonly NamedPerson[]>): readonly NamedPerson[] | undefined {
  const near = [...names].filter(
    ([name]) => name.length > 3 && name[0] === text[0] && editsBetween(text, name, 1) <= 1,
  );
  return near.length === 1 ? near[0]?.[1] : undefined;
}

const SHORTEST = 4;

/** The one person of the user's dealings whose name begins with a word: 'Max' for Maximilian is too short, 'Maxi' is not. */
function shortened(
  text: string,
  names: ReadonlyMap<string, readonly NamedPerson[]>,
): readonly NamedPerson[] | undefined {
  if (text.length < SHORTEST) return undefined;
  const known = [...names].filter(([name, people]) => name.startsWith(text) && people.some((one) => one.known));
  return known.length === 1 ? known[0]?.[1] : undefined;
}

/** Those whom the user writes with come before others of the same name. */
function meaningOf(named: readonly NamedPerson[], own: ReadonlySet<number>): Meaning {
  const people = [...Map.groupBy(named, ({ userId }) => userId)].map(([userId, entries]) => ({
    userId,
    known: entries.some(({ known }) => known),
    boats: [...new Map(entries.flatMap(({ boats }) => boats).map((boat) => [boat.id, boat])).values()],
    count: Math.max(...entries.map(({ count }) => count)),
    talk: entries.find(({ talk }) => talk && !own.has(talk.boatId))?.talk,
    aboutOwn: entries.find(({ talk }) => talk && own.has(talk.boatId))?.talk,
  }));
  const known = people.filter((person) => person.known);
  const meant = known.length > 0 ? known : people;
  const [only] = meant.length === 1 ? meant : [];
  const talk = only?.talk;
  const aboutOwn = only?.userId && only.aboutOwn ? { userId: only.userId, ...only.aboutOwn } : undefined;
  return {
    is: 'person',
    name: named[0]?.name ?? '',
    ids: meant.flatMap(({ userId }) => userId ?? []),
    boats: meant.flatMap(({ boats }) => boats),
    count: meant.reduce((sum, { count, boats }) => sum + Math.max(count, boats.length), 0),
    ...(talk && { talk }),
    ...(aboutOwn && { aboutOwn }),
  };
}
