import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import type { ClosingDocument } from '@tradewind/contract/closing-document';
import { REPLACEMENT_DAYS } from '@tradewind/domain/closing/cancellation';
import { currentStep, isFinished } from '@tradewind/domain/closing/progress';
import { unfinishedBefore } from '@tradewind/domain/closing/signing';
import { taskKind } from '@tradewind/domain/closing/task-kinds';
import { acceptBy, closeBy, signBy } from '@tradewind/domain/closing/terms';
import { currentTasks, waitingFor } from '@tradewind/domain/closing/waiting';
import type { TradeState } from '@tradewind/domain/lifecycles/trade';
import { cents, formatMoney } from '@tradewind/domain/money';
import type { WrittenJournal } from '../ledger/service.ts';
import { depositsIn, type TradeBundle } from '../trades/service.ts';
import type { DocumentRow } from './documents/documents.store.ts';
import { type DisputedMoney, presentDispute } from './ending/disputes.present.ts';
import type { DisputeRow } from './ending/disputes.store.ts';
import { causesOf, closingActions } from './ending/endings.policy.ts';
import type { MoneyFacts } from './money/terms.service.ts';
import type { TradedBoat } from './money/terms.store.ts';
import { orderable } from './orders/orders.policy.ts';
import { presentOrders } from './orders/orders.present.ts';
import type { OrderRow } from './orders/orders.store.ts';
import { presentOutside } from './outside/outside.present.ts';
import { actionsOn, maySeeFacts, maySeeTask, type Role } from './policy.ts';
import { maySeeProposal, proposable } from './proposals/proposals.policy.ts';
import { presentProposal } from './proposals/proposals.present.ts';
import type { Proposal } from './proposals/proposals.store.ts';
import { presentHoldbacks } from './release/holdbacks.present.ts';
import type { SignatureRow } from './signing/signing.store.ts';
import type { ClosingRow, TaskRow } from './store.ts';

interface ClosingParts {
  trade: TradeBundle;
  closing: ClosingRow;
  tasks: readonly TaskRow[];
  proposals: readonly Proposal[];
  disputes: readonly DisputeRow[];
  orders: readonly OrderRow[];
  balances: DisputedMoney;
  journals: readonly WrittenJournal[];
  /** By id. */
  boats: MoneyFacts['boats'];
  papers: { documents: readonly DocumentRow[]; signatures: readonly SignatureRow[] };
  /** Those that the caller may read. */
  documents: ClosingDocument[];
}

const DAY_MS = 24 * 60 * 60 * 1_000;

export function presentClosing(
  parts: ClosingParts,
  role: Role,
  now: Date,
): Omit<Closing, 'money' | 'obstacles' | 'holdbacks'> {
  const { trade: bundle, closing, proposals, disputes, orders, balances } = parts;
  const { trade, parties } = bundle;
  const reached = { released: closing.releasedAt !== null, settled: closing.settledAt !== null };
  const course = courseOf(trade, closing);
  const rows = parts.tasks.filter((row) =>
    maySeeTask(
      row,
      role,
      bundle.legs.find(({ number }) => number === row.leg),
    ),
  );
  const tasks = withBroker(rows);
  const current = new Set(currentTasks(tasks, course).map(({ id }) => id));
  const isHeldBack = presentHoldbacks(parts.journals, bundle, role).length > 0;
  const standing = { trade: bundle, closing, tasks: rows, role, now };
  const positions = parties.map(({ position }) => position);
  return {
    tradeId: trade.id,
    status: trade.status as TradeState,
    step: currentStep(tasks, reached) ?? null,
    position: role === 'broker' ? null : role,
    parties: parties.map(({ position, userId, firstName, suspended }) => ({
      position,
      userId: userId ?? `former-${position}`,
      firstName: firstName ?? 'Former member',
      waiting: waitingFor(tasks, position, course).length,
      away: suspended,
    })),
    brokerWaiting: waitingFor(tasks, 'broker', course).length,
    ...presentDates(closing),
    ...presentTerms(bundle, closing),
    cancellation: presentCancellation(closing, { isRing: parties.length > 2, holdsMoney: balances.length > 0 }),
    disputes: disputes.map((dispute) =>
      presentDispute(dispute, { balances, ...parts.papers, journals: parts.journals, positions }, role),
    ),
    outside: presentOutside(standing),
    orders: presentOrders(orders, closing, role),
    proposals: proposals
      .filter((proposal) => maySeeProposal(proposal, bundle, role))
      .map((proposal) => presentProposal(proposal, bundle, role)),
    proposes: proposable(standing).filter((kind) => kind !== 'holdback-end' || isHeldBack),
    causes: causesOf(standing),
    actions: closingActions(standing, balances.length > 0),
    tasks: rows.map((row) => ({ ...presentTask(row, parts, role, now), current: current.has(row.id) })),
    documents: parts.documents,
  };
}

