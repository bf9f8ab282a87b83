import type { SuspenseReturn, Wire, WireIn, WireOut } from '@tradewind/contract/ledger';
import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { addBusinessDays } from '@tradewind/domain/closing/business-days';
import { isSameName } from '@tradewind/domain/closing/signing';
import { client } from '@tradewind/domain/ledger/accounts';
import { accountOf } from '@tradewind/domain/ledger/money-out';
import { RESERVING_STATES } from '@tradewind/domain/lifecycles/trade';
import { type Cents, cents, exactMoney, parseMoney } from '@tradewind/domain/money';
import { brokenConstraint } from '../../../db/failures.ts';
import type { BrokerCaller } from '../../../platform/auth.ts';
import { invalidField, notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Claim } from '../../../platform/idempotency.ts';
import type { Work } from '../../../platform/work.ts';
import { WIRES } from '../limits.ts';
import { asMover, type Desk, type MovableWire, requireNeutral } from '../policy.ts';
import { postWire, reversePosting } from '../posting.service.ts';
import { balancesOf } from '../store.ts';
import { hasSecond, holdWire } from './requests.service.ts';
import { assignmentsOf, reversedAlone } from './requests.store.ts';
import { type Moving, moved, type Recording, recorded } from './steps.service.ts';
import { unassign } from './suspense.service.ts';
import {
  confirmedAlone,
  insertWire,
  isParty,
  isPartyOf,
  lockSums,
  lockTradeMoney,
  type NewWire,
  pendingOut,
  returnedAlone,
  updateWire,
  type WireRow,
} from './wires.store.ts';

const CREATED = 201;
const OK = 200;

/** Records money that came in. It counts once the bank has collected it. */
export const recordWire = (context: Recording, desk: Desk, input: WireIn, claim?: Claim): Promise<Wire> =>
  recorded(context, desk, { claim, status: CREATED }, (work) => recordIn(work, desk, input));

async function recordIn(work: Work, desk: Desk, input: WireIn): Promise<WireRow> {
  const isKnown = input.purpose !== 'unknown';
  if (isKnown) {
    await requireOpen(work, desk, input.tradeId);
    await requireParty(work, input.tradeId, input.position);
  }
  return record(work, desk, {
    ...bankFacts(input),
    direction: 'in',
    purpose: input.purpose,
    tradeId: isKnown ? input.tradeId : null,
    account: isKnown ? client(input.position) : 'suspense',
    depositBy: addBusinessDays(desk.now, WIRES.depositBusinessDays),
    ...(!isKnown && { returnBy: addBusinessDays(desk.now, WIRES.returnBusinessDays) }),
  });
}

/** Records money that goes out of a trade. Up to the limit it is posted at once, above it when a second person confirms. */
export const payOut = (context: Recording, desk: Desk, input: WireOut, claim?: Claim): Promise<Wire> =>
  recorded(context, desk, { claim, status: CREATED }, (work) => recordOut(work, desk, input));

async function recordOut(work: Work, desk: Desk, input: WireOut): Promise<WireRow> {
  const { tradeId, payee } = input;
  await requireOpen(work, desk, tradeId);
  const position = 'position' in payee ? payee.position : undefined;
  if (position !== undefined) await requireParty(work, tradeId, position);
  await work.happened('money.leaving', { tradeId, purpose: payee.kind, position });
  const wire = {
    ...bankFacts(input),
    ...{ direction: 'out', purpose: payee.kind, tradeId, account: accountOf(payee) },
  } as const;
  await requireMoney(work, wire);
  return record(work, desk, wire);
}

/** Sends an unknown wire back to where it came from. Somebody else's name on it needs a second broker. */
export const returnSuspense = (
  context: Recording,
  desk: Desk,
  id: number,
  input: SuspenseReturn,
  claim?: Claim,
): Promise<Wire> => recorded(context, desk, { claim, status: OK }, (work) => recordReturn(work, desk, id, input));

async function recordReturn(work: Work, desk: Desk, id: number, input: SuspenseReturn): Promise<WireRow> {
  const unknown = await holdWire(work, desk, id, 'return');
  const isSender = isSameName(input.counterparty, unknown.counterparty);
  await lockSums(work.tx, null);
  const alone = await returnedAlone(work.tx, desk.broker.id, new Date(desk.now.getTime() - WIRES.returnsCountedMs));
  return record(
    work,
    desk,
    {
      ...input,
      ...{ book: unknown.book, amount: unknown.amount, returns: id },
      ...{ direction: 'out', purpose: 'suspense_return', tradeId: null, account: 'suspense' },
    },
    isSender ? alone : Number.POSITIVE_INFINITY,
  );
}

const bankFacts = ({ trust, amount, bankReference, counterparty, callBackNote }: WireIn | WireOut) => ({
  ...{ book: trust, amount: centsOf(amount), bankReference, counterparty, callBackNote },
});

const centsOf = (amount: string): Cents => parseMoney(amount) ?? cents(0);

/** Holds the trade: it cannot end while its wire is being recorded. */
async function requireOpen(work: Work, { broker }: Desk, tradeId: number): Promise<void> {
  const status = await lockTradeMoney(work.tx, tradeId);
  if (status === undefined) throw notFound('We can’t find that trade.');
  requireNeutral(await isPartyOf(work.tx, tradeId, broker.id));
  if (!(RESERVING_STATES as readonly string[]).includes(status))
    throw new Refusal('conflict', 'This trade has ended, or isn’t agreed. Record its money as unknown instead.');
}

