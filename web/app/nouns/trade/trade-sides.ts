import type { TradeLeg, TradeParty } from '@tradewind/contract/trades';

interface Legs {
  legs: readonly TradeLeg[];
}
interface Parties {
  parties: readonly TradeParty[];
}

export const partyOf = ({ parties }: Parties, userId: string): TradeParty | undefined =>
  parties.find((party) => party.userId === userId);

export const othersOf = ({ parties }: Parties, userId: string): TradeParty[] =>
  parties.filter((party) => party.userId !== userId);

export const givenBy = ({ legs }: Legs, userId: string): TradeLeg[] => legs.filter(({ from }) => from === userId);
export const receivedBy = ({ legs }: Legs, userId: string): TradeLeg[] => legs.filter(({ to }) => to === userId);

/** The parties, the reader first. */
export const readerFirst = ({ parties }: Parties, userId: string): TradeParty[] =>
  [...parties].sort((one, other) => Number(other.userId === userId) - Number(one.userId === userId));

/** 'Ben', 'Ben and Olive', 'Ben, Olive and Kim'. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

const FORMER_MEMBER = 'Former member';

/** Names the people of a trade for a reader, who is 'you' within a sentence. */
export function nameWithin(trade: Parties, userId: string | null, reader: string): string {
  if (userId === null) return 'Eddy AI';
  return userId === reader ? 'you' : (partyOf(trade, userId)?.firstName ?? FORMER_MEMBER);
}

/** The same where a sentence begins. */
export const nameFor = (trade: Parties, userId: string | null, reader: string): string =>
  userId === reader ? 'You' : nameWithin(trade, userId, reader);

/** Tells items and amounts of two revisions apart: the same boat is the same leg, whatever it is worth. */
export const legKey = ({
  kind,
  from,
  boatId,
  assetId,
}: Pick<TradeLeg, 'kind' | 'from' | 'boatId' | 'assetId'>): string => [kind, from, boatId ?? assetId ?? ''].join(' ');

/** The order in which gifts go around, beginning with the first party. A trade of two is a ring, too. */
export function aroundTheRing({ parties, legs }: Parties & Legs): TradeParty[] {
  const ring: TradeParty[] = [];
  let next = parties[0];
  while (next !== undefined && !ring.includes(next)) {
    ring.push(next);
    const from = next.userId;
    const to = legs.find((leg) => leg.from === from && leg.kind !== 'cash')?.to;
    next = parties.find(({ userId }) => userId === to);
  }
  return [...ring, ...parties.filter((party) => !ring.includes(party))];
}
