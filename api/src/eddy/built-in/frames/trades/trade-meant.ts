import type { Situation } from '../../situation.ts';

export interface KnownTrade {
  tradeId: number;
  with: string;
  youGive: string;
  youGet: string;
  giveWorth: string;
  getWorth: string;
  valueGap: string;
  whoGetsMore: 'user' | 'other' | 'nobody';
  state: string;
}

export const tradesIn = (output: Record<string, unknown>) => (output.trades ?? []) as KnownTrade[];

/** The trade with the person or the boat that the message names; unless that is the `only` way, also the only one. */
export function tradeMeant(
  { line }: Situation,
  output: Record<string, unknown>,
  { only }: { only: boolean },
): KnownTrade | 'none' | 'several' {
  const trades = tradesIn(output);
  const people = line.all('person').map(({ name }) => name.toLowerCase());
  const names = [
    ...line.all('boat').flatMap(({ name, boats }) => [name, ...boats.map(({ title }) => title)]),
    ...line.all('make').map(({ make }) => make),
    ...line.all('own').flatMap(({ named, boats }) => (named ? boats.map(({ title }) => title) : [])),
    ...line.all('strange').flatMap(({ word }) => (word.length > 3 ? [word] : [])),
  ].map((name) => name.toLowerCase());
  const withThem = trades.filter((one) => people.some((name) => one.with.toLowerCase().includes(name)));
  const overThem = trades.filter((one) =>
    names.some((name) => `${one.with} ${one.youGive} ${one.youGet}`.toLowerCase().includes(name)),
  );
  const both = withThem.filter((one) => overThem.includes(one));
  const named = both.length > 0 ? both : trades.filter((one) => withThem.includes(one) || overThem.includes(one));
  const left = named.length > 0 || only ? named : trades;
  const [first] = left;
  if (!first) return 'none';
  return left.length === 1 ? first : 'several';
}
