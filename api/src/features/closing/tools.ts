import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { nothingInput } from '@tradewind/contract/eddy-tools';
import { tradePath } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import type { ClosingStatement } from '@tradewind/contract/release';
import { exactPriceText } from '@tradewind/contract/trade-values';
import type { Trade, TradeLeg } from '@tradewind/contract/trades';
import { type Cents, cents, formatMoney, parseMoney, sum } from '@tradewind/domain/money';
import type { Caller } from '../../platform/auth.ts';
import { reading, type ToolContext } from '../../platform/tool.ts';
import { listTrades, talkOf } from '../trades/service.ts';
import { readClosing } from './course/course.service.ts';
import { readStatement } from './release/statement.service.ts';

const CLOSINGS_SHOWN = 5;
const TASKS_SHOWN = 3;
/** Tasks without a date come last. */
const LATEST = '9999';

export const myClosings = reading({
  name: 'my_closings',
  description:
    'The user’s agreed trades: what each side gives, the step of the closing, the user’s next tasks with their deadlines, who else must act, the money that arrived, is missing or will be paid, and an open dispute.',
  input: nothingInput,
  async run({ db, caller }) {
    const trades = await agreedTrades(db, caller);
    const closings = await Promise.all(
      trades.map(async (trade) => summaryOf(trade, await readClosing(db, caller, trade.id), caller.id)),
    );
    const { trades: closed } = await listTrades(db, caller.id, { state: 'closed', limit: CLOSINGS_SHOWN });
    const finished = await Promise.all(
      closed.map(async (trade) => ({
        ...finishedOf(trade, await readClosing(db, caller, trade.id), caller.id),
        ...settledMoney(await readStatement(db, caller, trade.id, undefined)),
      })),
    );
    return {
      output: { total: closings.length, closings, ...(finished.length > 0 && { finished }) },
      parts: closings.length
        ? [
            {
              type: 'data-table',
              data: {
                caption: 'Your agreed trades',
                columns: ['With', 'Step', 'Your next task', 'Due'],
                rows: closings.map(({ with: other, step, dispute, yourTasks: [next] }) => [
                  other,
                  dispute ? 'in dispute' : step,
                  next?.task ?? 'nothing',
                  next?.due ?? '–',
                ]),
                paths: closings.map(({ path }) => path),
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

const byDate = (a: ClosingTask, b: ClosingTask) => (a.dueAt ?? LATEST).localeCompare(b.dueAt ?? LATEST);

function summaryOf(trade: Trade, closing: Closing, userId: string) {
  const others = closing.parties.filter((party) => party.userId !== userId);
  const mine = closing.tasks
    .filter(({ by, current, state }) => current && by === closing.position && state === 'open')
    .sort(byDate);
  return {
    tradeId: trade.id,
    with: others.map(({ firstName }) => firstName).join(', '),
    youGive: trade.legs.filter(({ from }) => from === userId).map(wordsFor),
    youGet: trade.legs.filter(({ to }) => to === userId).map(wordsFor),
    state: 'agreed',
    step: wordsOf(closing.step ?? 'done'),
    ...disputeIn(closing),
    ...moneyOf(closing),
    ...papersOf(closing),
    ...ordersOf(closing),
    isSigned: closing.tasks.every(({ kind, state }) => kind !== 'agreement' || state === 'done'),
    hasAccepted: closing.tasks.some(
      ({ kind, by, state }) => kind === 'acceptance' && by === closing.position && state === 'done',
    ),
    getsOnlyMoney: !closing.tasks.some(({ kind, by }) => kind === 'acceptance' && by === closing.position),
    acceptBy: dayOf(closing.acceptBy),
    others: others.map((party) => sideOf(closing, party)),
    ...(closing.proposes.length > 0 && { canPropose: closing.proposes }),
    wasExtended: closing.extendedTo !== null,
    yourTasks: mine.slice(0, TASKS_SHOWN).map(taskOf),
    tasksForYou: mine.length,
    othersTasks: othersTasks(closing),
    laterTasks: laterTasks(closing),
    tasksForOthers: others.reduce((sum, { waiting }) => sum + waiting, 0),
    tasksForBroker: closing.brokerWaiting,
    plannedRelease: dayOf(closing.extendedTo ?? closing.closeBy),
    ...talkOf(trade, userId),
    path: tradePath(trade.id),
  };
}

/** The tasks of the other parties that they can do now, have handed in or have done. */
const othersTasks = ({ tasks, parties, position }: Closing) =>
  [...tasks].sort(byDate).flatMap((task) => {
    const party = parties.find((one) => one.position === task.by);
    if (!party || task.by === position || (!task.current && task.state !== 'done')) return [];
    return [
      {
        who: party.firstName,
        ...taskOf(task),
        isDone: task.state === 'done',
        ...(task.state === 'submitted' && { isInCheck: true }),
      },
    ];
  });

/** The tasks whose time is still to come; in a dispute, all that are left. The user's own have no `who`. */
const laterTasks = ({ tasks, parties, position }: Closing) =>
  [...tasks].sort(byDate).flatMap((task) => {
    const party = parties.find((one) => one.position === task.by);
    if (!party || task.current || task.state !== 'open') return [];
    return [{ ...(task.by !== position && { who: party.firstName }), ...taskOf(task) }];
  });

/** The services that the user ordered, and the most that those may cost that were not cancelled. */
function ordersOf(closing: Closing) {
  const { orders } = closing;
  const costs = orders.filter(({ state }) => state !== 'cancelled');
  const most = sum(costs.map(({ amount, authorized }) => parseMoney(amount ?? authorized) ?? cents(0)));
  return {
    ordered: orders.map(({ name, vendor, on, state, authorized, actions }) => ({
      service: name,
      vendor,
      day: on === null ? null : dayOf(on),
      progress: wordsOf(state),
      atMost: exactPriceText(authorized),
      canCancel: actions.includes('cancel'),
    })),
    ...(most > 0 && { authorizedCosts: exactPriceText(formatMoney(most)), ...leftWith(most, closing) }),
  };
}

/** The rest of the user's money together with those costs. */
function leftWith(most: Cents, { money, position }: Closing) {
  const own = money.parties.find((party) => party.position === position);
  const left = parseMoney(own?.balance.missing ?? '0') ?? cents(0);
  return left > 0 ? { leftWithCosts: exactPriceText(formatMoney(sum([left, most]))) } : {};
}

/** How far the side of another party is, as everybody in the trade sees it. */
function sideOf({ tasks, deposits }: Closing, { position, firstName }: Closing['parties'][number]) {
  const taskOfParty = (name: ClosingTask['kind']) => tasks.find(({ kind, by }) => kind === name && by === position);
  const owed = deposits.find((one) => one.position === position)?.amount ?? '0';
  const deposit = Number(owed) > 0 ? taskOfParty('deposit') : undefined;
  return {
    name: firstName,
    ...(deposit && {
      deposit: wordsOf(deposit.state),
      depositAmount: exactPriceText(owed),
      ...(deposit.dueAt && { depositDue: dayOf(deposit.dueAt) }),
    }),
    hasAccepted: taskOfParty('acceptance')?.state === 'done',
    getsOnlyMoney: taskOfParty('acceptance') === undefined,
  };
}

/** A trade that is settled: everything was handed over, and all money is paid. */
function finishedOf(trade: Trade, closing: Closing, userId: string) {
  const { parties, documents } = closing;
  const { stillToDo } = papersOf(closing);
  return {
    ...(stillToDo.length > 0 && { stillToDo }),
    tradeId: trade.id,
    with: parties.flatMap((party) => (party.userId === userId ? [] : [party.firstName])).join(' and '),
    youGive: trade.legs.filter(({ from }) => from === userId).map(wordsFor),
    youGet: trade.legs.filter(({ to }) => to === userId).map(wordsFor),
    state: 'closed',
    hasStatement: documents.some(({ kind }) => kind === 'statement'),
    path: tradePath(trade.id),
  };
}

/** The user's closing statement: each charge and credit, and all wires in either direction. */
function settledMoney({ lines }: ClosingStatement) {
  const ofKinds = (kinds: ReadonlySet<string>) => lines.filter(({ kind }) => kinds.has(kind));
  const total = (kinds: ReadonlySet<string>) =>
    sum(ofKinds(kinds).map(({ amount }) => cents(Math.abs(parseMoney(amount.replace('-', '')) ?? 0))));
  const wires = new Set([...WIRED_IN, ...WIRED_OUT]);
  const [paid, received] = [total(WIRED_IN), total(WIRED_OUT)];
  return {
    statement: lines
      .filter(({ kind }) => !wires.has(kind))
      .map(({ text, amount }) => ({ line: text, amount: exactPriceText(amount.replace('-', '')) })),
    ...(paid > 0 && { youWired: exactPriceText(formatMoney(paid)) }),
    ...(received > 0 && { wiredToYou: exactPriceText(formatMoney(received)) }),
  };
}

const WIRED_IN: ReadonlySet<string> = new Set(['deposit', 'funds', 'suspense_assigned']);
const WIRED_OUT: ReadonlySet<string> = new Set(['payout', 'refund']);

/** Everything that the user must still do or hand in, the papers that wait for the broker's check, and those that the broker returned. */
function papersOf({ tasks, position }: Closing) {
  const mine = tasks.filter(({ by, current }) => current && by === position);
  return {
    stillToDo: mine
      .filter(({ state }) => state === 'open')
      .sort(byDate)
      .map(taskOf),
    papersInCheck: mine.filter(({ state }) => state === 'submitted').map(taskOf),
    returned: mine.flatMap((task) =>
      task.state === 'open' && task.note !== null ? [{ ...taskOf(task), note: task.note }] : [],
    ),
  };
}

/** An open dispute: who opened it and when. Nothing moves before it ends. */
function disputeIn({ disputes, parties, position }: Closing): {
  dispute?: Record<'by' | 'since' | 'reason', string | null>;
} {
  const [open] = disputes.filter(({ resolution }) => resolution === null);
  if (!open) return {};
  const by =
    open.by === position ? 'you' : (parties.find((party) => party.position === open.by)?.firstName ?? 'the broker');
  return { dispute: { by, since: dayOf(open.openedAt), reason: open.reason } };
}

/** The money of the user's own side. */
function moneyOf({ money, position, holdbacks, tasks }: Closing) {
  const own = money.parties.find((party) => party.position === position);
  if (!own) return {};
  const amounts = ({ needed, arrived, missing }: Record<'needed' | 'arrived' | 'missing', string>) => ({
    needed: exactPriceText(needed),
    arrived: exactPriceText(arrived),
    missing: exactPriceText(missing),
  });
  const due = tasks.find(({ kind, by }) => kind === 'deposit' && by === position)?.dueAt;
  return {
    deposit: amounts(own.deposit),
    ...(due && { depositDue: dayOf(due) }),
    toPay: amounts(own.balance),
    held: exactPriceText(own.held),
    frozen: exactPriceText(own.frozen),
    willGet: exactPriceText(own.gets),
    heldBack: holdbacks.map(({ title, amount }) => ({ about: title, amount: exactPriceText(amount) })),
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
