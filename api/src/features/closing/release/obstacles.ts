import type { Closing } from '@tradewind/contract/closing';
import { TASK_WORDS } from '@tradewind/contract/closing-task-words';
import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { balanceOwed, totalMissing } from '@tradewind/domain/closing/money';
import { releaseObstacles } from '@tradewind/domain/closing/progress';
import { exactMoney } from '@tradewind/domain/money';
import type { TradeBundle } from '../../trades/service.ts';
import { deniedLoans } from '../money/payoffs.service.ts';
import { type MoneyFacts, payoffsIn } from '../money/terms.service.ts';
import type { ClosingRow, TaskRow } from '../store.ts';

type Obstacle = NonNullable<Closing['obstacles']>[number];

export interface Standing {
  bundle: TradeBundle;
  closing: ClosingRow;
  tasks: readonly TaskRow[];
  money: MoneyFacts;
  /** Wires of the trade that somebody wants to take back. */
  reversals: number;
  /** Ordered services that are not done, or not paid. */
  openOrders: readonly { name: string; isDone: boolean }[];
  now: Date;
}

/** Everything that keeps a trade from being released now, in words. */
export function obstaclesTo({ bundle, closing, tasks, money, reversals, openOrders, now }: Standing): Obstacle[] {
  const plain = (text: string): Obstacle => ({ task: null, text });
  const nameAt = (position: number | null) =>
    bundle.parties.find((party) => party.position === position)?.firstName ?? 'Former member';
  const { status } = bundle.trade;
  return [
    ...(status === 'disputed' ? [plain('The trade is disputed, so its money is frozen.')] : []),
    ...(closing.endingAt ? [plain('The trade is ending, and its money goes back.')] : []),
    ...(closing.signedAt ? [] : [plain('The exchange agreement isn’t signed by everyone.')]),
    ...bundle.parties
      .filter(({ userId }) => userId === null)
      .map(() => plain('One of the parties has left Tradewind.')),
    ...bundle.parties
      .filter(({ suspended }) => suspended)
      .map(({ position }) =>
        plain(
          `${nameAt(position)}’s account is suspended. An admin must activate it first, or you end the trade for a cause.`,
        ),
      ),
    ...unfinished(bundle, tasks, now),
    ...staleLetters(bundle, tasks, now),
    ...deniedLoans(tasks).map(({ id, leg }) => ({
      task: id,
      text: `The details of ${titleOf(bundle, leg)} name a loan, but the payoff says that there’s none. The broker must return it, or approve it with a note.`,
    })),
    ...bundle.parties.flatMap(({ position }) => {
      const missing = totalMissing(balanceOwed(money.terms, position, money));
      return missing > 0 ? [plain(`${exactMoney(missing)} of ${nameAt(position)}’s balance is missing.`)] : [];
    }),
    ...(money.balances.some(({ account }) => account === 'dispute') ? [plain('Some of the money is in dispute.')] : []),
    ...openOrders.map(({ name, isDone }) =>
      plain(isDone ? `${name} is done and not paid.` : `${name} is ordered and neither done nor canceled.`),
    ),
    ...(reversals > 0 ? [plain('A wire of this trade is about to be taken back.')] : []),
  ];
}

function unfinished({ parties, legs }: TradeBundle, tasks: readonly TaskRow[], now: Date): Obstacle[] {
  // The ledger says how much of a balance is missing.
  const rows = tasks
    .filter(({ kind }) => kind !== 'balance')
    .map((task) => ({ ...task, actor: task.actor ?? ('broker' as const) }));
  return releaseObstacles(rows, now).map((task) => {
    const about = task.actor === 'broker' ? task.party : task.actor;
    const name = parties.find(({ position }) => position === about)?.firstName;
    const title = legs.find(({ number }) => number === task.leg)?.title;
    const subject = [name, title, task.part].filter((part) => part != null).join(', ');
    const isOld = task.state === 'done' || task.state === 'unneeded';
    const state = isOld ? 'is too old and must be done again' : 'isn’t done';
    return { task: task.id, text: `${TASK_WORDS[task.kind].name}${subject && ` (${subject})`} ${state}.` };
  });
}

const titleOf = ({ legs }: TradeBundle, leg: number | null) =>
  legs.find(({ number }) => number === leg)?.title ?? 'the boat';

/** A payoff letter is good through the day that it names. */
function staleLetters(bundle: TradeBundle, tasks: readonly TaskRow[], now: Date): Obstacle[] {
  const today = brokerageDay(now);
  return payoffsIn(tasks)
    .filter(({ facts }) => facts.goodThrough < today)
    .map(({ task, facts }) => {
      return {
        task: task.id,
        text: `The payoff letter for ${titleOf(bundle, task.leg)} was good through ${facts.goodThrough}. A new one is needed.`,
      };
    });
}
