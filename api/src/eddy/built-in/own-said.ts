import { Line } from './reading/line.ts';
import type { Situation } from './situation.ts';

/** The situation in which boats of the user's own that are called by name, without 'my', count as own. */
export function withOwnSaid(situation: Situation): Situation {
  const { line, own } = situation;
  const ids = new Set(own.map(({ id }) => id));
  const isOwn = (boats: readonly { id: number }[], count: number) =>
    boats.length > 0 && boats.length === count && boats.every(({ id }) => ids.has(id));
  if (![...line.all('boat'), ...line.all('make')].some(({ boats, count }) => isOwn(boats, count))) return situation;
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
