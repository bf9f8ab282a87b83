import type { Line } from '../../reading/line.ts';
import type { Meaning } from '../../reading/meanings.ts';
import type { Situation } from '../../situation.ts';

export interface KnownTrade {
  tradeId: number;
  with: string;
  /** The time at which an open offer runs out, for sorting and in words. */
  expiresAt?: string | null;
  runsOut?: string;
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
  situation: Situation,
  output: Record<string, unknown>,
  { only }: { only: boolean },
): KnownTrade | 'none' | 'several' {
  const { line } = situation;
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
    names.some((name) =>
      `${one.with} ${one.youGive} ${one.youGet} ${titlesIn(situation, one)}`.toLowerCase().includes(name),
    ),
  );
  const both = withThem.filter((one) => overThem.includes(one));
  const named = both.length > 0 ? both : trades.filter((one) => withThem.includes(one) || overThem.includes(one));
  const left = pointedIn(situation, named.length > 0 || only ? named : trades);
  const [first] = left;
  if (!first) return 'none';
  return left.length === 1 ? first : 'several';
}

/** All boats of a trade, also those that go from somebody else to somebody else. */
const titlesIn = ({ deals }: Situation, { tradeId }: Pick<KnownTrade, 'tradeId'>) =>
  (deals.find((deal) => deal.tradeId === tradeId)?.boats ?? []).map(({ boatTitle }) => boatTitle).join(' ');

/** Of several trades, those with the amount that the words name, else those that Eddy told of last. */
function pointedIn({ line, memory, message }: Situation, trades: readonly KnownTrade[]): readonly KnownTrade[] {
  if (trades.length < 2) return trades;
  const amounts = line.chunks.flatMap(({ meaning }) => dollarsOf(meaning));
  const priced = trades.filter(({ youGive, youGet }) =>
    amounts.some((amount) => `${youGive} ${youGet}`.includes(`$${amount.toLocaleString('en-US')}`)),
  );
  if (priced.length > 0) return priced;
  // Only somebody who pays can be asked for other cash beside a boat of theirs.
  const paying = BOAT_AND_CASH.test(message) ? trades.filter(({ youGet }) => CASH_SIDE.test(youGet)) : [];
  if (paying.length === 1) return paying;
  const told = memory.told.flatMap(({ tradeId }) => tradeId ?? []);
  const at = positionIn(line);
  const isOther = line.has(OTHER_ONE) || line.all('ref').some(({ ref }) => ref.by === 'other');
  const others = isOther ? trades.filter((one) => !memory.last?.text.includes(one.with)) : [];
  if (others.length > 0 && others.length < trades.length) return others;
  const pointed = trades.filter(({ tradeId }) => (at < 0 ? told.includes(tradeId) : tradeId === told.at(at)));
  return pointed.length > 0 ? pointed : trades;
}

/** 'Counter his: the boat plus 45k' */
const BOAT_AND_CASH = /\b(?:his|her|their|the) boat (?:plus|and|with|\+) \$?\d/i;
/** Cash stands without a title. */
const CASH_SIDE = /(?<!\()\$[\d,]+(?:\.\d\d)?(?![\d)])/;

/** Behind an answer about one of them. */
const OTHER_ONE = /\b(?:other|worse|worst|lesser|weaker) (?:one|offer|bid|guy|person|deal)\b/;
const OFFER = '(?:one|offer|bid|trade|deal|proposal|guy|person)\\b';
/** 'The second offer' of those that were told. */
const ORDINALS = ['first', 'second', 'third'].map((word) => new RegExp(`\\b(?:the|that) ${word} ${OFFER}`));

/** The place in the list that the words name, from 0; -1 without one. */
export function positionIn(line: Line): number {
  const { ref } = line.first('ref') ?? {};
  return ref?.by === 'position' ? (ref.positions[0] ?? -1) : ORDINALS.findIndex((word) => line.has(word));
}

const THOUSANDS_BELOW = 1_000;

/** An amount in dollars: a bare small number stands for thousands. */
export function dollarsOf(meaning: Meaning | undefined): number[] {
  if (meaning?.is === 'money') return [meaning.value];
  if (meaning?.is === 'bound' && meaning.field === 'price') return [meaning.max ?? meaning.min ?? 0];
  if (meaning?.is !== 'n' || meaning.value <= 0) return [];
  return [meaning.value < THOUSANDS_BELOW ? meaning.value * THOUSANDS_BELOW : meaning.value];
}
