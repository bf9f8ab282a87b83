import type { ClosingSummary, DeskQuery } from '@tradewind/contract/release';
import { currentStep } from '@tradewind/domain/closing/progress';
import type { ClosingStep } from '@tradewind/domain/closing/steps';
import { closeBy } from '@tradewind/domain/closing/terms';
import { waitingFor } from '@tradewind/domain/closing/waiting';
import { TRUST_ACCOUNTS } from '@tradewind/domain/ledger/accounts';
import type { Balance } from '@tradewind/domain/ledger/balances';
import type { TradeState } from '@tradewind/domain/lifecycles/trade';
import { cents, formatMoney } from '@tradewind/domain/money';
import type { Queryable } from '../../../db/client.ts';
import type { BrokerCaller } from '../../../platform/auth.ts';
import { cursorCodec, cursorPart } from '../../../platform/cursor.ts';
import { balancesOfTrades } from '../../ledger/service.ts';
import { readTradesForClock, subjectTitle, type TradeBundle } from '../../trades/service.ts';
import { courseOf, withBroker } from '../present.ts';
import { type ClosingRow, closingsOf, type TaskRow, tasksOfTrades } from '../store.ts';
import { deskPage } from './desk.store.ts';

const deskCursor = cursorCodec({ id: cursorPart.id });

/** The closings that the brokerage still has to bring to their end: five statements, however many there are. */
export async function readDesk(
  db: Queryable,
  broker: BrokerCaller,
  query: DeskQuery,
): Promise<{ closings: ClosingSummary[]; next: string | undefined }> {
  const before = query.cursor === undefined ? undefined : deskCursor.read(query.cursor).id;
  const found = await deskPage(db, broker.id, query, before);
  const ids = found.slice(0, query.limit);
  const last = found.length > query.limit ? ids.at(-1) : undefined;
  const [closings, tasks, balances] = [
    await closingsOf(db, ids),
    Map.groupBy(await tasksOfTrades(db, ids), ({ tradeId }) => tradeId),
    Map.groupBy(await balancesOfTrades(db, ids), ({ tradeId }) => tradeId),
  ];
  const now = new Date();
  const summaries = (await readTradesForClock(db, ids)).flatMap((bundle) => {
    const { id } = bundle.trade;
    const closing = closings.find(({ tradeId }) => tradeId === id);
    return closing ? [summaryOf(bundle, closing, tasks.get(id) ?? [], balances.get(id) ?? [], now)] : [];
  });
  return { closings: summaries, next: last === undefined ? undefined : deskCursor.write({ id: last }) };
}

function summaryOf(
  bundle: TradeBundle,
  closing: ClosingRow,
  rows: readonly TaskRow[],
  balances: readonly Balance[],
  now: Date,
): ClosingSummary {
  const { trade, parties } = bundle;
  const reached = { released: closing.releasedAt !== null, settled: closing.settledAt !== null };
  const course = courseOf(trade, closing);
  const tasks = withBroker(rows);
  const isLate = ({ dueAt }: Pick<TaskRow, 'dueAt'>) => dueAt !== null && dueAt < now;
  const waitingOn = (actor: number | 'broker') => {
    const waiting = waitingFor(tasks, actor, course);
    return { waiting: waiting.length, late: waiting.filter(isLate).length, tasks: waiting };
  };
  const waiting = parties.map(({ position, firstName }) => ({
    ...{ position, firstName: firstName ?? 'Former member', legalName: legalNameOf(rows, position) },
    ...waitingOn(position),
  }));
  const broker = waitingOn('broker');
  const step = currentStep(tasks, reached);
  const [next] = [...waiting.flatMap((party) => party.tasks), ...broker.tasks].sort(byUrgency);
  return {
    tradeId: trade.id,
    status: trade.status as TradeState,
    title: subjectTitle(bundle),
    step: course.stopped ? null : (step ?? null),
    ending: closing.endingCause,
    agreedAt: closing.agreedAt.toISOString(),
    closeBy: closeBy(closing, closing.terms)?.toISOString() ?? null,
    parties: waiting.map(({ tasks: _, ...party }) => party),
    broker: { waiting: broker.waiting, late: broker.late },
    turn: brokersStep(trade.status as TradeState, closing, step),
    next: next
      ? {
          task: next.id,
          kind: next.kind,
          by: next.state === 'submitted' || next.actor === 'broker' ? null : next.actor,
          dueAt: next.dueAt?.toISOString() ?? null,
          isLate: isLate(next),
        }
      : null,
    held: TRUST_ACCOUNTS.map((trust) => ({ trust, amount: formatMoney(heldIn(balances, trust)) })),
  };
}

function brokersStep(
  status: TradeState,
  { endingAt }: ClosingRow,
  step: ClosingStep | undefined,
): ClosingSummary['turn'] {
  if (status === 'disputed') return 'dispute';
  if (endingAt !== null) return 'return';
  if (status === 'released') return 'settle';
  return step === 'release' ? 'release' : null;
}

function legalNameOf(rows: readonly TaskRow[], position: number): string | null {
  const facts = rows.find(({ kind, party }) => kind === 'legal-details' && party === position)?.facts;
  return facts && 'legalName' in facts ? facts.legalName : null;
}

const heldIn = (balances: readonly Balance[], trust: string) =>
  cents(balances.filter(({ book }) => book === trust).reduce((total, { amount }) => total - amount, 0));

type Dated = Pick<TaskRow, 'id' | 'dueAt'>;

/** By date; tasks without one come last, in the order of the plan. */
const byUrgency = (one: Dated, other: Dated): number =>
  (one.dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER) - (other.dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER) ||
  one.id - other.id;
