import { TASK_ACTIONS, type TaskAction } from '@tradewind/contract/closing';
import { hasFacts } from '@tradewind/contract/closing-facts';
import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { isUploadKind, mayRead } from '@tradewind/domain/closing/documents';
import { isBeforeRelease } from '@tradewind/domain/closing/steps';
import { taskKind } from '@tradewind/domain/closing/task-kinds';
import { signBy } from '@tradewind/domain/closing/terms';
import type { BrokerCaller, Caller } from '../../platform/auth.ts';
import { type Authorized, authorized } from '../../platform/authorized.ts';
import { notAllowed, notFound, Refusal } from '../../platform/http/refusal.ts';
import { type ClosingTrade, positionOf, type TradeBundle } from '../trades/service.ts';
import type { DocumentRow } from './documents/documents.store.ts';
import type { DisputeRow } from './ending/disputes.store.ts';
import { type OrderAction, orderActions } from './orders/orders.policy.ts';
import type { OrderRow } from './orders/orders.store.ts';
import { concernedBy, maySeeProposal } from './proposals/proposals.policy.ts';
import type { Proposal } from './proposals/proposals.store.ts';
import type { ClosingRow, TaskRow } from './store.ts';

/** The caller within one trade: a party, or the broker. */
export type Role = number | 'broker';

interface OpenClosing {
  trade: TradeBundle;
  closing: ClosingRow;
  task: TaskRow;
}

/** A task that the caller may change in the way they asked for. */
export type WritableClosing = Authorized<OpenClosing, 'actor'>;

/** A proposal that the caller may answer. */
export type OpenProposal = Authorized<Proposal, 'party' | 'broker'>;

/** A dispute that the broker may resolve. */
export type OpenDispute = Authorized<DisputeRow, 'broker'>;

const noSuchTask = () => notFound('We can’t find that task.');

/** Keys and papers may change hands after the last wire: what follows the release goes on in a closed trade. */
const RUNNING: readonly string[] = ['agreed', 'closing', 'released', 'closed'];

/** Everything the caller may do with a task now. */
export function actionsOn(
  task: TaskRow,
  role: Role,
  { status, closing, now, ready = true }: { status: string; closing: ClosingRow; now: Date; ready?: boolean },
): TaskAction[] {
  const { evidence, step, isReviewed = false } = taskKind(task.kind);
  const isRunning = RUNNING.includes(status) && !closing.endingAt;
  if (!isRunning || isBeforeRelease(step) === (closing.releasedAt !== null)) return [];
  const isOpen = task.state === 'open' || task.state === 'submitted';
  const isActor = task.actor === null ? role === 'broker' : task.actor === role;
  const isBroker = role === 'broker';
  const possible: Record<TaskAction, boolean> = {
    enter: isActor && evidence === 'facts' && (isOpen || isCorrectable(task)),
    // Items are accepted or rejected with calls of their own.
    sign:
      isActor && evidence === 'signature' && task.kind !== 'acceptance' && isOpen && ready && isInTime(closing, now),
    upload: isUploadKind(task.kind) && (isActor || isBroker || task.party === role) && isAttachable(task),
    confirm: isActor && evidence === 'confirmation' && isOpen,
    accept: isActor && isOpen && ready && mayDecide(task, closing, now),
    reject: isActor && isOpen && mayDecide(task, closing, now),
    check: isBroker && (evidence === 'check' || task.state === 'submitted' || (isReviewed && task.state === 'done')),
    waive: isBroker && isOpen && isWaivable(task),
  };
  return TASK_ACTIONS.filter((action) => possible[action]);
}

/** An agreement that is not signed in time has lapsed, also before the clock has noticed. */
const isInTime = (closing: ClosingRow, now: Date): boolean =>
  closing.signedAt !== null || now.getTime() < signBy(closing).getTime();

/** In writing, after everyone has signed and before the last day: silence is rejection. */
const mayDecide = ({ kind, dueAt }: TaskRow, { signedAt }: ClosingRow, now: Date): boolean =>
  kind === 'acceptance' && signedAt !== null && (dueAt === null || now.getTime() < dueAt.getTime());

/** Papers that the broker has approved stay; other tasks take papers until they are waived. */
const isAttachable = ({ kind, state }: TaskRow): boolean =>
  taskKind(kind).evidence === 'document' ? state === 'open' || state === 'submitted' : state !== 'unneeded';

/** Facts stay correctable until the agreement that quotes them is signed. */
const isCorrectable = ({ kind, state }: TaskRow): boolean => hasFacts(kind) && state !== 'unneeded';

