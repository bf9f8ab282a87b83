import { isDeepStrictEqual } from 'node:util';
import type { ActivityAction } from '@tradewind/contract/activity';
import type { Closing, ReviewInput } from '@tradewind/contract/closing';
import { CLOSING_FACTS, type ClosingFacts, type FactsKind, hasFacts } from '@tradewind/contract/closing-facts';
import { taskKind } from '@tradewind/domain/closing/task-kinds';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { recordIdentityCheck } from '../accounts/service.ts';
import { type ClosingTrade, firstNameOf, lockForClosing, type TradeBundle, tradeChanged } from '../trades/service.ts';
import { isAlwaysCorrectable, requireSafeCoins } from './coins.service.ts';
import { readClosing, requireClosing, roleIn } from './course/course.service.ts';
import { advance } from './course/plan.service.ts';
import { tellBrokers } from './course/reminders.service.ts';
import { reviewDocuments } from './documents/review.service.ts';
import { requireApprovable, requireLetter } from './money/payoffs.service.ts';
import { asActor, type WritableClosing } from './policy.ts';
import { closingTasksOf, type TaskChange, type TaskRow, updateTask } from './store.ts';

type Context = Pick<Dependencies, 'commit'>;

/** The part of a trade on which somebody acts, and what to write about it. */
interface Step {
  action: Parameters<typeof asActor>[4];
  change: (proof: WritableClosing, now: Date, tasks: readonly TaskRow[]) => TaskChange;
  /** Further consequences, in the same transaction. */
  follow?: (work: Work, proof: WritableClosing) => Promise<void>;
  name: ActivityAction;
}

async function act(
  { commit }: Context,
  caller: Caller,
  { id, task: taskId }: { id: number; task: number },
  { action, change, follow, name }: Step,
  origin: Origin,
): Promise<Closing> {
  return commit(async (work) => {
    const { tx } = work;
    const trade = await lockForClosing(tx, caller, id);
    const role = roleIn(trade, caller);
    const closing = await requireClosing(tx, id);
    const tasks = await closingTasksOf(tx, id);
    const task = tasks.find((row) => row.id === taskId);
    const now = new Date();
    const proof = asActor(trade, closing, task, role, action, now);
    await updateTask(tx, proof, change(proof, now, tasks));
    await follow?.(work, proof);
    await finish(work, caller, trade, { name, taskId, kind: proof.task.kind, origin, now });
    return readClosing(tx, caller, id);
  });
}

export async function finish(
  work: Work,
  caller: Caller,
  trade: ClosingTrade,
  {
    name,
    taskId,
    kind,
    origin,
    now,
  }: { name: ActivityAction; taskId: number; kind: string; origin: Origin; now: Date },
): Promise<void> {
  await advance(work, trade, now);
  await work.logActivity(caller, name, origin, { tradeId: trade.trade.id, taskId, kind });
  await tradeChanged(work, trade);
}

type Params = { id: number; task: number };

/** A party enters the facts that a task asks for. Correcting them is the same call. */
export const enterFacts = (
  context: Context & Pick<Dependencies, 'config'>,
  caller: Caller,
  params: Params,
  facts: Record<string, unknown>,
  origin: Origin,
): Promise<Closing> =>
  act(
    context,
    caller,
    params,
    {
      action: 'enter',
      name: 'closing.enter',
      change: ({ task, closing }, now, tasks) => {
        if (!hasFacts(task.kind)) throw new Refusal('conflict', 'This task takes no facts.');
        if (closing.signedAt && task.state === 'done' && !isAlwaysCorrectable(task, tasks))
          throw new Refusal(
            'conflict',
            'The agreement that quotes these facts is signed. Please write to your broker.',
          );
        const parsed = parsedFacts(task.kind, facts);
        requireSafeCoins(task, parsed, tasks, context.config.bitcoinConfirmations);
        if (taskKind(task.kind).isReviewed)
          return { state: 'submitted', facts: parsed, note: null, doneBy: null, doneAt: null };
        return { state: 'done', facts: parsed, doneBy: caller.id, doneAt: now };
      },
      follow: async (work, { task, trade }) => {
        await requireLetter(work.tx, task, facts);
        if (taskKind(task.kind).isReviewed) await askForReview(work, trade, task);
      },
    },
    origin,
  );

function askForReview(work: Work, trade: TradeBundle, task: TaskRow): Promise<void> {
  const title = trade.legs.find(({ number }) => number === task.leg)?.title ?? 'a boat';
  const verb = task.facts === null ? 'entered' : 'changed';
  return tellBrokers(work, trade.trade.id, {
    title: `${firstNameOf(trade, task.actor ?? 0)} ${verb} the payoff for ${title}`,
    body: 'Please approve it, or return it with a reason. The trade can’t be released before.',
  });
}

function parsedFacts(kind: FactsKind, facts: Record<string, unknown>): ClosingFacts {
  const { data, error } = CLOSING_FACTS[kind].safeParse(facts);
  if (data) return data;
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) fields[['facts', ...path].join('.')] ??= message;
  throw new Refusal('invalid', Object.values(fields)[0] ?? 'Please check what you entered.', { fields });
}

export const confirmTask = (
  context: Context,
  caller: Caller,
  params: Params,
  note: string | null,
  origin: Origin,
): Promise<Closing> =>
  act(
    context,
    caller,
    params,
    {
      action: 'confirm',
      name: 'closing.confirm',
      change: (_proof, now) => ({ state: 'done', note, doneBy: caller.id, doneAt: now }),
    },
    origin,
  );

/** The broker decides about the facts that they have read, and knows what another broker wrote about the task. */
function requireRead(task: TaskRow, { facts, readNote }: ReviewInput): void {
  if (facts !== undefined && !isDeepStrictEqual(facts, task.facts))
    throw new Refusal('conflict', 'Something else was entered since you opened this task. Please read it first.');
  if (readNote !== undefined && readNote !== task.note)
    throw new Refusal(
      'conflict',
      'Somebody decided about this task since you opened it. Please read their note first.',
    );
}

/** The broker records a check, or approves or returns what a party submitted. */
export const reviewTask = (
  context: Context,
  caller: Caller,
  params: Params,
  review: ReviewInput,
  origin: Origin,
): Promise<Closing> => {
  const { result, note } = review;
  return act(
    context,
    caller,
    params,
    {
      action: 'check',
      name: 'closing.check',
      change: ({ task }, now, tasks) => {
        requireRead(task, review);
        if (result === 'passed') requireApprovable(task, tasks, review);
        if (result === 'passed') return { state: 'done', note, doneBy: caller.id, doneAt: now };
        if (!note) throw new Refusal('invalid', 'Please say what is wrong, so that it can be put right.');
        return { state: 'open', note, doneBy: null, doneAt: null };
      },
      follow: async (work, proof) => {
        await reviewDocuments(work, proof, review);
        const { kind, party } = proof.task;
        const userId = kind === 'identity' && party !== null ? proof.trade.parties[party]?.userId : undefined;
        if (userId) await recordIdentityCheck(work, caller, userId, result === 'passed', origin);
      },
    },
    origin,
  );
};

export const waiveTask = (
  context: Context,
  caller: Caller,
  params: Params,
  note: string,
  origin: Origin,
): Promise<Closing> =>
  act(
    context,
    caller,
    params,
    {
      action: 'waive',
      name: 'closing.waive',
      change: (_proof, now) => ({ state: 'unneeded', note, doneBy: caller.id, doneAt: now }),
    },
    origin,
  );
