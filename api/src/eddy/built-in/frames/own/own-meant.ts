import { namedIds } from '../../meant.ts';
import type { Situation } from '../../situation.ts';

const SAYS_NOTHING =
  /^(?:the|boat|boats|and|for|any|all|one|with|too|much|what|how|does|have|has|view|views|price|listed)$/;

/** The user's boats that a message names: behind 'my', by a name of the catalog, or by words of their titles. */
export function ownMeant({ line, own, reading }: Situation): number[] {
  const said = line.all('own').filter((one) => one.named);
  if (said.length > 0) return [...new Set(said.flatMap(({ boats }) => boats.map(({ id }) => id)))];
  const named = namedIds(line);
  const mine = own.filter(({ id }) => named.includes(id));
  if (mine.length > 0) return mine.map(({ id }) => id);
  const words = reading.words.split(' ').filter((word) => word.length > 2 && !SAYS_NOTHING.test(word));
  const numbers = line.all('n').map(({ value }) => String(value));
  const titled = own.filter(({ make, model }) => {
    const title = `${make} ${model}`.toLowerCase().split(/[\s-]+/);
    return [...words, ...numbers].some((word) => title.includes(word));
  });
  return titled.length < own.length ? titled.map(({ id }) => id) : [];
}

/** The name of a boat that a user calls theirs and that none of their listings has. */
export function claimedName({ line, own }: Situation): string | undefined {
  const at = line.chunks.findIndex(
    ({ meaning }, index) =>
      (meaning?.is === 'make' || meaning?.is === 'boat') && /^(?:my|our)$/.test(line.chunks[index - 1]?.text ?? ''),
  );
  const name = line.chunks[at]?.meaning;
  if (name?.is !== 'make' && name?.is !== 'boat') return undefined;
  if (own.some(({ id }) => name.boats.some((boat) => boat.id === id))) return undefined;
  return name.is === 'make' ? name.make : name.name;
}
