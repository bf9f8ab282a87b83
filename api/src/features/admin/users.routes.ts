import { Readable } from 'node:stream';
import { adminApi } from '@tradewind/contract/admin';
import type { FastifyReply } from 'fastify';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { nextPageLink } from '../../platform/http/next-page-link.ts';
import { serve } from '../../platform/http/serve.ts';
import { countUsers, cursorText, everyUser, findUsers, requestOf } from './users.service.ts';

/** How many users an unlimited response holds in memory at a time. */
const BATCH = 500;
const HEADERS = { 'content-type': 'application/json; charset=utf-8' };

export function adminUserRoutes(app: App, { db }: Dependencies): void {
  serve(app, adminApi.users, async (request, reply) => {
    const filter = request.query;
    const asked = requestOf(filter);
    const { total, all } = await countUsers(db, asked.search);
    reply.headers({ ...HEADERS, 'x-total-count': String(total), 'x-catalogue-count': String(all) });
    if (filter.limit === undefined)
      return sendText(reply, Readable.from(everyUser(db, asked, BATCH), { objectMode: false }));
    const { users, next } = await findUsers(db, asked, filter.limit);
    if (next) reply.header('link', nextPageLink(adminApi.users, { ...filter, cursor: cursorText(asked, next) }));
    return sendText(reply, Buffer.from(`[${users.join(',')}]`));
  });
}

/** Sends finished JSON without serializing it again. */
const sendText = (reply: FastifyReply, body: Readable | Buffer) => reply.send(body);
