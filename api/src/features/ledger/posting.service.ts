import { isUsState } from '@tradewind/domain/geography/us-states';
import { type Account, positionOf, type TradeAccount, type TrustAccount } from '@tradewind/domain/ledger/accounts';
import type { Journal } from '@tradewind/domain/ledger/journal';
import { deposit, funds, suspenseReturned, unknownWire } from '@tradewind/domain/ledger/money-in';
import { feeEarned, type Payee, paidBefore, payment } from '@tradewind/domain/ledger/money-out';
import { cents } from '@tradewind/domain/money';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { correctJournal, postJournal } from './journals.service.ts';
import type { MovableWire } from './policy.ts';
import { balancesOf, journalByKey } from './store.ts';
import { clearSuspense, isInDispute, lockTradeMoney, unclearSuspense, type WireRow } from './wires/wires.store.ts';

const keyOf = ({ id }: WireRow) => `wire:${id}`;
const incomeKeyOf = (wire: WireRow) => `${keyOf(wire)}:income`;

/** Writes the journal of a wire, and for our fee the one that recognizes it as income. */
export async function postWire(work: Work, wire: MovableWire, by: string): Promise<number> {
  if (wire.direction === 'out' && wire.tradeId !== null) {
    await requireOrder(work, wire.tradeId, wire);
    const { tradeId, purpose, account } = wire;
    await work.happened('money.leaving', { tradeId, purpose, position: positionOf(account as Account) });
  }
  const id = await postJournal(work, journalOf(wire), { key: keyOf(wire), by });
  if (wire.purpose === 'broker') await postJournal(work, feeEarned(cents(wire.amount)), { key: incomeKeyOf(wire), by });
  if (wire.returns !== null && !(await clearSuspense(work.tx, wire.returns, id)))
    throw new Refusal('conflict', 'This wire isn’t in suspense anymore.');
  return id;
}

export async function reversePosting(work: Work, wire: MovableWire, reason: string, by: string): Promise<void> {
  if (wire.journalId === null) throw new Error(`Wire ${wire.id} has no journal.`);
  await correctJournal(work, wire.journalId, reason, by);
  const income = wire.purpose === 'broker' ? await journalByKey(work.tx, incomeKeyOf(wire)) : undefined;
  if (income) await correctJournal(work, income.id, reason, by);
  if (wire.returns !== null) await unclearSuspense(work.tx, wire.returns);
}

function journalOf(wire: WireRow): Journal {
  const { purpose, tradeId } = wire;
  const [book, amount] = [wire.book as TrustAccount, cents(wire.amount)];
  if (purpose === 'unknown') return unknownWire({ book, amount });
  if (purpose === 'suspense_return') return suspenseReturned({ book, amount });
  if (tradeId === null) throw new Error(`Wire ${wire.id} has no trade.`);
  const position = positionOf(wire.account as Account) ?? -1;
  if (purpose === 'deposit') return deposit({ tradeId, position, book, amount });
  if (purpose === 'funds') return funds({ tradeId, position, book, amount });
  return payment({ tradeId, payee: payeeOf(wire, position), book, amount });
}

function payeeOf({ id, purpose, account }: WireRow, position: number): Payee {
  const last = account.split(':').at(-1) ?? '';
  if (purpose === 'lender') return { kind: 'lender', lien: Number(last) };
  if (purpose === 'tax' && isUsState(last)) return { kind: 'tax', state: last };
  if (purpose === 'payout' || purpose === 'refund') return { kind: purpose, position };
  if (purpose === 'vendor' || purpose === 'broker') return { kind: purpose };
  throw new Error(`Wire ${id} has the unknown purpose ${purpose}.`);
}

const FIRST: readonly (readonly [string, string])[] = [
  ['payable:lender', 'The lender'],
  ['payable:vendor', 'The vendor'],
  ['payable:tax', 'The tax'],
  ['client', 'The parties'],
];

async function requireOrder(work: Work, tradeId: number, { account }: WireRow): Promise<void> {
  await lockTradeMoney(work.tx, tradeId);
  if (await isInDispute(work.tx, tradeId))
    throw new Refusal('conflict', 'This trade is in dispute, so its money stays where it is.');
  const first = paidBefore(account as TradeAccount, await balancesOf(work.tx, tradeId));
  if (first === undefined) return;
  const name = FIRST.find(([start]) => first.startsWith(start))?.[1] ?? first;
  throw new Refusal('conflict', `${name} must be paid first: lenders, vendors, taxes, owners, then our fee.`);
}
