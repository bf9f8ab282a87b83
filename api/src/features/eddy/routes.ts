import { Readable } from 'node:stream';
import { eddyApi, eddyTexts } from '@tradewind/contract/eddy';
import { UI_MESSAGE_STREAM_HEADERS } from 'ai';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createModels } from '../../eddy/models.ts';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import type { ToolContext } from '../../platform/tool.ts';
import { sessionIsOpen } from '../accounts/service.ts';
import { streamAnswer } from './answer.service.ts';
import { confirmProposal, dismissProposal } from './proposals.service.ts';
import { listChats, openQuestion, readChat, removeChat } from './service.ts';

export function eddyRoutes(app: App, deps: Dependencies): void {
  const { db, config, events } = deps;
  const models = createModels(config.eddy);
  const contextOf = ({ caller }: FastifyRequest): ToolContext => ({ ...deps, caller });

  serve(app, eddyApi.ask, async (request, reply) => {
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
    // The stream itself closes only after the model's next token, which may never arrive.
    reply.raw.on('close', end);
    stream.on('close', end);
    return sendStream(reply, stream);
  });

  /** Stops the answer when the caller's session ends. */
  function endWithSession({ caller }: FastifyRequest, stop: AbortController): () => void {
    const check = () =>
      void sessionIsOpen(db, caller.sid).then(
        (open) => open || stop.abort(),
        () => stop.abort(),
      );
    const unsubscribe = events.subscribe(caller.id, ({ kind }) => kind === 'session.ended' && check());
    // The session may have ended before the subscription.
    check();
    return unsubscribe;
  }

  serve(app, eddyApi.chats, (request) => listChats(db, request.caller.id));

  serve(app, eddyApi.chat, (request) => readChat(db, request.caller.id, request.params.id));

  serve(app, eddyApi.removeChat, async (request) => {
    await removeChat(db, request.caller.id, request.params.id);
    return { message: 'Chat deleted' };
  });

  serve(app, eddyApi.confirmProposal, (request) => confirmProposal(contextOf(request), request.params.id));

  serve(app, eddyApi.dismissProposal, (request) => dismissProposal(contextOf(request), request.params.id));
}

const sendStream = (reply: FastifyReply, stream: Readable) =>
  reply.headers({ ...UI_MESSAGE_STREAM_HEADERS, 'cache-control': 'no-store' }).send(stream);

async function* serverSentEvents(chunks: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const chunk of chunks) yield `data: ${JSON.stringify(chunk)}\n\n`;
  yield 'data: [DONE]\n\n';
}
