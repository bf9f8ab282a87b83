import { WIRE_ACTIONS, type Wire } from '@tradewind/contract/ledger';
import { type Account, positionOf } from '@tradewind/domain/ledger/accounts';
import { type Assignment, wireActions } from '../policy.ts';
import { FORMER_MEMBER, moneyText } from '../present.ts';
import type { RequestRow } from './requests.store.ts';
import { partyKey, type WireNames, type WireRow } from './wires.store.ts';

interface Reading {
  brokerId: string;
  now: Date;
  request: RequestRow | undefined;
  assignment: Assignment | undefined;
}

export function presentWire(
  wire: WireRow,
  { people, parties }: WireNames,
  { brokerId, now, request, assignment }: Reading,
): Wire {
  const possible = wireActions(wire, brokerId, { request, assignment });
  return {
    id: wire.id,
    direction: wire.direction as Wire['direction'],
    trust: wire.book as Wire['trust'],
    purpose: wire.purpose as Wire['purpose'],
    tradeId: wire.tradeId,
    account: wire.account,
    party: partyOf(wire, parties),
    assigned: assignment ? { ...assignment, firstName: nameIn(parties, assignment) } : null,
    isReturned: wire.purpose === 'unknown' && wire.clearedBy !== null && assignment === undefined,
    amount: moneyText(wire.amount),
    bankReference: wire.bankReference,
    counterparty: wire.counterparty,
    callBackNote: wire.callBackNote,
    state: wire.state as Wire['state'],
    needsSecond: wire.needsSecond,
    recordedBy: people.get(wire.recordedBy) ?? FORMER_MEMBER,
    recordedAt: wire.recordedAt.toISOString(),
    confirmedBy: wire.confirmedBy === null ? null : (people.get(wire.confirmedBy) ?? FORMER_MEMBER),
    confirmedAt: wire.confirmedAt?.toISOString() ?? null,
    collectedAt: wire.collectedAt?.toISOString() ?? null,
    bankDate: wire.bankDate,
    depositBy: wire.depositBy?.toISOString() ?? null,
    returnBy: wire.clearedBy === null ? (wire.returnBy?.toISOString() ?? null) : null,
    isLate: isLate(wire, now),
    voidReason: wire.voidReason,
    journalId: wire.journalId,
    request: request ? presentRequest(request, { people, parties }) : null,
    actions: WIRE_ACTIONS.filter((action) => possible.includes(action)),
  };
}

const presentRequest = (
  { action, askedBy, askedAt, reason, tradeId, position }: RequestRow,
  { people, parties }: WireNames,
): Wire['request'] => ({
  ...{ action, by: people.get(askedBy) ?? FORMER_MEMBER, at: askedAt.toISOString(), reason, tradeId, position },
  firstName: tradeId === null || position === null ? null : nameIn(parties, { tradeId, position }),
});

const nameIn = (parties: WireNames['parties'], { tradeId, position }: Assignment): string =>
  parties.get(partyKey(tradeId, position)) ?? FORMER_MEMBER;

function partyOf({ tradeId, account }: WireRow, parties: WireNames['parties']): Wire['party'] {
  const position = positionOf(account as Account);
  if (tradeId === null || position === undefined) return null;
  return { position, firstName: nameIn(parties, { tradeId, position }) };
}

/** Money waits for the bank, or unknown money for its sender, longer than it may. */
function isLate({ state, purpose, clearedBy, depositBy, returnBy }: WireRow, now: Date): boolean {
  if (state === 'recorded' || state === 'confirmed') return depositBy !== null && depositBy < now;
  return purpose === 'unknown' && state === 'collected' && clearedBy === null && returnBy !== null && returnBy < now;
}
