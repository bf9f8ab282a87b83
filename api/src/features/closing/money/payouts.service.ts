import { isFinished } from '@tradewind/domain/closing/progress';
import type { DomainEvents } from '../../../platform/domain-events.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { closingTasksOf, findClosing } from '../store.ts';

/** Parties are paid after the release, to an account that was confirmed by phone. Before it, money only goes back. */
export async function requirePayable(
  { tx }: Work,
  { tradeId, purpose, position }: DomainEvents['money.leaving'],
): Promise<void> {
  if (purpose !== 'payout' && purpose !== 'refund') return;
  const closing = await findClosing(tx, tradeId);
  if (!closing) return;
  if (purpose === 'refund') {
    if (closing.releasedAt)
      throw new Refusal('conflict', 'This trade is released, so there is nothing to refund. Pay it out instead.');
    return;
  }
  if (!closing.releasedAt)
    throw new Refusal('conflict', 'This trade isn’t released yet, so nobody is paid. A deposit goes back as a refund.');
  const confirmed = (await closingTasksOf(tx, tradeId)).find(
    ({ kind, party }) => kind === 'payout-account' && party === position,
  );
  if (confirmed && !isFinished(confirmed))
    throw new Refusal('conflict', 'Confirm the payout account of this party by phone first.');
}
