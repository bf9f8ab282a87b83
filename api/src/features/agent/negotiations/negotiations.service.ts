import type { Negotiation, NegotiationDetail } from '@tradewind/contract/negotiations';
import type { NegotiationState } from '@tradewind/domain/lifecycles/negotiation';
import type { Queryable } from '../../../db/client.ts';
import type { Caller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { notFound, Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { acceptIn, endProposalIn, readStandings, type TradeStanding } from '../../trades/service.ts';
import { publishAgentChanged } from '../events.service.ts';
import { AGENT } from '../limits.ts';
import { deleteLogBefore, insertLog } from '../looking/matches.store.ts';
import { asFollower, asNegotiator, type FollowingNegotiation } from '../policy.ts';
import { AGENTS_REVISION, presentNegotiation, presentNegotiationDetail } from './negotiations.present.ts';
import { findNegotiation, lockByTrades, type NegotiationRow, negotiationsOf, setStatus } from './negotiations.store.ts';

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

/** Confirms or declines for one of the two people, through the trade that carries the proposal. */
export async function answerNegotiation(
  { commit }: Pick<Dependencies, 'commit'>,
  caller: Caller,
  id: number,
  answer: Answer,
  origin: Origin,
): Promise<NegotiationDetail> {
  return commit(async (work) => {
    const { tx } = work;
    const { negotiation } = asNegotiator(caller.id, await findNegotiation(tx, id, caller.id));
    const { tradeId } = negotiation;
    if (tradeId === null) throw new Refusal('conflict', 'This proposal is no longer open.');
    if (answer === 'confirm') await acceptIn(work, caller, tradeId, AGENTS_REVISION, origin);
    else await declineIn(work, caller, tradeId, origin);
    return readNegotiation(tx, caller.id, id);
  });
}

/** After one's own yes, a no takes it back. */
async function declineIn(work: Work, caller: Caller, tradeId: number, origin: Origin): Promise<void> {
  const standing = (await readStandings(work.tx, [tradeId])).get(tradeId);
  if (standing?.status === 'declined' || standing?.status === 'withdrawn') return;
  const action = standing?.acceptedBy.includes(caller.id) ? 'withdraw' : 'decline';
  await endProposalIn(work, caller, tradeId, action, {}, origin);
}

/** Brings negotiations to the state of their trades. Most trades have none. */
export async function followTrades(work: Work, tradeIds: readonly number[]): Promise<void> {
  const rows = await lockByTrades(work.tx, tradeIds);
  const standings = await readStandings(
    work.tx,
    rows.flatMap(({ negotiation }) => negotiation.tradeId ?? []),
  );
  for (const row of rows) {
    const standing = standings.get(row.negotiation.tradeId ?? 0);
    if (standing) await follow(work, asFollower(row, standing), standing);
  }
}

/** With a line in both logs. */
async function follow(work: Work, row: FollowingNegotiation, standing: TradeStanding): Promise<void> {
  const { negotiation, boat } = row;
  const status = stateFor(standing, negotiation);
  const people = [negotiation.initiatorUserId, negotiation.responderUserId];
  publishAgentChanged(work, people);
  if (status === negotiation.status) return;
  await setStatus(work.tx, row, status);
  const text = textFor(status, boat.title, standing);
  if (!text) return;
  await insertLog(
    work.tx,
    people.map((userId) => ({ userId, kind: 'negotiation', text, boatId: boat.id, negotiationId: negotiation.id })),
  );
}

function stateFor(
  { status, acceptedBy }: TradeStanding,
  { initiatorUserId, responderUserId }: Parties,
): NegotiationState {
  if (status === 'proposed') {
    if (acceptedBy.includes(initiatorUserId)) return 'confirmed_by_initiator';
    return acceptedBy.includes(responderUserId) ? 'confirmed_by_responder' : 'proposed';
  }
  if (status === 'declined' || status === 'withdrawn' || status === 'cancelled') return 'declined';
  return status === 'expired' || status === 'void' ? 'expired' : 'agreed';
}

type Parties = Pick<NegotiationRow['negotiation'], 'initiatorUserId' | 'responderUserId'>;

function textFor(status: NegotiationState, title: string, trade: TradeStanding): string | undefined {
  if (status === 'agreed') return `You have a deal on ${title}`;
  if (trade.status === 'cancelled') return `The trade for ${title} was canceled`;
  if (status === 'declined') return `The proposal for ${title} was declined`;
  if (trade.status === 'expired') return 'A proposal ended because it wasn’t confirmed in time.';
  if (status === 'expired') return `The proposal for ${title} has ended. ${trade.endedReason ?? ''}`.trim();
  return undefined;
}

export async function deleteOldLog({ db }: Pick<Dependencies, 'db'>): Promise<void> {
  await deleteLogBefore(db, new Date(Date.now() - AGENT.logDays * 24 * 60 * 60 * 1_000));
}
