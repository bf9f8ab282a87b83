import { Line } from './reading/line.ts';
import type { Situation } from './situation.ts';

const GIVES = /^(?:offer|offering|trade|trading|swap|swapping|exchange|give|giving|propose|put|bid)$/;

/** 'Offer the Dorado for the Gale': of several boats with a name, the user can only give their own. */
function givenOwn({ line, own }: Situation): Situation['line'] {
  const given = line.chunks.findIndex(
    ({ meaning }, index) =>
      (meaning?.is === 'boat' || meaning?.is === 'make') &&
      isGiven(line.chunks, index) &&
      line.chunks.slice(index + 1).some(({ text }) => /^(?:for|against)$/.test(text)),
  );
  const named = line.chunks[given]?.meaning;
  if (named?.is !== 'boat' && named?.is !== 'make') return line;
  const mine = named.boats.filter(({ id }) => own.some((boat) => boat.id === id));
  if (mine.length !== 1 || mine.length === named.count) return line;
  const chunks = line.chunks.map((chunk, index) =>
    index === given ? { ...chunk, text: '_own_', meaning: { is: 'own' as const, boats: mine, named: true } } : chunk,
  );
  return new Line(
    line.message,
    chunks.filter(({ text }, index) => !(index === given - 1 && text === 'the')),
  );
}

/** Between the verb and the boat may stand the person who gets it, and other things that are given. */
const BETWEEN = /^(?:the|him|her|them|and|plus|\+|both|a|_(?:person|money|bound|n|own|asset|coins)_)$/;

function isGiven(chunks: Line['chunks'], index: number): boolean {
  const before = chunks.slice(0, index);
  const at = before.findLastIndex(({ text }) => !BETWEEN.test(text));
  return at >= 0 && GIVES.test(before[at]?.text ?? '');
}

/** The situation in which boats of the user's own that are called by name, without 'my', count as own. */
export function withOwnSaid(heard: Situation): Situation {
  const situation = { ...heard, line: givenOwn(heard) };
  const { line, own } = situation;
  const ids = new Set(own.map(({ id }) => id));
  const isOwn = (boats: readonly { id: number }[], count: number) =>
    boats.length > 0 && boats.length === count && boats.every(({ id }) => ids.has(id));
  if (![...line.all('boat'), ...line.all('make')].some(({ boats, count }) => isOwn(boats, count)))
    return line === heard.line ? heard : situation;
  const chunks = line.chunks.map((chunk) => {
    const { meaning } = chunk;
    if ((meaning?.is !== 'boat' && meaning?.is !== 'make') || !isOwn(meaning.boats, meaning.count)) return chunk;
    return { ...chunk, text: '_own_', meaning: { is: 'own' as const, boats: meaning.boats, named: true } };
  });
  // 'The Dorado' is 'my Dorado'.
  const spoken = chunks.filter(({ text, meaning }, index) => {
    const next = chunks[index + 1];
    return meaning || text !== 'the' || next?.text !== '_own_' || next === line.chunks[index + 1];
  });
  return { ...situation, line: new Line(line.message, spoken) };
}
