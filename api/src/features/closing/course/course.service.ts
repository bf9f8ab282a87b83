import type { Closing } from '@tradewind/contract/closing';
import type { Queryable } from '../../../db/client.ts';
import type { Caller } from '../../../platform/auth.ts';
import { notFound } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import {
  type ClosingTrade,
  lockForEnding,
  positionOf,
  readForClosing,
  type TradeBundle,
} from '../../trades/service.ts';
import { documentsOf } from '../documents/documents.store.ts';
import { presentDocuments } from '../documents/present.ts';
import { disputesOf } from '../ending/disputes.store.ts';
import { presentMoney } from '../money/present.ts';
import { readMoney } from '../money/terms.service.ts';
import { ordersOf } from '../orders/orders.store.ts';
import type { Role } from '../policy.ts';
import { presentClosing } from '../present.ts';
import { proposalsOf } from '../proposals/proposals.store.ts';
import { presentHoldbacks } from '../release/holdbacks.present.ts';
import { obstaclesNow } from '../release/obstacles.service.ts';
import { signedForms } from '../signing/signing.store.ts';
import { type ClosingRow, closingTasksOf, findClosing, type TaskRow } from '../store.ts';

/** A closing in the middle of a step, held until the step is written. */
export interface Course {
  readonly trade: ClosingTrade;
  readonly closing: ClosingRow;
  readonly tasks: readonly TaskRow[];
  readonly role: Role;
  readonly now: Date;
}

/** Parties act for themselves. A broker who is a party to the trade is only that. */
export const roleIn = (trade: TradeBundle, caller: Caller): Role => positionOf(trade, caller.id) ?? 'broker';

export async function requireClosing(tx: Queryable, tradeId: number): Promise<ClosingRow> {
  const closing = await findClosing(tx, tradeId);
  if (!closing) throw notFound('This trade has no closing yet.');
  return closing;
}

/** Holds a closing with the items of its trade, for steps that may end it. */
export async function lockCourse({ tx }: Work, caller: Caller, tradeId: number): Promise<Course> {
  const trade = await lockForEnding(tx, caller, tradeId);
  const closing = await requireClosing(tx, tradeId);
  const tasks = await closingTasksOf(tx, tradeId);
  return { trade, closing, tasks, role: roleIn(trade, caller), now: new Date() };
}

export async function readClosing(db: Queryable, caller: Caller, tradeId: number): Promise<Closing> {
  const trade = await readForClosing(db, caller, tradeId);
  const closing = await requireClosing(db, tradeId);
  const role = roleIn(trade, caller);
  const tasks = await closingTasksOf(db, tradeId);
  const money = await readMoney(db, trade, closing, tasks);
  const documents = await documentsOf(db, tradeId);
  const signatures = (await signedForms(db, tradeId)).map(({ signature }) => signature);
  const parts = {
    trade,
    closing,
    tasks,
    proposals: await proposalsOf(db, tradeId),
    disputes: await disputesOf(db, tradeId),
    orders: await ordersOf(db, tradeId),
    balances: money.balances,
    papers: { documents, signatures },
    journals: money.journals,
    boats: money.boats,
    documents: presentDocuments(trade, tasks, { documents, signatures }, role),
  };
  return {
    ...presentClosing(parts, role, new Date()),
    money: presentMoney(money, closing, trade, role),
    holdbacks: presentHoldbacks(money.journals, trade, role),
    obstacles: role === 'broker' ? await obstaclesNow(db, { bundle: trade, closing, tasks, money }) : null,
  };
}
