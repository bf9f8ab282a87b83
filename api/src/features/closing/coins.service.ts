import type { ClosingFacts } from '@tradewind/contract/closing-facts';
import type { TaskKindName } from '@tradewind/domain/closing/task-kinds';
import { invalidField, Refusal } from '../../platform/http/refusal.ts';
import type { TaskRow } from './store.ts';

const doneOf = (kind: TaskKindName, { leg }: TaskRow, tasks: readonly TaskRow[]): TaskRow | undefined =>
  tasks.find((task) => task.kind === kind && task.leg === leg && task.state === 'done');

/** A payoff changes with every day; an address can be corrected until it was confirmed. */
export const isAlwaysCorrectable = (task: TaskRow, tasks: readonly TaskRow[]): boolean =>
  task.kind === 'payoff' || (task.kind === 'coin-address' && !doneOf('coin-address-checked', task, tasks));

/** The address comes first, then its confirmation, a test, the rest, and enough confirmations. Coins never come back. */
export function requireSafeCoins(
  task: TaskRow,
  facts: ClosingFacts,
  tasks: readonly TaskRow[],
  confirmations: number,
): void {
  const requireDone = (kind: TaskKindName, message: string): TaskRow => {
    const done = doneOf(kind, task, tasks);
    if (!done) throw new Refusal('conflict', message);
    return done;
  };
  if (task.kind === 'coin-address-checked' && 'channel' in facts) {
    const { facts: known } = requireDone('coin-address', 'The receiver must enter their address first.');
    if (known && 'address' in known && known.address !== facts.address)
      throw invalidField('facts.address', 'This isn’t the address that was entered. Don’t send anything to it.');
  }
  if (task.kind === 'coin-sent') {
    requireDone('coin-address-checked', 'Please confirm the address with its owner first.');
    const test = requireDone('coin-test', 'Please send a small amount first, and wait until it arrives.');
    if (JSON.stringify(test.facts) === JSON.stringify(facts))
      throw invalidField('facts.transactionId', 'This is the transaction of the test.');
  }
  if (task.kind === 'coin-received' && 'confirmations' in facts) {
    requireDone('coin-sent', 'The coins haven’t been sent yet.');
    if (facts.confirmations < confirmations)
      throw invalidField('facts.confirmations', `Please wait for ${confirmations} confirmations.`);
  }
}
