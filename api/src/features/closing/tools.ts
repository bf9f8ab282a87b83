import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { nothingInput } from '@tradewind/contract/eddy-tools';
import { tradePath } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import type { Trade, TradeLeg } from '@tradewind/contract/trades';
import type { Caller } from '../../platform/auth.ts';
import { reading, type ToolContext } from '../../platform/tool.ts';
import { listTrades } from '../trades/service.ts';
import { readClosing } from './course.service.ts';

const CLOSINGS_SHOWN = 5;
const TASKS_SHOWN = 3;

export const myClosings = reading({
  name: 'my_closings',
  description:
    'The user’s agreed trades: what each side gives, the step of the closing, the user’s next tasks with their deadlines, and who else must act.',
  input: nothingInput,
  async run({ db, caller }) {
    const trades = await agreedTrades(db, caller);
    const closings = await Promise.all(
      trades.map(async (trade) => summaryOf(trade, await readClosing(db, caller, trade.id), caller.id)),
    );
    return {
      output: { total: closings.length, closings },
      parts: closings.length
        ? [
            {
              type: 'data-table',
              data: {
                caption: 'Your agreed trades',
                columns: ['With', 'Step', 'Your next task', 'Due'],
                rows: closings.map(({ with: other, step, yourTasks: [next] }) => [
                  other,
                  step,
                  next?.task ?? 'nothing',
                  next?.due ?? '–',
                ]),
              },
            },
          ]
        : [],
    };
  },
});

async function agreedTrades(db: ToolContext['db'], caller: Caller): Promise<Trade[]> {
  const lists = await Promise.all(
    (['closing', 'agreed'] as const).map((state) => listTrades(db, caller.id, { state, limit: CLOSINGS_SHOWN })),
  );
  return lists.flatMap(({ trades }) => trades).slice(0, CLOSINGS_SHOWN);
}

function summaryOf(trade: Trade, closing: Closing, userId: string) {
  const others = closing.parties.filter((party) => party.userId !== userId);
  const mine = closing.tasks.filter(({ by, current, state }) => current && by === closing.position && state === 'open');
  return {
    tradeId: trade.id,
    with: others.map(({ firstName }) => firstName).join(', '),
    youGive: trade.legs.filter(({ from }) => from === userId).map(wordsFor),
    youGet: trade.legs.filter(({ to }) => to === userId).map(wordsFor),
    state: 'agreed',
    step: wordsOf(closing.step ?? 'done'),
    yourTasks: mine.slice(0, TASKS_SHOWN).map(taskOf),
    tasksForYou: mine.length,
    tasksForOthers: others.reduce((sum, { waiting }) => sum + waiting, 0),
    tasksForBroker: closing.brokerWaiting,
    plannedRelease: dayOf(closing.extendedTo ?? closing.closeBy),
    path: tradePath(trade.id),
  };
}

const taskOf = ({ kind, title, dueAt, late }: ClosingTask) => ({
  task: wordsOf(kind),
  ...(title && { about: title }),
  ...(dueAt && { due: dayOf(dueAt) }),
  ...(late && { late }),
});

const wordsFor = ({ kind, title, value }: TradeLeg) => (kind === 'cash' ? priceText(value) : title);

/** 'vessel-details' as 'vessel details'. */
const wordsOf = (name: string) => name.replaceAll('-', ' ');

/** 'November 18, 2026'. */
const dayOf = (time: string | null) =>
  time === null
    ? null
    : new Date(time).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
