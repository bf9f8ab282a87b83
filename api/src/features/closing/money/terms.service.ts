import type { Payoff } from '@tradewind/contract/closing-facts';
import type { Balance } from '@tradewind/domain/ledger/balances';
import type { Charges, MoneyLeg, ReleaseTerms } from '@tradewind/domain/ledger/terms';
import { releaseTerms } from '@tradewind/domain/ledger/terms';
import { type Cents, cents, parseMoney } from '@tradewind/domain/money';
import type { LegKind } from '@tradewind/domain/trades/legs';
import type { Queryable } from '../../../db/client.ts';
import { balancesOf, journalsOf, type WrittenJournal } from '../../ledger/service.ts';
import { depositsIn, type TradeBundle } from '../../trades/service.ts';
import type { ClosingRow, TaskRow } from '../store.ts';
import { agreedHoldbacks, type TradedBoat, tradedBoats } from './terms.store.ts';

/** Everything that decides about the money of one closing. */
export interface MoneyFacts {
  readonly positions: readonly number[];
  /** By position. */
  readonly deposits: Readonly<Record<number, Cents>>;
  readonly legs: readonly MoneyLeg[];
  /** Those of the release once it has happened, else those that it would have now. */
  readonly terms: ReleaseTerms;
  readonly isReleased: boolean;
  /** The closing ends or ended without a release: nobody owes anything anymore. */
  readonly hasEnded: boolean;
  readonly journals: readonly WrittenJournal[];
  readonly balances: Balance[];
  readonly boats: ReadonlyMap<number, TradedBoat>;
}

const ENDED: readonly string[] = ['cancelled', 'void'];

export async function readMoney(
  db: Queryable,
  { trade, legs, parties }: TradeBundle,
  closing: ClosingRow,
  tasks: readonly TaskRow[],
): Promise<MoneyFacts> {
  const boats = await tradedBoats(
    db,
    legs.flatMap(({ boatId }) => boatId ?? []),
  );
  const moneyLegs = legs.map(
    ({ number, kind, giver, receiver, value, boatId }): MoneyLeg => ({
      ...{ number, kind: kind as LegKind, from: giver, to: receiver, value: centsOf(value) },
      lengthFeet: boats.get(boatId ?? 0)?.length,
    }),
  );
  const journals = await journalsOf(db, trade.id);
  const released = journals.flatMap((journal) => (journal.kind === 'release' ? [journal.details.terms] : []))[0];
  return {
    positions: parties.map(({ position }) => position),
    deposits: depositsIn(legs, parties, closing.terms),
    legs: moneyLegs,
    terms: released ?? releaseTerms(trade.id, moneyLegs, await chargesNow(db, closing, tasks)),
    isReleased: released !== undefined,
    hasEnded: closing.endingAt !== null || ENDED.includes(trade.status),
    journals,
    balances: await balancesOf(db, trade.id),
    boats,
  };
}

const centsOf = (amount: string): Cents => parseMoney(amount) ?? cents(0);

/** The loan on a boat, as its owner entered it. A boat has at most one, so the leg names the lien. */
export function payoffsIn(tasks: readonly TaskRow[]): { task: TaskRow; facts: Extract<Payoff, { loan: true }> }[] {
  return tasks.flatMap((task) => {
    const facts = task.kind === 'payoff' ? (task.facts as Payoff | null) : null;
    return facts?.loan ? [{ task, facts }] : [];
  });
}

/** Everything that the release would take from the parties besides price and fee. */
async function chargesNow(db: Queryable, { tradeId, taxes }: ClosingRow, tasks: readonly TaskRow[]): Promise<Charges> {
  const holdbacks = await agreedHoldbacks(db, tradeId);
  return {
    taxes,
    payoffs: payoffsIn(tasks).map(({ task: { leg }, facts }) => ({
      ...{ lien: leg ?? 0, leg: leg ?? 0, amount: centsOf(facts.amount) },
    })),
    holdbacks: holdbacks.map(({ leg, amount }) => ({ leg, amount: centsOf(amount) })),
  };
}
