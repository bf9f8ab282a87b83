import { WIRE_ACTIONS, type Wire } from '@tradewind/contract/ledger';
import { type Account, positionOf } from '@tradewind/domain/ledger/accounts';
import { type Assignment, wireActions } from './policy.ts';
import { moneyText } from './present.ts';
import type { RequestRow } from './requests.store.ts';
import { partyKey, type WireNames, type WireRow } from './wires.store.ts';

const FORMER_MEMBER = 'Former member';

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
    returnBy: wire.returnBy?.toISOString() ?? null,
    isLate: isLate(wire, now),
    voidReason: wire.voidReason,
    journalId: wire.journalId,
    request: request
      ? {
          action: request.action,
          by: people.get(request.askedBy) ?? FORMER_MEMBER,
          at: request.askedAt.toISOString(),
          reason: request.reason,
          tradeId: request.tradeId,
          position: request.position,
        }
      : null,
    actions: WIRE_ACTIONS.filter((action) => possible.includes(action)),
  };
}

function partyOf({ tradeId, account }: WireRow, parties: WireNames['parties']): Wire['party'] {
  const position = positionOf(account as Account);
  if (tradeId === null || position === undefined) return null;
  return { position, firstName: parties.get(partyKey(tradeId, position)) ?? FORMER_MEMBER };
}

/** Money waits for the bank, or unknown money for its sender, longer than it may. */
function isLate({ state, purpose, clearedBy, depositBy, returnBy }: WireRow, now: Date): boolean {
  if (state === 'recorded' || state === 'confirmed') return depositBy !== null && depositBy < now;
  return purpose === 'unknown' && state === 'collected' && clearedBy === null && returnBy !== null && returnBy < now;
}