/** Nobody can waive signatures, money, or what the law asks of us. */
const isWaivable = ({ kind }: TaskRow): boolean => {
  const { evidence } = taskKind(kind);
  return evidence === 'document' || evidence === 'confirmation';
};

/** Whether the action is the caller's at all, whatever the time. */
function mayEver({ actor, party }: TaskRow, role: Role, action: TaskAction): boolean {
  if (action === 'check' || action === 'waive') return role === 'broker';
  if (action === 'upload') return role === 'broker' || actor === role || party === role;
  return actor === role;
}

const ANOTHER_BROKER = 'You’re a party to this trade. Another broker must do that.';
const FOR_OTHERS: Readonly<Partial<Record<TaskAction, string>>> = { check: ANOTHER_BROKER, waive: ANOTHER_BROKER };

/** Says to somebody who clicks on an outdated screen why nothing happens. */
function whyNot({ state }: TaskRow, { trade }: ClosingTrade, { endingAt }: ClosingRow): string {
  if (trade.status === 'disputed') return 'The trade is disputed, so all steps wait.';
  if (endingAt !== null || !RUNNING.includes(trade.status)) return 'This trade has ended, so its steps are closed.';
  if (state === 'done' || state === 'unneeded') return 'This step is done already.';
  return 'This task can’t be done like that, or not now.';
}

/** Proof that the caller may act on a task in this way, now. */
export function asActor(
  trade: ClosingTrade,
  closing: ClosingRow,
  task: TaskRow | undefined,
  role: Role,
  action: TaskAction,
  now: Date,
): WritableClosing {
  const leg = trade.legs.find(({ number }) => number === task?.leg);
  if (!task || !maySeeTask(task, role, leg)) throw noSuchTask();
  if (!mayEver(task, role, action)) throw notAllowed(FOR_OTHERS[action] ?? 'This task is for somebody else.');
  const allowed = actionsOn(task, role, { status: trade.trade.status, closing, now });
  if (!allowed.includes(action)) throw new Refusal('conflict', whyNot(task, trade, closing));
  return authorized({ trade, closing, task }, 'actor');
}

/** Facts about a thing that both its giver and its receiver need. */
const OF_BOTH_ENDS: readonly TaskRow['kind'][] = [
  'vessel-details',
  'outside-opened',
  'coin-terms',
  'coin-address',
  'coin-address-checked',
  'coin-test',
  'coin-sent',
  'coin-received',
];

/** Loans and addresses are for the person who entered them and the broker; the details of a thing also for its other end. */
export function maySeeFacts(task: TaskRow, role: Role, leg: { giver: number; receiver: number } | undefined): boolean {
  if (role === 'broker' || task.actor === role) return true;
  return OF_BOTH_ENDS.includes(task.kind) && (leg?.receiver === role || leg?.giver === role);
}

/** That a lender will confirm the payoff shows that there is a loan. Only the two ends of the boat know of it. */
export const maySeeTask = (task: TaskRow, role: Role, leg: { giver: number; receiver: number } | undefined): boolean =>
  role === 'broker' || task.kind !== 'lien-satisfaction' || leg?.giver === role || leg?.receiver === role;

export function asConcerned(proposals: readonly Proposal[], id: number, trade: TradeBundle, role: Role): OpenProposal {
  const proposal = proposals.find((one) => one.id === id);
  if (!proposal || !maySeeProposal(proposal, trade, role)) throw notFound('We can’t find that proposal.');
  const isConcerned = role === 'broker' ? proposal.proposedBy === null : concernedBy(proposal, trade).includes(role);
  if (!isConcerned) throw notAllowed('This proposal is for somebody else.');
  if (proposal.state !== 'open') throw new Refusal('conflict', 'This proposal is no longer open.');
  return authorized(proposal, 'party');
}

/** The caller has just made it. */
export const asProposer = (proposal: Proposal): OpenProposal => authorized(proposal, 'party');

export function asResolver(disputes: readonly DisputeRow[], role: Role): OpenDispute {
  if (role !== 'broker') throw notAllowed(ANOTHER_BROKER);
  const [open] = disputes.filter(({ resolvedAt }) => resolvedAt === null);
  if (!open) throw new Refusal('conflict', 'There’s no open dispute.');
  return authorized(open, 'broker');
}

export type ReadableDocument = Authorized<DocumentRow, 'reader'>;

export const noSuchDocument = () => notFound('This document doesn’t exist or has been removed.');

