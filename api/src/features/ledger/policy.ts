import type { BankLine } from '@tradewind/contract/bank-lines';
import type { WireAction } from '@tradewind/contract/ledger';
import { actionsOf } from '@tradewind/domain/lifecycles/lifecycle';
import { WIRE, type WireState } from '@tradewind/domain/lifecycles/wire';
import type { BrokerCaller } from '../../platform/auth.ts';
import { type Authorized, authorized } from '../../platform/authorized.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { notAllowed, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { ExplanationRow } from './bank-lines/bank-lines.store.ts';
import type { RequestRow } from './wires/requests.store.ts';
import type { WireRow } from './wires/wires.store.ts';

/** The broker at the desk. */
export interface Desk {
  readonly broker: BrokerCaller;
  readonly origin: Origin;
  readonly now: Date;
}

/** A wire that a broker may move on. */
export type MovableWire = Authorized<WireRow, 'broker'>;

/** The explanation of a bank line, for a second broker to confirm. */
export type ConfirmableExplanation = Authorized<ExplanationRow, 'second broker'>;
/** An explanation that any broker may take back. */
export type WithdrawableExplanation = Authorized<ExplanationRow, 'broker'>;

/** A broker who is a party of a trade is only that: others handle its money. */
export function requireNeutral(isParty: boolean): void {
  if (isParty) throw notAllowed('You are a party of this trade. Another broker must take this step.');
}

const isInSuspense = ({ purpose, state, clearedBy }: WireRow) =>
  purpose === 'unknown' && state === 'collected' && clearedBy === null;

const isSecondPersonMissing = ({ needsSecond, recordedBy }: WireRow, brokerId: string) =>
  needsSecond && recordedBy === brokerId;

/** The party who got the money of an unknown wire. */
export interface Assignment {
  readonly tradeId: number;
  readonly position: number;
}

interface Surroundings {
  /** The step that waits for a second broker. */
  readonly request?: RequestRow | undefined;
  readonly assignment?: Assignment | undefined;
}

/** The next steps of a wire for one broker. One that waits for a second broker waits with everything else. */
export function wireActions(wire: WireRow, brokerId: string, { request, assignment }: Surroundings = {}): WireAction[] {
  if (request) return request.askedBy === brokerId ? ['withdraw'] : [request.action, 'withdraw'];
  const moves = actionsOf(WIRE, wire.state as WireState, wire.direction === 'in' ? 'incoming' : 'outgoing');
  return [
    ...moves.filter((move) => {
      if (move === 'confirm') return !isSecondPersonMissing(wire, brokerId);
      return move !== 'reverse' || wire.clearedBy === null || assignment !== undefined;
    }),
    ...(isInSuspense(wire) ? (['assign', 'return'] as const) : []),
  ];
}

export function asMover(
  broker: BrokerCaller,
  wire: WireRow | undefined,
  action: WireAction,
  around: Surroundings = {},
): MovableWire {
  const { request } = around;
  if (!wire) throw notFound('We can’t find that wire.');
  if (wireActions(wire, broker.id, around).includes(action)) return authorized(wire, 'broker');
  if (request?.action === action) throw notAllowed('You asked for this. Somebody else must take this step.');
  if (request) throw new Refusal('conflict', 'Another step of this wire waits for a second broker. Withdraw it first.');
  if (action === 'confirm' && wire.state === 'recorded')
    throw notAllowed('You recorded this wire. Somebody else must confirm it.');
  throw new Refusal('conflict', REFUSED[action]);
}

const REFUSED: Readonly<Record<WireAction, string>> = {
  confirm: 'This wire doesn’t wait for a confirmation.',
  collect: 'This wire must be confirmed first, or was collected already.',
  assign: 'This wire isn’t in suspense.',
  return: 'This wire isn’t in suspense.',
  void: 'This wire has moved money. Take it back instead.',
  reverse: 'This wire hasn’t moved money, or its money has moved on.',
  withdraw: 'Nothing of this wire waits for a second broker.',
};

/** The next steps of a line of a bank statement for one broker. */
export function explanationActions(explanation: ExplanationRow | null, brokerId: string): BankLine['actions'] {
  if (!explanation) return ['explain'];
  const mayConfirm = explanation.state === 'asked' && explanation.explainedBy !== brokerId;
  return mayConfirm ? ['confirm', 'withdraw'] : ['withdraw'];
}

export function asConfirmer(broker: BrokerCaller, explanation: ExplanationRow): ConfirmableExplanation {
  if (explanationActions(explanation, broker.id).includes('confirm')) return authorized(explanation, 'second broker');
  if (explanation.state === 'done') throw new Refusal('conflict', 'This explanation is already confirmed.');
  throw notAllowed('You explained this line. Somebody else must confirm it.');
}

/** The daily proof then asks for another explanation, so this needs no second broker. */
export const asWithdrawer = (_broker: BrokerCaller, explanation: ExplanationRow): WithdrawableExplanation =>
  authorized(explanation, 'broker');
