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

/** Up to this many boats are sent as one page, even without a limit. */
const PAGE = 500;
/** How many boats a longer response holds in memory at a time. Fewer take longer, more outlive the young generation. */
const STREAMED = 250;

export function searchRoutes(app: App, { db, responseCache }: Dependencies): void {
  serve(app, boatsApi.list, async (request, reply) => {
    const filter = request.query;
    const asked = requestOf(filter);
    const { limit = PAGE } = filter;
    const key = `boats?${queryString(filter)}`;
    if (filter.limit === undefined && !responseCache.has(key)) {
      const counts = await countMatches(db, asked.search);
      if (counts.total > PAGE) return stream(reply, everyBoat(db, asked, STREAMED), countHeaders(counts));
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
