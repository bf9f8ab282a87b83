import type { Wire, WireAction } from '@tradewind/contract/ledger';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { WIRES } from '../limits.ts';
import { asMover, type Desk, type MovableWire, requireNeutral } from '../policy.ts';
import { assignmentsOf, decideRequest, insertRequest, openRequest } from './requests.store.ts';
import { type Moving, moved } from './steps.service.ts';
import { isPartyOf, isReturning, lockWire } from './wires.store.ts';

/** Steps that dispose of the money of an unknown wire, as its return does. */
const TAKES_AWAY: readonly WireAction[] = ['reverse', 'assign'];

/** A wire that the broker may move on, held until the end of the transaction. */
export async function holdWire({ tx }: Work, { broker }: Desk, id: number, action: WireAction): Promise<MovableWire> {
  const wire = await lockWire(tx, id);
  const request = wire && (await openRequest(tx, id));
  const assignment = wire && (await assignmentsOf(tx, [wire])).get(id);
  for (const tradeId of [wire?.tradeId, request?.tradeId, assignment?.tradeId])
    if (tradeId) requireNeutral(await isPartyOf(tx, tradeId, broker.id));
  if (wire && TAKES_AWAY.includes(action) && (await isReturning(tx, id)))
    throw new Refusal('conflict', 'This wire is on its way back. Void the wire that returns it first.');
  return asMover(broker, wire, action, { request, assignment });
}

/** A step that one broker asks for and another takes, if its amount is above the limit. */
interface Step {
  readonly action: 'reverse' | 'assign';
  readonly tradeId: number | null;
  readonly position?: number;
  readonly reason?: string;
  /** The amount that one broker has moved alone with this one. */
  readonly alone: number;
}

/**
 * Whether the step may be taken now. Above the limit the first call only asks for it, and the same call by another broker takes it.
 * The caller holds the wire.
 */
export async function hasSecond(work: Work, desk: Desk, wire: MovableWire, step: Step): Promise<boolean> {
  const { tx } = work;
  const asked = await openRequest(tx, wire.id);
  if (!asked) {
    if (!wire.needsSecond && step.alone <= WIRES.secondPersonAbove) return true;
    const { action, tradeId, position = null, reason = null } = step;
    await insertRequest(tx, desk.broker, wire, { action, tradeId, position, reason }, desk.now);
    await work.logActivity(desk.broker, 'wire.ask', desk.origin, { wireId: wire.id, action, tradeId });
    return false;
  }
  if (asked.tradeId !== step.tradeId || asked.position !== (step.position ?? null))
    throw new Refusal('conflict', 'Somebody asked to assign this wire to another party. Withdraw that first.');
  await decideRequest(tx, desk.broker, asked, 'done', desk.now);
  return true;
}

/** A step that waits for a second broker is not taken. */
export const withdrawRequest = (context: Moving, desk: Desk, id: number): Promise<Wire> =>
  moved(context, desk, async (work) => {
    const wire = await holdWire(work, desk, id, 'withdraw');
    const asked = await openRequest(work.tx, id);
    if (asked) await decideRequest(work.tx, desk.broker, asked, 'withdrawn', desk.now);
    await work.logActivity(desk.broker, 'wire.withdraw', desk.origin, { wireId: id, tradeId: wire.tradeId });
    return wire;
  });
