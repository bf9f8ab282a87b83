import {
  agentLogEntry,
  agentLogQuery,
  agentMatch,
  agentMatchesQuery,
  negotiation,
  negotiationDetail,
  negotiationParams,
  negotiationsQuery,
} from '@tradewind/contract/negotiations';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { originOf } from '../../platform/http/origin.ts';
import { listLog, listMatches } from './matches.service.ts';
import { answerNegotiation, listNegotiations, readNegotiation } from './negotiations.service.ts';

const tags = ['eddy'];

export function negotiationRoutes(app: App, { auth, db }: Dependencies): void {
  const preHandler = auth.required;

  app.get(
    '/api/ai-agent/matches',
    {
      preHandler,
      schema: {
        tags,
        summary: 'What the caller’s agent found, newest first',
        querystring: agentMatchesQuery,
        response: { 200: z.array(agentMatch), ...failures(401, 403) },
      },
    },
    (request) => listMatches(db, request.caller.id, request.query.limit),
  );

  app.get(
    '/api/ai-agent/log',
    {
      preHandler,
      schema: {
        tags,
        summary: 'What the caller’s agent did, newest first',
        querystring: agentLogQuery,
        response: { 200: z.array(agentLogEntry), ...failures(401, 403) },
      },
    },
    (request) => listLog(db, request.caller.id, request.query.limit, request.query.before),
  );

  app.get(
    '/api/negotiations',
    {
      preHandler,
      schema: {
        tags,
        summary: 'The caller’s negotiations, most recently changed first',
        querystring: negotiationsQuery,
        response: { 200: z.array(negotiation), ...failures(401, 403) },
      },
    },
    (request) => listNegotiations(db, request.caller.id, request.query.limit),
  );

  app.get(
    '/api/negotiations/:id',
    {
      preHandler,
      schema: {
        tags,
        summary: 'One negotiation with its transcript, for its two parties',
        params: negotiationParams,
        response: { 200: negotiationDetail, ...failures(401, 403, 404) },
      },
    },
    (request) => readNegotiation(db, request.caller.id, request.params.id),
  );

  for (const action of ['confirm', 'decline'] as const) {
    app.post(
      `/api/negotiations/:id/${action}`,
      {
        preHandler,
        schema: {
          tags,
          summary:
            action === 'confirm' ? 'Confirm a proposal; it is agreed once both people have' : 'Decline a proposal',
          params: negotiationParams,
          response: { 200: negotiationDetail, ...failures(401, 403, 404, 409) },
        },
      },
      (request) => answerNegotiation({ db }, request.caller, request.params.id, action, originOf(request)),
    );
  }
}
