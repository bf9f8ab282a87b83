import { Readable } from 'node:stream';
import { acknowledged } from '@tradewind/contract/accounts';
import {
  eddyChat,
  eddyChatParams,
  eddyChatWithMessages,
  eddyProposal,
  eddyQuestion,
  eddyTexts,
  proposalParams,
} from '@tradewind/contract/eddy';
import { UI_MESSAGE_STREAM_HEADERS } from 'ai';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createModels } from '../../eddy/models.ts';
import type { ToolContext } from '../../eddy/tools/tool.ts';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sessionIsOpen } from '../accounts/service.ts';
import { streamAnswer } from './answer.service.ts';
import { confirmProposal, dismissProposal } from './proposals.service.ts';
import { listChats, openQuestion, readChat, removeChat } from './service.ts';

const tags = ['eddy'];

export function eddyRoutes(app: App, deps: Dependencies): void {
  const { auth, db, config, events } = deps;
  const preHandler = auth.required;
  const models = createModels(config.eddy);
  const contextOf = ({ caller }: FastifyRequest): ToolContext => ({ ...deps, caller });

  app.post(
    '/api/ai-agent/chat',
    {
      preHandler,
      schema: {
        tags,
        summary: 'Ask Eddy; the answer streams in the AI SDK’s UI message stream protocol',
        body: eddyQuestion,
        response: failures(401, 403, 404),
      },
    },
    async (request, reply) => {
      if (!config.eddy.enabled) throw new Refusal('unavailable', eddyTexts.switchedOff);
      const question = await openQuestion(deps, request.caller, request.body);
      const stop = new AbortController();
      const unsubscribe = endWithSession(request, stop);
      const chunks = streamAnswer(question, {
        models,
        context: contextOf(request),
        signal: stop.signal,
        onFailure: (error) => request.log.warn({ err: error }, 'Eddy’s answer failed'),
      });
      const stream = Readable.from(serverSentEvents(chunks), { objectMode: false });
      const end = () => {
        stop.abort();
        unsubscribe();
      };
      // The stream itself closes only after the model's next word, which may never come.
      reply.raw.on('close', end);
      stream.on('close', end);
      return sendStream(reply, stream);
    },
  );

  /** Whoever is signed out in the middle of an answer hears no more of it. */
  function endWithSession({ caller }: FastifyRequest, stop: AbortController): () => void {
    const check = () =>
      void sessionIsOpen(db, caller.sid).then(
        (open) => open || stop.abort(),
        () => stop.abort(),
      );
    const unsubscribe = events.subscribe(caller.id, ({ kind }) => kind === 'session.ended' && check());
    // It may have ended before the subscription.
    check();
    return unsubscribe;
  }

  app.get(
    '/api/ai-agent/chats',
    {
      preHandler,
      schema: {
        tags,
        summary: 'The caller’s chats with Eddy, newest first',
        response: { 200: z.array(eddyChat), ...failures(401, 403) },
      },
    },
    (request) => listChats(db, request.caller.id),
  );

  app.get(
    '/api/ai-agent/chats/:id',
    {
      preHandler,
      schema: {
        tags,
        summary: 'One of the caller’s chats with its messages, oldest first',
        params: eddyChatParams,
        response: { 200: eddyChatWithMessages, ...failures(401, 403, 404) },
      },
    },
    (request) => readChat(db, request.caller.id, request.params.id),
  );

  app.delete(
    '/api/ai-agent/chats/:id',
    {
      preHandler,
      schema: {
        tags,
        summary: 'Delete one of the caller’s chats',
        params: eddyChatParams,
        response: { 200: acknowledged, ...failures(401, 403, 404) },
      },
    },
    async (request) => {
      await removeChat(db, request.caller.id, request.params.id);
      return { message: 'Chat deleted' };
    },
  );

  for (const [action, summary, decide] of [
    ['confirm', 'Do what Eddy proposed, once', confirmProposal],
    ['dismiss', 'Dismiss what Eddy proposed', dismissProposal],
  ] as const) {
    app.post(
      `/api/ai-agent/proposals/:id/${action}`,
      {
        preHandler,
        schema: {
          tags,
          summary,
          params: proposalParams,
          response: { 200: eddyProposal, ...failures(401, 403, 404, 409) },
        },
      },
      (request) => decide(contextOf(request), request.params.id),
    );
  }
}

const sendStream = (reply: FastifyReply, stream: Readable) =>
  reply.headers({ ...UI_MESSAGE_STREAM_HEADERS, 'cache-control': 'no-store' }).send(stream);

async function* serverSentEvents(chunks: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const chunk of chunks) yield `data: ${JSON.stringify(chunk)}\n\n`;
  yield 'data: [DONE]\n\n';
}
