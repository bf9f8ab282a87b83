import type { ReviewInput } from '@tradewind/contract/closing';
import { LETTER_FIRST, type Payoff, type VesselDetails } from '@tradewind/contract/closing-facts';
import type { Queryable } from '../../../db/client.ts';
import { invalidField } from '../../../platform/http/refusal.ts';
import { documentsOf } from '../documents/documents.store.ts';
import type { TaskRow } from '../store.ts';

/** Whether a payoff says that nothing is owed on a boat whose details name a loan. */
function deniesLoan({ kind, leg, facts }: TaskRow, tasks: readonly TaskRow[]): boolean {
  if (kind !== 'payoff' || (facts as Payoff | null)?.loan !== false) return false;
  const details = tasks.find((task) => task.kind === 'vessel-details' && task.leg === leg);
  return (details?.facts as VesselDetails | null | undefined)?.hasLoan === true;
}

/** The payoffs that deny a loan, but for those that the broker approved with a note about it. */
export const deniedLoans = (tasks: readonly TaskRow[]): TaskRow[] =>
  tasks.filter((task) => deniesLoan(task, tasks) && !(task.state === 'done' && task.note !== null));

/** Amounts come with the lender's letter, and with a new one after it was returned or ran out. A broker who has them by phone adds a note of the call as a paper. */
export async function requireLetter(tx: Queryable, { kind, key, tradeId }: TaskRow, facts: object): Promise<void> {
  if (kind !== 'payoff' || !('loan' in facts) || facts.loan !== true) return;
  const papers = await documentsOf(tx, tradeId);
  if (!papers.some(({ taskKey, state }) => taskKey === key && state !== 'returned'))
    throw invalidField('facts.loan', LETTER_FIRST);
}

/** The broker says what proves that a loan is gone. */
export function requireApprovable(task: TaskRow, tasks: readonly TaskRow[], { note }: ReviewInput): void {
  if (deniesLoan(task, tasks) && !note)
    throw invalidField('note', 'The details of this boat name a loan. Please note what shows that it’s paid off.');
}