/** Tasks without an actor are the broker's. */
export const withBroker = (rows: readonly TaskRow[]) =>
  rows.map((row) => ({ ...row, actor: row.actor ?? ('broker' as const) }));

/** Which tasks can be done at all. */
export const courseOf = ({ status }: { status: string }, { releasedAt, endingAt }: ClosingRow) => ({
  released: releasedAt !== null,
  stopped: endingAt !== null || status === 'disputed',
});

const presentDates = (closing: ClosingRow) => ({
  signBy: signBy(closing).toISOString(),
  acceptBy: acceptBy(closing, closing.terms)?.toISOString() ?? null,
  closeBy: closeBy(closing, closing.terms)?.toISOString() ?? null,
  extendedTo: closing.extendedTo?.toISOString() ?? null,
});

function presentTerms({ legs, parties }: TradeBundle, { terms }: ClosingRow): Pick<Closing, 'terms' | 'deposits'> {
  const deposits = depositsIn(legs, parties, terms);
  return {
    terms: { depositDays: terms.depositBusinessDays, acceptDays: terms.acceptDays, closeDays: terms.closeDays },
    deposits: parties.map(({ position }) => ({ position, amount: formatMoney(deposits[position] ?? cents(0)) })),
  };
}

function presentCancellation(
  { endingCause: cause, endingAt: at, endingParty: party, endingBy: by, endingReason: reason }: ClosingRow,
  { isRing, holdsMoney }: { isRing: boolean; holdsMoney: boolean },
): Closing['cancellation'] {
  if (!cause || !at) return null;
  return {
    ...{ cause, party, by, reason, at: at.toISOString(), waitsForMoney: holdsMoney },
    replaceBy: isRing ? new Date(at.getTime() + REPLACEMENT_DAYS * DAY_MS).toISOString() : null,
  };
}

/** The hull number of the listing, which its owner need not type again. */
const knownOf = (boat: TradedBoat | undefined): ClosingTask['known'] =>
  boat?.hullNumber ? { hullNumber: boat.hullNumber } : null;

function presentTask(
  row: TaskRow,
  { trade: bundle, closing, tasks, boats }: ClosingParts,
  role: Role,
  now: Date,
): Omit<ClosingTask, 'current'> {
  const leg = bundle.legs.find(({ number }) => number === row.leg);
  return {
    id: row.id,
    kind: row.kind,
    step: taskKind(row.kind).step,
    by: row.actor,
    party: row.party,
    leg: row.leg,
    part: row.part,
    title: leg?.title ?? null,
    state: row.state,
    dueAt: row.dueAt?.toISOString() ?? null,
    late: row.dueAt !== null && row.dueAt.getTime() < now.getTime() && !isFinished(row) && closing.endingAt === null,
    doneAt: row.doneAt?.toISOString() ?? null,
    facts: maySeeFacts(row, role, leg) ? row.facts : null,
    known: row.kind === 'vessel-details' && row.actor === role ? knownOf(boats.get(leg?.boatId ?? 0)) : null,
    note: role === 'broker' || row.actor === role ? row.note : null,
    actions: actionsOn(row, role, {
      ...{ status: bundle.trade.status, closing, now },
      ready: unfinishedBefore(row, tasks).length === 0,
    }),
    services: orderable(row, leg, role, { status: bundle.trade.status, closing }).map(({ id }) => id),
  };
}