/** The broker reads every document, a party those that they need. The others do not exist for them. */
export function asDocumentReader({ legs }: TradeBundle, role: Role, document: DocumentRow): ReadableDocument {
  const { kind, party, leg } = document;
  const about = legs.find(({ number }) => number === leg);
  if (role !== 'broker' && !mayRead(kind, role, { from: party, leg: about })) throw noSuchDocument();
  return authorized(document, 'reader');
}

/** A document that its uploader may still remove. */
export type OwnDocument = Authorized<DocumentRow, 'uploader'>;

export const isRemovable = ({ state }: Pick<DocumentRow, 'state'>) => state === 'submitted' || state === 'returned';

export function asDocumentOwner(caller: Caller, document: DocumentRow | undefined): OwnDocument {
  if (!document || document.uploadedBy !== caller.id) throw noSuchDocument();
  if (!isRemovable(document))
    throw new Refusal('conflict', 'The broker has approved this document. Please ask them to return it first.');
  return authorized(document, 'uploader');
}

/** A task that only money finishes: the ledger decides about it, nobody else. */
export type MoneyTask = Authorized<TaskRow, 'ledger'>;

export function asLedger(task: TaskRow): MoneyTask {
  if (taskKind(task.kind).evidence !== 'wire') throw new Error(`No wire fulfills the task ${task.key}.`);
  return authorized(task, 'ledger');
}

/** A payoff whose letter has run out: time reopens it. */
export type StalePayoff = Authorized<TaskRow, 'clock'>;

export function asStale(task: TaskRow, goodThrough: string, now: Date): StalePayoff | undefined {
  const isStale = task.state !== 'open' && goodThrough < brokerageDay(now);
  return isStale ? authorized(task, 'clock') : undefined;
}

/** A trade that a broker who has no part in it may release and settle. */
export type ReleasableTrade = Authorized<TradeBundle, 'broker'>;

export function asReleaser(broker: BrokerCaller, bundle: TradeBundle | undefined): ReleasableTrade {
  if (!bundle) throw notFound('We can’t find that trade.');
  if (positionOf(bundle, broker.id) !== undefined)
    throw notAllowed('You are a party of this trade. Another broker must take this step.');
  return authorized(bundle, 'broker');
}

/** Sales tax is held while the parties can still sign and pay it. */
export const mayHoldTax = (status: string, { endingAt, releasedAt }: ClosingRow, role: Role): boolean =>
  role === 'broker' && (status === 'agreed' || status === 'closing') && endingAt === null && releasedAt === null;

/** A boat of the trade for which the broker may hold sales tax. */
export type TaxableLeg = Authorized<TradeBundle['legs'][number], 'broker'>;

export function asTaxable({ trade, legs }: TradeBundle, closing: ClosingRow, role: Role, leg: number): TaxableLeg {
  if (role !== 'broker') throw notAllowed(ANOTHER_BROKER);
  const boat = legs.find(({ number, kind }) => number === leg && kind === 'boat');
  if (!boat) throw notFound('We can’t find that boat in the trade.');
  if (!mayHoldTax(trade.status, closing, role))
    throw new Refusal('conflict', 'Sales tax can be changed only before the release, and not in a dispute.');
  return authorized(boat, 'broker');
}

/** A trade about whose money an award or an order may come. */
export type DecidableTrade = Authorized<TradeBundle, 'broker'>;

export function asDecider(bundle: TradeBundle, role: Role): DecidableTrade {
  if (role !== 'broker') throw notAllowed('Only the broker uploads an award or a court order.');
  const { status } = bundle.trade;
  if (status !== 'disputed' && status !== 'released')
    throw new Refusal('conflict', 'No money of this trade is in dispute or held back.');
  return authorized(bundle, 'broker');
}

/** An order that the caller may move on. */
export type MovableOrder = Authorized<OrderRow, 'party' | 'broker'>;

export function asMover(
  orders: readonly OrderRow[],
  id: number,
  closing: ClosingRow,
  role: Role,
  action: OrderAction,
): MovableOrder {
  const order = orders.find((one) => one.id === id && (role === 'broker' || one.position === role));
  if (!order) throw notFound('We can’t find that order.');
  if (role !== 'broker' && action !== 'cancel') throw notAllowed(ANOTHER_BROKER);
  if (!orderActions(order, closing, role).includes(action))
    throw new Refusal('conflict', 'This order can’t be changed like that, or not anymore.');
  return authorized(order, 'broker');
}
