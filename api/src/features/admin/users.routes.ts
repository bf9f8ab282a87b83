import { Readable } from 'node:stream';
import { adminUser, userFilter } from '@tradewind/contract/admin';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { nextPageLink } from '../../platform/http/next-page-link.ts';
import { countUsers, cursorText, everyUser, findUsers, requestOf } from './users.service.ts';

/** How many users of an answer without a limit are in memory at a time. */
const BATCH = 500;
const HEADERS = { 'content-type': 'application/json; charset=utf-8' };

export function adminUserRoutes(app: App, { auth, db }: Dependencies): void {
  app.get(
    '/api/admin/users',
    {
      onRequest: auth.admin,
      schema: {
        tags: ['admin'],
        summary: 'Users: all of them, or pages of a search',
        description:
          'X-Total-Count is the number of matches, X-Catalogue-Count the number of all; Link (rel="next") points to the next page.',
        querystring: userFilter,
        response: { 200: z.array(adminUser), ...failures(401, 403) },
      },
    },
    async (request, reply) => {
      const filter = request.query;
      const asked = requestOf(filter);
      const { total, all } = await countUsers(db, asked.search);
      reply.headers({ ...HEADERS, 'x-total-count': String(total), 'x-catalogue-count': String(all) });
      if (filter.limit === undefined)
        return sendText(reply, Readable.from(everyUser(db, asked, BATCH), { objectMode: false }));
      const { users, next } = await findUsers(db, asked, filter.limit);
      if (next) reply.header('link', nextPageLink('/api/admin/users', { ...filter, cursor: cursorText(asked, next) }));
      return sendText(reply, Buffer.from(`[${users.join(',')}]`));
    },
  );
}

/** What is JSON already is not serialised again. */
const sendText = (reply: FastifyReply, body: Readable | Buffer) => reply.send(body);
