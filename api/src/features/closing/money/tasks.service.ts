import { balanceOwed, depositOwed, type Owed, totalMissing } from '@tradewind/domain/closing/money';
import type { TaskState } from '@tradewind/domain/closing/progress';
import { cents, exactMoney, sum } from '@tradewind/domain/money';
import type { Work } from '../../../platform/work.ts';
import { readForClock, type TradeBundle, tellParties } from '../../trades/service.ts';
import { asLedger } from '../policy.ts';
import { type ClosingRow, closingTasksOf, type TaskRow } from '../store.ts';
import { setMoneyState } from './tasks.store.ts';
import { type MoneyFacts, readMoney } from './terms.service.ts';

/** Every party's deposit and balance, by what the ledger holds. */
export function owedBy(
  { legs, deposits, terms, journals, balances, isReleased, hasEnded }: MoneyFacts,
  position: number,
): Record<'deposit' | 'balance', Owed[]> {
  if (isReleased || hasEnded) return { deposit: [], balance: [] };
  return {
    deposit: depositOwed(legs, position, deposits[position] ?? cents(0), journals),
    balance: balanceOwed(terms, position, { balances, journals }),
  };
}

const stateFor = (owes: readonly Owed[]): TaskState => {
  if (owes.length === 0) return 'unneeded';
  return totalMissing(owes) === 0 ? 'done' : 'open';
};

/**
 * Lets the ledger finish and reopen the tasks that wires fulfill. It runs after every change of a trade, since a new revision,
 * a payoff or a holdback changes what is owed as much as a wire does.
 */
export async function followMoney(work: Work, closing: ClosingRow): Promise<void> {
  const { tx } = work;
  const { tradeId } = closing;
  if (closing.releasedAt || closing.endingAt) return;
  const bundle = await readForClock(tx, tradeId);
  // Frozen money is still theirs: nobody is asked for more during a dispute.
  if (bundle?.trade.status !== 'agreed' && bundle?.trade.status !== 'closing') return;
  const tasks = await closingTasksOf(tx, tradeId);
  const money = await readMoney(tx, bundle, closing, tasks);
  const now = new Date();
  for (const task of tasks) {
    if ((task.kind !== 'deposit' && task.kind !== 'balance') || task.party === null) continue;
    const owes = owedBy(money, task.party)[task.kind];
    const state = stateFor(owes);
    if (state === task.state) continue;
    const isOpen = state === 'open';
    await setMoneyState(tx, asLedger(task), { state, doneBy: null, doneAt: isOpen ? null : now });
    if (state !== 'unneeded') tell(work, bundle, task, owes);
  }
}

const NAMES = { deposit: 'deposit', balance: 'balance' } as const;

/** The party hears that their money arrived, or that some of it is missing after all. */
function tell(work: Work, bundle: TradeBundle, task: TaskRow, owes: readonly Owed[]): void {
  const name = NAMES[task.kind as keyof typeof NAMES];
  const missing = totalMissing(owes);
  // Nobody is told at the start what the list of tasks says.
  if (missing > 0 && task.state === 'open') return;
  const others = bundle.parties.flatMap(({ position, userId }) => (position === task.party ? [] : (userId ?? [])));
  tellParties(
    work,
    bundle,
    missing > 0
      ? {
          title: `${exactMoney(missing)} of your ${name} is missing`,
          body: 'Something changed: a wire came back, or another amount is due. Your closing shows what to send.',
        }
      : {
          title: `Your ${name} has arrived`,
          body: `We hold ${exactMoney(sum(owes.map(({ needed }) => needed)))} for you in trust.`,
        },
    others,
  );
}
