import type { TrustAccount } from '@tradewind/domain/ledger/accounts';
import { suspenseAssigned } from '@tradewind/domain/ledger/money-in';
import { cents } from '@tradewind/domain/money';
import { notFound } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { postJournal } from './journals.service.ts';
import { type Desk, requireNeutral } from './policy.ts';
import { hasSecond, holdWire } from './requests.service.ts';
import { assignedAlone } from './requests.store.ts';
import { isParty, isPartyOf, updateWire, type WireRow } from './wires.store.ts';

interface Party {
  readonly tradeId: number;
  readonly position: number;
}

/** The owner of an unknown wire was found: it counts for them from now on. Above the limit a second broker agrees. */
export async function assignSuspense(
  work: Work,
  desk: Desk,
  id: number,
  { tradeId, position }: Party,
): Promise<WireRow> {
  const wire = await holdWire(work, desk, id, 'assign');
  requireNeutral(await isPartyOf(work.tx, tradeId, desk.broker.id));
  if (!(await isParty(work.tx, tradeId, position))) throw notFound('We can’t find that party of the trade.');
  const alone = (await assignedAlone(work.tx, tradeId, position)) + wire.amount;
  if (!(await hasSecond(work, desk, wire, { action: 'assign', tradeId, position, alone }))) return wire;
  const journal = suspenseAssigned({ tradeId, position, book: wire.book as TrustAccount, amount: cents(wire.amount) });
  const clearedBy = await postJournal(work, journal, { key: `wire:${id}:assigned`, by: desk.broker.id });
  await work.logActivity(desk.broker, 'wire.assign', desk.origin, { wireId: id, tradeId });
  return updateWire(work.tx, wire, { clearedBy });
}