async function requireParty(work: Work, tradeId: number, position: number): Promise<void> {
  if (!(await isParty(work.tx, tradeId, position))) throw notFound('We can’t find that party of the trade.');
}

/** The database refuses an overdraft when the wire is posted; this refuses it while it can still be corrected. */
async function requireMoney(
  work: Work,
  wire: Pick<NewWire, 'direction' | 'account' | 'book' | 'amount'> & { tradeId: number },
): Promise<void> {
  const balances = await balancesOf(work.tx, wire.tradeId);
  const held = balances.find(({ account, book }) => account === wire.account && book === wire.book);
  const left = -(held?.amount ?? 0) - (await pendingOut(work.tx, wire));
  if (left < wire.amount)
    throw invalidField('amount', `There’s only ${exactMoney(cents(Math.max(0, left)))} left to pay out there.`);
}

/** `before` is the amount that one person has moved alone, where it does not follow from the account. */
async function record(
  work: Work,
  { broker, origin, now }: Desk,
  wire: Omit<NewWire, 'needsSecond'>,
  before?: number,
): Promise<WireRow> {
  const { tx } = work;
  const alone = before ?? (wire.tradeId === null ? 0 : await confirmedAlone(tx, wire));
  const needsSecond = alone + wire.amount > WIRES.secondPersonAbove;
  const row = await insertWire(tx, broker, { ...wire, needsSecond, recordedAt: now }).catch((error: unknown) => {
    throw refusalOf(error) ?? error;
  });
  await work.logActivity(broker, 'wire.record', origin, { wireId: row.id, tradeId: row.tradeId });
  return needsSecond ? row : confirm(work, asMover(broker, row, 'confirm'), broker, now);
}

function refusalOf(error: unknown): Refusal | undefined {
  const constraint = brokenConstraint(error);
  if (constraint === 'wires_reference' || constraint === 'wires_reference_key')
    return new Refusal('conflict', 'A wire with this reference is already recorded in this trust account.', {
      fields: { bankReference: 'This reference is already recorded.' },
    });
  return constraint === 'wires_returned_once'
    ? new Refusal('conflict', 'This wire is already on its way back.')
    : undefined;
}

async function confirm(work: Work, wire: MovableWire, broker: BrokerCaller, now: Date): Promise<WireRow> {
  const journalId = wire.direction === 'out' ? await postWire(work, wire, broker.id) : null;
  return updateWire(work.tx, wire, { state: 'confirmed', confirmedBy: broker.id, confirmedAt: now, journalId });
}

/** A second person confirms a wire above the limit. */
export const confirmWire = (context: Moving, desk: Desk, id: number): Promise<Wire> =>
  moved(context, desk, async (work) => {
    const { broker, origin, now } = desk;
    const wire = await holdWire(work, desk, id, 'confirm');
    const confirmed = await confirm(work, wire, broker, now);
    await work.logActivity(broker, 'wire.confirm', origin, { wireId: id, tradeId: wire.tradeId });
    return confirmed;
  });

/** The bank's statement shows the wire: money that came in counts from now on, money that went out has arrived. */
export const collectWire = (context: Moving, desk: Desk, id: number, bankDate: string): Promise<Wire> =>
  moved(context, desk, async (work) => {
    const { broker, origin, now } = desk;
    const wire = await holdWire(work, desk, id, 'collect');
    if (bankDate > brokerageDay(now)) throw invalidField('bankDate', 'This day is in the future.');
    const journalId = wire.direction === 'in' ? await postWire(work, wire, broker.id) : wire.journalId;
    const change = { state: 'collected', collectedBy: broker.id, collectedAt: now, bankDate, journalId };
    await work.logActivity(broker, 'wire.collect', origin, { wireId: id, tradeId: wire.tradeId });
    return updateWire(work.tx, wire, change);
  });

/** A wire that has moved nothing is void. */
export const voidWire = (context: Moving, desk: Desk, id: number, reason: string): Promise<Wire> =>
  moved(context, desk, async (work) => {
    const wire = await holdWire(work, desk, id, 'void');
    await work.logActivity(desk.broker, 'wire.void', desk.origin, { wireId: id, tradeId: wire.tradeId, reason });
    return updateWire(work.tx, wire, { state: 'voided', voidedBy: desk.broker.id, voidReason: reason });
  });

/**
 * A wire came back, or was recorded by mistake: its journal is taken back. The assignment of an unknown wire is taken back first, by
 * a call of its own. Above the limit a second broker does it.
 */
export const reverseWire = (context: Moving, desk: Desk, id: number, reason: string): Promise<Wire> =>
  moved(context, desk, (work) => reverseIn(work, desk, id, reason));

async function reverseIn(work: Work, desk: Desk, id: number, reason: string): Promise<WireRow> {
  const wire = await holdWire(work, desk, id, 'reverse');
  const assignment = (await assignmentsOf(work.tx, [wire])).get(id);
  if (assignment) return unassign(work, desk, wire, assignment, reason);
  await lockSums(work.tx, wire.tradeId);
  const alone = (await reversedAlone(work.tx, wire)) + wire.amount;
  if (!(await hasSecond(work, desk, wire, { action: 'reverse', tradeId: wire.tradeId, reason, alone }))) return wire;
  await reversePosting(work, wire, reason, desk.broker.id);
  await work.logActivity(desk.broker, 'wire.reverse', desk.origin, { wireId: id, tradeId: wire.tradeId, reason });
  return updateWire(work.tx, wire, { state: 'reversed' });
}
