import { acknowledged } from '@tradewind/contract/accounts';
import {
  conversation,
  message,
  messageParams,
  messagesOfBoatParams,
  messagesOfBoatQuery,
  newMessage,
  sentMessage,
  unreadMessages,
} from '@tradewind/contract/messages';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { nextPageLink } from '../../platform/http/next-page-link.ts';
import { claimOf } from '../../platform/idempotency.ts';
import { countUnread, listConversations, readMessages, removeMessage, sendMessage } from './service.ts';

const tags = ['messages'];

export function messageRoutes(app: App, deps: Dependencies): void {
  const { auth, db } = deps;
  const preHandler = auth.required;

  app.get(
    '/api/messages/conversations',
    {
      preHandler,
      schema: {
        tags,
        summary: 'The caller’s conversations, one per boat and person, newest first',
        response: { 200: z.array(conversation), ...failures(401, 403) },
      },
    },
    (request) => listConversations(db, request.caller.id),
  );

  app.get(
    '/api/messages/unread',
    {
      preHandler,
      schema: {
        tags,
        summary: 'How many unread messages the caller has in all conversations',
        response: { 200: unreadMessages, ...failures(401, 403) },
      },
    },
    (request) => countUnread(db, request.caller.id),
  );

  app.get(
    '/api/messages/boat/:boatId',
    {
      preHandler,
      schema: {
        tags,
        summary:
          'The caller’s own messages about a boat, oldest first; reading marks them read. ' +
          'Returns the newest; Link (rel="next") points to older ones.',
        params: messagesOfBoatParams,
        querystring: messagesOfBoatQuery,
        response: { 200: z.array(message), ...failures(401, 403) },
      },
    },
    async ({ caller, params: { boatId }, query }, reply) => {
      const { messages, older } = await readMessages(deps, caller.id, boatId, query);
      const path = `/api/messages/boat/${boatId}`;
      if (older) reply.header('link', nextPageLink(path, { ...query, cursor: older }));
      return messages;
    },
  );

  app.post(
    '/api/messages',
    {
      preHandler,
      schema: {
        tags,
        summary:
          'Message a boat’s owner, or reply as the owner; repeating the call with the same Idempotency-Key sends nothing',
        body: newMessage,
        response: { 200: sentMessage, ...failures(401, 403, 404, 409) },
      },
    },
    (request) => sendMessage(deps, request.caller, request.body, claimOf(request)),
  );

  app.delete(
    '/api/messages/:id',
    {
      preHandler,
      schema: {
        tags,
        summary: 'Delete one of the caller’s own messages',
        params: messageParams,
        response: { 200: acknowledged, ...failures(401, 403, 404) },
      },
    },
    async (request) => {
      await removeMessage(deps, request.caller.id, request.params.id);
      return { message: 'Message deleted' };
    },
  );
}
