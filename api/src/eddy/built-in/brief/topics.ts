import { boatsOf, type KnownBoat, type Memory } from '../memory.ts';
import { REFUSALS } from '../phrases/refusals.ts';
import type { Situation } from '../situation.ts';

/** The kind of answer that a brief message refers to. */
export type Topic =
  | 'offer'
  | 'counter'
  | 'message'
  | 'loan'
  | 'tax'
  | 'value'
  | 'fees'
  | 'offers'
  | 'closings'
  | 'talks'
  | 'ownBoats'
  | 'figures'
  | 'boat'
  | 'boats'
  | 'closingHelp'
  | 'refusal'
  | 'told';

const OF_CARD: Readonly<Partial<Record<string, Topic>>> = {
  draft_offer: 'offer',
  draft_counter: 'counter',
  draft_message: 'message',
};
const OF_CALL: Readonly<Partial<Record<string, Topic>>> = {
  loan_payment: 'loan',
  sales_tax: 'tax',
  market_value: 'value',
  estimate_boats: 'value',
  services_and_fees: 'fees',
  my_trades: 'offers',
  explain_trade: 'offers',
  my_closings: 'closings',
  my_conversations: 'talks',
  boat_statistics: 'figures',
};
const OF_CLOSING = /\b(?:clos(?:e|ing)|cierre|cerrar|cl[oô]ture|conclure|abschlu(?:ss|ß)|abschlie(?:ss|ß)en)\b/i;

/** The closing service itself, and no list of fees. */
const TELLS_CLOSING = /^(?:In-App Closing|Cierre por|Clôture par|Abschluss über)/;

/** The topic of the last answer. */
export function topicIn({ memory }: Pick<Situation, 'memory'>): Topic | undefined {
  const { last, card, cardIsLast, focus, shown } = memory;
  if (!last) return undefined;
  const ofCard = cardIsLast && card ? OF_CARD[card.name] : undefined;
  if (ofCard) return ofCard;
  const call = last.calls.at(-1)?.name ?? '';
  if (call === 'my_boats' && !focus) return 'ownBoats';
  if (call === 'services_and_fees' && (OF_CLOSING.test(last.question) || TELLS_CLOSING.test(last.text)))
    return 'closingHelp';
  const ofCall = OF_CALL[call];
  if (ofCall) return ofCall;
  if (call === '' && Object.values(REFUSALS.contact).some((one) => last.text.includes(one))) return 'refusal';
  if (call === '') return OF_CLOSING.test(`${last.question} ${last.text}`) ? 'closingHelp' : 'told';
  if (focus) return 'boat';
  return shown.length > 1 ? 'boats' : 'told';
}

/** How the next question names a boat, so that no other is meant. */
export const nameOf = ({ id }: Pick<KnownBoat, 'id'>): string => `boat #${id}`;

/** The boat discussed, if it is one of the user's own. */
export function ownFocus({ focus, listedBy, shown }: Memory): KnownBoat | undefined {
  return focus && listedBy === 'my_boats' && shown.some(({ id }) => id === focus.id) ? focus : undefined;
}

interface ListedTrade {
  tradeId: number;
  with: string | string[];
  youGet: string | string[];
}

/** The people of the trades that the last answer listed, in its order. */
export function partnersListed({ last }: Memory): string[] {
  const trades = (last?.calls ?? []).flatMap(({ output }) => (output.trades ?? []) as ListedTrade[]);
  return trades.flatMap((trade) => (typeof trade.with === 'string' ? [trade.with] : []));
}

/** The other side of the trade that a counteroffer is drafted for. */
export function partnerCountered({ card, last }: Memory): string | undefined {
  const trades = (last?.calls ?? []).flatMap(({ output }) => (output.trades ?? []) as ListedTrade[]);
  const trade = trades.find(({ tradeId }) => tradeId === card?.input.tradeId);
  return typeof trade?.with === 'string' ? trade.with : undefined;
}

/** The other one of the only two boats that were told of. */
export function otherBoat({ pair, shown, focus, focusBefore, last }: Memory): KnownBoat | undefined {
  const two = pair.length === 2 ? pair : shown.length === 2 ? shown : [];
  const told = focus ?? toldFirst(two, last?.text ?? '');
  if (two.length === 2 && told && two.some(({ id }) => id === told.id)) return two.find(({ id }) => id !== told.id);
  return two.length === 0 && focus && focusBefore && focusBefore.id !== focus.id ? focusBefore : undefined;
}

/** 'That would be the Reef 24: …' tells of the first boat that it names. */
const toldFirst = (two: readonly KnownBoat[], text: string) =>
  two.filter(({ title }) => text.includes(title)).toSorted((a, b) => text.indexOf(a.title) - text.indexOf(b.title))[0];

/** The boat that a card is about. */
export function boatOfCard({ card }: Memory): number | undefined {
  const id = card?.input.boatId ?? boatsOf(card?.output ?? {})[0]?.id;
  return typeof id === 'number' ? id : undefined;
}
