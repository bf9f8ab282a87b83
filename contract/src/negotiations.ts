import { NEGOTIATION_STATES } from '@tradewind/domain/lifecycles/negotiation';
import { z } from 'zod';
import { boat } from './boats.ts';
import { endpoint } from './endpoint.ts';
import { money, rowId, timestamp, userId } from './primitives.ts';

/** A boat that a deployed agent found, with its score and reason. */
export const agentMatch = z
  .object({ boat, score: z.number().min(0).max(1), reason: z.string(), createdAt: timestamp })
  .meta({ id: 'AgentMatch' });
export type AgentMatch = z.infer<typeof agentMatch>;

export const AGENT_LOG_KINDS = ['look', 'match', 'negotiation'] as const;

export const agentLogEntry = z
  .object({
    id: z.int(),
    kind: z.enum(AGENT_LOG_KINDS),
    text: z.string(),
    boatId: z.int().nullable(),
    negotiationId: z.int().nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'AgentLogEntry' });
export type AgentLogEntry = z.infer<typeof agentLogEntry>;

const pageSize = (usual: number) => z.coerce.number().int().min(1).max(100).default(usual);
const agentMatchesQuery = z.object({ limit: pageSize(50) });
/** `before` is the id of the oldest entry already loaded. */
const agentLogQuery = z.object({ limit: pageSize(50), before: rowId.optional() });

export const NEGOTIATION_ACTIONS = ['confirm', 'decline'] as const;

const party = z.object({ id: userId, firstName: z.string(), profileImageUrl: z.string().nullable() });

export const negotiation = z
  .object({
    id: z.int(),
    role: z
      .enum(['initiator', 'responder'])
      .meta({ description: 'The caller’s side: the person who wants the boat, or its owner' }),
    status: z.enum(NEGOTIATION_STATES),
    boat: z.object({ id: z.int(), title: z.string(), price: money, imageUrl: z.string().nullable() }),
    otherParty: party,
    finalOffer: z
      .object({
        price: money,
        tradeBoat: z
          .object({ id: z.int(), title: z.string(), value: money })
          .nullable()
          .meta({ description: 'The initiator’s own boat, as part of the offer' }),
        balance: money.meta({ description: 'What the initiator adds to it' }),
        means: z.array(z.string()).meta({ description: 'What the owner would accept for the balance' }),
      })
      .nullable(),
    rounds: z.int(),
    mediated: z.boolean().meta({
      description: 'Both set a limit: the price was drawn at random between the two, more often near the middle',
    }),
    actions: z.array(z.enum(NEGOTIATION_ACTIONS)).meta({ description: 'What the caller can do next' }),
    tradeId: z.int().nullable().meta({ description: 'The trade that carries the proposal' }),
    expiresAt: timestamp.nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'Negotiation' });
export type Negotiation = z.infer<typeof negotiation>;

export const negotiationDetail = negotiation
  .extend({
    transcript: z.array(z.object({ round: z.int(), by: z.enum(['you', 'them']), price: money })),
  })
  .meta({ id: 'NegotiationDetail' });
export type NegotiationDetail = z.infer<typeof negotiationDetail>;

const negotiationParams = z.object({ id: rowId });
const negotiationsQuery = z.object({ limit: pageSize(50) });

export const negotiationsApi = {
  matches: endpoint({
    method: 'GET',
    path: '/api/ai-agent/matches',
    access: 'signed in',
    tag: 'eddy',
    summary: 'What the caller’s agent found, newest first',
    query: agentMatchesQuery,
    responses: { 200: z.array(agentMatch) },
    refuses: [401, 403],
  }),
  log: endpoint({
    method: 'GET',
    path: '/api/ai-agent/log',
    access: 'signed in',
    tag: 'eddy',
    summary: 'What the caller’s agent did, newest first',
    query: agentLogQuery,
    responses: { 200: z.array(agentLogEntry) },
    refuses: [401, 403],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/negotiations',
    access: 'signed in',
    tag: 'eddy',
    summary: 'The caller’s negotiations, most recently changed first',
    query: negotiationsQuery,
    responses: { 200: z.array(negotiation) },
    refuses: [401, 403],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/negotiations/:id',
    access: 'signed in',
    tag: 'eddy',
    summary: 'One negotiation with its transcript, for its two parties',
    params: negotiationParams,
    responses: { 200: negotiationDetail },
    refuses: [401, 403, 404],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/negotiations/:id/confirm',
    access: 'signed in',
    invalidates: ['/api/negotiations', '/api/ai-agent/log'],
    tag: 'eddy',
    summary: 'Confirm a proposal; it is agreed once both people have',
    params: negotiationParams,
    responses: { 200: negotiationDetail },
    refuses: [401, 403, 404, 409],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/negotiations/:id/decline',
    access: 'signed in',
    invalidates: ['/api/negotiations', '/api/ai-agent/log'],
    tag: 'eddy',
    summary: 'Decline a proposal',
    params: negotiationParams,
    responses: { 200: negotiationDetail },
    refuses: [401, 403, 404, 409],
  }),
};
