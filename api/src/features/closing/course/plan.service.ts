import type { FactsKind, Payoff, VesselDetails } from '@tradewind/contract/closing-facts';
import type { AssetCategory } from '@tradewind/domain/asset-kinds';
import { courseOf } from '@tradewind/domain/closing/courses';
import { isFinished } from '@tradewind/domain/closing/progress';
import { type ClosingLeg, type ClosingPlan, taskDueAt, tasksOf } from '@tradewind/domain/closing/tasks';
import { STANDARD_TERMS } from '@tradewind/domain/closing/terms';
import type { LegKind } from '@tradewind/domain/trades/legs';
import type { Queryable } from '../../../db/client.ts';
import type { Work } from '../../../platform/work.ts';
import {
  type ChangeableTrade,
  depositsIn,
  lockForClock,
  moveTrade,
  readForClock,
  type TradeBundle,
  tellParties,
} from '../../trades/service.ts';
import {
  type ClosingChange,
  type ClosingRow,
  categoriesOf,
  closingTasksOf,
  deleteObsolete,
  findClosing,
  insertClosing,
  insertTasks,
  type TaskRow,
  updateClosing,
  updateDueDates,
} from '../store.ts';

/**
 * Begins the closing of an agreed trade, under the terms of its revision. The time to sign counts from now: a trade that was
 * agreed before closings existed gets all of it.
 */
export async function openClosing(work: Work, tradeId: number, now = new Date()): Promise<ClosingRow | undefined> {
  const { tx } = work;
  // The agreement that brought us here holds the trade, and only one closing can be inserted.
  const bundle = await readForClock(tx, tradeId);
  if (bundle?.trade.status !== 'agreed') return undefined;
  const { legs, parties, revision } = bundle;
  const named = revision.terms ?? STANDARD_TERMS;
  const terms = { ...named, deposits: depositsIn(legs, parties, named) };
  const closing = await insertClosing(tx, { tradeId, terms, agreedAt: now });
  if (closing) await replan(tx, bundle, closing);
  return closing;
}

/** Moves dates of a closing, and with them the deadlines of its tasks. */
export async function updateDates(
  { tx }: Work,
  bundle: ChangeableTrade,
  closing: ClosingRow,
  change: ClosingChange,
): Promise<void> {
  await updateClosing(tx, bundle, change);
  await replan(tx, bundle, { ...closing, ...change });
}

/** Derives the tasks from what is known now: adds new ones, removes obsolete ones, and moves deadlines. Writes only what differs. */
export async function replan(tx: Queryable, bundle: TradeBundle, closing: ClosingRow): Promise<TaskRow[]> {
  const { tradeId } = closing;
  const known = await closingTasksOf(tx, tradeId);
  const tasks = tasksOf(await planOf(tx, bundle, known));
  const keys = new Set(tasks.map(({ key }) => key));
  const knownKeys = new Set(known.map(({ key }) => key));
  const dueOf = (task: Pick<TaskRow, 'kind'>) => taskDueAt(task, closing, closing.terms);
  const missing = tasks.filter(({ key }) => !knownKeys.has(key)).map((task) => ({ ...task, dueAt: dueOf(task) }));
  const hasObsolete = known.some(({ key }) => !keys.has(key));
  if (hasObsolete) await deleteObsolete(tx, tradeId, [...keys]);
  await insertTasks(tx, tradeId, missing);
  const rows = hasObsolete || missing.length > 0 ? await closingTasksOf(tx, tradeId) : known;
  const dated = rows.map((row) => ({ ...row, dueAt: dueOf(row) }));
  const moved = dated.filter(({ dueAt }, index) => dueAt?.getTime() !== rows[index]?.dueAt?.getTime());
  await updateDueDates(tx, new Map(moved.map(({ id, dueAt }) => [id, dueAt])));
  return dated;
}

async function planOf(tx: Queryable, { parties, legs }: TradeBundle, rows: readonly TaskRow[]): Promise<ClosingPlan> {
  const categories = await categoriesOf(
    tx,
    legs.flatMap(({ assetId }) => assetId ?? []),
  );
  return {
    parties: parties.map(({ position }) => position),
    legs: legs.map(({ number, kind, giver, receiver, assetId }): ClosingLeg => {
      const category = assetId === null ? undefined : (categories.get(assetId) as AssetCategory | undefined);
      return {
        number,
        course: courseOf(kind as LegKind, category ?? null),
        giver,
        receiver,
        vessel: vesselOf(rows, number),
      };
    }),
  };
}

function vesselOf(rows: readonly TaskRow[], leg: number): ClosingLeg['vessel'] {
  const factsOf = (kind: FactsKind) => rows.find((row) => row.kind === kind && row.leg === leg)?.facts;
  const facts = factsOf('vessel-details') as VesselDetails | null | undefined;
  const payoff = factsOf('payoff') as Payoff | null | undefined;
  return facts
    ? {
        regime: facts.regime,
        hasLoan: facts.hasLoan || payoff?.loan === true,
        parts: facts.parts.map(({ name }) => name),
      }
    : undefined;
}

/** Writes what follows from the tasks that are done: the trade counts as signed, or every boat as accepted. */
export async function advance(work: Work, bundle: ChangeableTrade, now: Date): Promise<void> {
  const { tx } = work;
  const closing = await findClosing(tx, bundle.trade.id);
  if (!closing) return;
  const tasks = await replan(tx, bundle, closing);
  const allDone = (kinds: readonly string[]) => tasks.filter(({ kind }) => kinds.includes(kind)).every(isFinished);
  const isSigned = closing.signedAt === null && allDone(['agreement', 'disclosures']);
  const isAccepted = closing.acceptedAt === null && closing.signedAt !== null && allDone(['acceptance']);
  if (!isSigned && !isAccepted) return;
  const change = isSigned ? { signedAt: now } : { acceptedAt: now };
  await updateClosing(tx, bundle, change);
  await replan(tx, bundle, { ...closing, ...change });
  if (isSigned) await begin(work, bundle, closing, now);
}

/** Everyone has signed: the deposits are next. */
async function begin(work: Work, bundle: TradeBundle, closing: ClosingRow, now: Date): Promise<void> {
  const locked = await lockForClock(work.tx, bundle.trade.id);
  if (locked?.trade.status !== 'agreed') return;
  await moveTrade(work, locked, 'start', 'clock', now);
  const days = closing.terms.depositBusinessDays;
  tellParties(work, bundle, {
    title: 'The exchange agreement is signed',
    body: `Everyone has signed. Your deposit is due within ${days} business ${days === 1 ? 'day' : 'days'}.`,
  });
}
