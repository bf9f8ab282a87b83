import type { Negotiation, NegotiationDetail } from '@tradewind/contract/negotiations';
import { negotiationPath } from '@tradewind/contract/paths';
import { transition } from '@tradewind/domain/lifecycles/lifecycle';
import { NEGOTIATION, type NegotiationState } from '@tradewind/domain/lifecycles/negotiation';
import type { Queryable, Transaction } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import type { Dependencies } from '../../platform/http/app.ts';
import type { Origin } from '../../platform/http/origin.ts';
import { notAllowed, notFound, Refusal } from '../../platform/http/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { isBlockedBetween } from '../blocks/service.ts';
import { publishAgentChanged } from './events.service.ts';
import { AGENT } from './limits.ts';
import { deleteLogBefore, insertLog } from './matches.store.ts';
import { isOver, presentNegotiation, presentNegotiationDetail } from './negotiations.present.ts';
import {
  expireOlder,
  expireOthers,
  findNegotiation,
  lockNegotiation,
  type NegotiationData,
  type NegotiationRow,
  negotiationsOf,
  setStatus,
} from './negotiations.store.ts';
import { asNegotiator, roleOf } from './policy.ts';

type Answer = 'confirm' | 'decline';

const noSuchNegotiation = () => notFound('We can’t find that negotiation.');

export async function listNegotiations(db: Queryable, userId: string, limit: number): Promise<Negotiation[]> {
  return (await negotiationsOf(db, userId, limit)).map((row) => presentNegotiation(row, userId));
}

/** Includes the transcript. For everyone but the two parties, the negotiation does not exist. */
export async function readNegotiation(db: Queryable, userId: string, id: number): Promise<NegotiationDetail> {
  const row = await findNegotiation(db, id, userId);
  if (!row) throw noSuchNegotiation();
  return presentNegotiationDetail(row, userId);
}

/** Confirms or declines for one of the two people; repeating the same answer changes nothing. */
export async function answerNegotiation(
  { commit }: Pick<Dependencies, 'commit'>,
  caller: Caller,
  id: number,
  answer: Answer,
  origin: Origin,
): Promise<NegotiationDetail> {
  return commit(async (work) => {
    const { tx } = work;
    const row = asNegotiator(caller.id, await lockNegotiation(tx, id, caller.id));
    const role = roleOf(row, caller.id);
    const status = row.negotiation.status as NegotiationState;
    if (answersAgain(status, answer, role)) return presentNegotiationDetail(row, caller.id);
    const next = isOver(row) ? undefined : transition(NEGOTIATION, status, answer, role);
    if (!next?.ok) throw new Refusal('conflict', 'This proposal is no longer open.');
    if (answer === 'confirm') await requireStillOffered(tx, row);
    await setStatus(tx, row, next.state);
    await work.logActivity(caller, `negotiation.${answer}`, origin, { negotiationId: id, status: next.state });
    await announce(work, row, caller.id, next.state);
    publishAgentChanged(work, [row.negotiation.initiatorUserId, row.negotiation.responderUserId]);
    return readNegotiation(tx, caller.id, id);
  });
}

const answersAgain = (status: NegotiationState, answer: Answer, role: 'initiator' | 'responder') =>
  answer === 'decline' ? status === 'declined' : status === `confirmed_by_${role}` || status === 'agreed';

/** A proposal holds only while the boat is offered as it was then. */
async function requireStillOffered(tx: Transaction, row: NegotiationRow): Promise<void> {
  const { boat, negotiation } = row;
  if (!boat.listed) throw new Refusal('conflict', 'This boat is no longer listed.');
  if (row.initiatorSuspended) throw new Refusal('conflict', 'This person is no longer on Tradewind.');
  const { askingPrice } = negotiation.negotiationData as unknown as NegotiationData;
  if (boat.price !== askingPrice) throw new Refusal('conflict', 'The asking price has changed since this proposal.');
  if (await isBlockedBetween(tx, negotiation.initiatorUserId, negotiation.responderUserId))
    throw notAllowed('One of you has blocked the other.');
}

async function announce(work: Work, row: NegotiationRow, callerId: string, status: NegotiationState): Promise<void> {
  const { negotiation, boat } = row;
  const people = [negotiation.initiatorUserId, negotiation.responderUserId];
  const text = STATUS_TEXTS[status]?.(boat.title);
  if (!text) return;
  if (status === 'agreed') await closeOthers(work, row);
  await insertLog(
    work.tx,
    people.map((userId) => ({ userId, kind: 'negotiation', text, boatId: boat.id, negotiationId: negotiation.id })),
  );
  for (const userId of people.filter((person) => status === 'agreed' || person !== callerId)) {
    work.notify({
      userId,
      kind: 'negotiation',
      title: text,
      body:
        status === 'agreed'
          ? 'You both confirmed. Message each other to close the trade.'
          : 'Eddy AI is still looking for you.',
      path: negotiationPath(negotiation.id),
      groupKey: `negotiation:${negotiation.id}`,
    });
  }
}

const STATUS_TEXTS: Partial<Record<NegotiationState, (title: string) => string>> = {
  agreed: (title) => `You have a deal on ${title}`,
  declined: (title) => `The proposal for ${title} was declined`,
};

/** Ends the other proposals for boats that are now agreed on. */
async function closeOthers(work: Work, { negotiation, boat }: NegotiationRow): Promise<void> {
  const tradeBoat = (negotiation.finalOffer as { tradeBoat?: { id: number } | null } | null)?.tradeBoat;
  const closed = await expireOthers(work.tx, [boat.id, ...(tradeBoat ? [tradeBoat.id] : [])], negotiation.id);
  await logExpired(work, closed, 'A proposal ended because the boat went to someone else.');
}

async function logExpired(work: Work, expired: Awaited<ReturnType<typeof expireOlder>>, text: string) {
  await insertLog(
    work.tx,
    expired.flatMap(({ id, boatId, initiatorUserId, responderUserId }) =>
      [initiatorUserId, responderUserId].map((userId) => ({
        userId,
        kind: 'negotiation',
        text,
        boatId,
        negotiationId: id,
      })),
    ),
  );
  publishAgentChanged(
    work,
    expired.flatMap(({ initiatorUserId, responderUserId }) => [initiatorUserId, responderUserId]),
  );
}

/** Expires proposals that were not confirmed in time and deletes old log entries. */
export async function tidyUp({ db, commit }: Pick<Dependencies, 'db' | 'commit'>): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
  await commit(async (work) => {
    const expired = await expireOlder(work.tx, daysAgo(AGENT.proposalDays));
    await logExpired(work, expired, 'A proposal ended because it wasn’t confirmed in time.');
  });
  await deleteLogBefore(db, daysAgo(AGENT.logDays));
}
