import type { Closing } from '@tradewind/contract/closing';
import { boatOfLeg } from '@tradewind/domain/ledger/terms';
import { type Cents, cents, formatMoney } from '@tradewind/domain/money';
import type { journalsOf } from '../../ledger/service.ts';
import type { TradeBundle } from '../../trades/service.ts';
import type { Role } from '../policy.ts';

type Journals = Readonly<Awaited<ReturnType<typeof journalsOf>>>;

export interface Held {
  readonly giver: number;
  readonly receiver: number;
  readonly book: ReturnType<typeof boatOfLeg>['book'];
  readonly amount: Cents;
}

/** In the place of a task, for the award or the order about money that was held back. */
export const holdbackKey = (leg: number): string => `holdback:${leg}`;

/** The money that the release held back for a boat, unless it was freed since. */
export function heldBackIn(journals: Journals, leg: number): Held | undefined {
  const terms = journals.flatMap((journal) => (journal.kind === 'release' ? [journal.details.terms] : []))[0];
  const isFreed = journals.some((journal) => journal.kind === 'holdback_released' && journal.details.leg === leg);
  const kept = terms?.holdbacks.filter((holdback) => holdback.leg === leg) ?? [];
  if (!terms || isFreed || kept.length === 0) return undefined;
  const { from, to, book } = boatOfLeg(terms, leg);
  return { giver: from, receiver: to, book, amount: cents(kept.reduce((sum, { amount }) => sum + amount, 0)) };
}

/** Money held back concerns the two people between whom it is held, and the broker, who records an award or an order. */
export const presentHoldbacks = (journals: Journals, { legs }: TradeBundle, role: Role): Closing['holdbacks'] =>
  legs.flatMap(({ number: leg, title }) => {
    const held = heldBackIn(journals, leg);
    if (!held || (role !== 'broker' && role !== held.giver && role !== held.receiver)) return [];
    return [{ leg, title, amount: formatMoney(held.amount), actions: role === 'broker' ? ['decide' as const] : [] }];
  });
