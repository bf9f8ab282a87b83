import type { Wire } from '@tradewind/contract/ledger';
import type { TrustAccount } from '@tradewind/domain/ledger/accounts';
import { suspenseAssigned } from '@tradewind/domain/ledger/money-in';
import { cents } from '@tradewind/domain/money';
import { notFound } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { correctJournal, postJournal } from '../journals.service.ts';
import { type Assignment, type Desk, type MovableWire, requireNeutral } from '../policy.ts';
import { hasSecond, holdWire } from './requests.service.ts';
import { assignedAlone, timesAssigned } from './requests.store.ts';
import { type Moving, moved } from './steps.service.ts';
import { isParty, isPartyOf, lockSums, updateWire, type WireRow } from './wires.store.ts';

/** The owner of an unknown wire was found: it counts for them from now on. Above the limit a second broker agrees. */
export const assignSuspense = (context: Moving, desk: Desk, id: number, to: Assignment): Promise<Wire> =>
  moved(context, desk, (work) => assignIn(work, desk, id, to));

async function assignIn(work: Work, desk: Desk, id: number, { tradeId, position }: Assignment): Promise<WireRow> {
  const wire = await holdWire(work, desk, id, 'assign');
  requireNeutral(await isPartyOf(work.tx, tradeId, desk.broker.id));
  if (!(await isParty(work.tx, tradeId, position))) throw notFound('We can’t find that party of the trade.');
  await lockSums(work.tx, tradeId);
  const alone = (await assignedAlone(work.tx, wire, { tradeId, position })) + wire.amount;
  if (!(await hasSecond(work, desk, wire, { action: 'assign', tradeId, position, alone }))) return wire;
  const journal = suspenseAssigned({ tradeId, position, book: wire.book as TrustAccount, amount: cents(wire.amount) });
  const times = await timesAssigned(work.tx, id);
  const key = `wire:${id}:assigned${times === 0 ? '' : `:${times + 1}`}`;
  const clearedBy = await postJournal(work, journal, { key, by: desk.broker.id });
  await work.logActivity(desk.broker, 'wire.assign', desk.origin, { wireId: id, tradeId });
  return updateWire(work.tx, wire, { clearedBy });
}

/**
 * The money of an unknown wire is in suspense again: it was given to the wrong party, or its bank wants it back. From there it is
 * assigned, returned or taken back. Above the limit a second broker agrees.
 */
export async function unassign(
  work: Work,
  desk: Desk,
  wire: MovableWire,
  { tradeId, position }: Assignment,
  reason: string,
): Promise<WireRow> {
  const { id, clearedBy } = wire;
  if (clearedBy === null) throw new Error(`Wire ${id} is not assigned.`);
  await lockSums(work.tx, tradeId);
  const alone = (await assignedAlone(work.tx, wire, { tradeId, position })) + wire.amount;
  if (!(await hasSecond(work, desk, wire, { action: 'reverse', tradeId, reason, alone }))) return wire;
  await correctJournal(work, clearedBy, reason, desk.broker.id);
  await work.logActivity(desk.broker, 'wire.reverse', desk.origin, { wireId: id, tradeId, reason });
  return updateWire(work.tx, wire, { clearedBy: null });
}
