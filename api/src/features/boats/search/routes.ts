import { Readable } from 'node:stream';
import { boatsApi } from '@tradewind/contract/boats';
import { queryString } from '@tradewind/contract/endpoint';
import type { FastifyReply } from 'fastify';
import type { App, Dependencies } from '../../../platform/http/app.ts';
import { nextPageLink } from '../../../platform/http/next-page-link.ts';
import { serve } from '../../../platform/http/serve.ts';
import { JSON_HEADERS, jsonTextResponse } from '../../../platform/json-response.ts';
import { boatMark } from '../present.ts';
import { type BoatPage, countMatches, cursorText, everyBoat, findBoats, requestOf } from './service.ts';

/** How many boats an unlimited response holds in memory at a time. Up to this many are sent as one page. */
const BATCH = 500;

export function searchRoutes(app: App, { db, responseCache }: Dependencies): void {
  serve(app, boatsApi.list, async (request, reply) => {
    const filter = request.query;
    const asked = requestOf(filter);
    const { limit = BATCH } = filter;
    const key = `boats?${queryString(filter)}`;
    if (filter.limit === undefined && !responseCache.has(key)) {
      const counts = await countMatches(db, asked.search);
      if (counts.total > BATCH) return stream(reply, everyBoat(db, asked, BATCH), countHeaders(counts));
    }
    return responseCache.send(request, reply, key, async () => {
      const page = await findBoats(db, asked, limit);
      return jsonTextResponse(`[${page.boats.join(',')}]`, headersOf(page), page.ids.map(boatMark));
    });

    function headersOf({ next, ...counts }: BoatPage): Record<string, string> {
      if (!next) return countHeaders(counts);
      const link = nextPageLink(boatsApi.list, { ...filter, cursor: cursorText(asked, next) });
      return { ...countHeaders(counts), link };
    }
  });
}

const stream = (reply: FastifyReply, pieces: AsyncIterable<string>, headers: Record<string, string>) =>
  reply.headers({ ...JSON_HEADERS, ...headers }).send(Readable.from(pieces, { objectMode: false }));

const countHeaders = ({ total, catalog }: { total: number; catalog: number }) => ({
  'x-total-count': String(total),
  'x-catalogue-count': String(catalog),
});
