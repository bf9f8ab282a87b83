import { messagesApi } from '@tradewind/contract/messages';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { nextPageLink } from '../../platform/http/next-page-link.ts';
import { serve } from '../../platform/http/serve.ts';
import { claimOf } from '../../platform/idempotency.ts';
import { countUnread, listConversations, readMessages, removeMessage, sendMessage } from './service.ts';

export function messageRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;

  serve(app, messagesApi.conversations, (request) => listConversations(db, request.caller.id));

  serve(app, messagesApi.unread, (request) => countUnread(db, request.caller.id));

  serve(app, messagesApi.aboutBoat, async ({ caller, params: { boatId }, query }, reply) => {
    const { messages, older } = await readMessages(deps, caller.id, boatId, query);
    if (older) reply.header('link', nextPageLink(messagesApi.aboutBoat, { ...query, cursor: older }, { boatId }));
    return messages;
  });

  serve(app, messagesApi.send, (request) => sendMessage(deps, request.caller, request.body, claimOf(request)));

  serve(app, messagesApi.remove, async (request) => {
    await removeMessage(deps, request.caller.id, request.params.id);
    return { message: 'Message deleted' };
  });
}
