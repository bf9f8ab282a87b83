import { Readable } from 'node:stream';
import { type BoatFilter, boat, boatFilter } from '@tradewind/contract/boats';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { JSON_HEADERS, jsonText } from '../../platform/json-answer.ts';
import { boatMark } from './present.ts';
import { type BoatPage, countMatches, cursorText, everyBoat, findBoats, requestOf } from './search.service.ts';

/** How many boats of an answer without a limit are in memory at a time; up to as many are answered like a page. */
const BATCH = 500;

export function searchRoutes(app: App, { db, answers }: Dependencies): void {
  app.get(
    '/api/boats',
    {
      schema: {
        tags: ['boats'],
        summary: 'Active boats: all of them, or pages of a search',
        description:
          'X-Total-Count is the number of matches, X-Catalogue-Count the number of all; Link (rel="next") points to the next page.',
        querystring: boatFilter,
        response: { 200: z.array(boat), ...failures(400) },
      },
    },
    async (request, reply) => {
      const filter = request.query;
      const asked = requestOf(filter);
      const { limit = BATCH } = filter;
      const key = `boats?${addressOf(filter)}`;
      if (filter.limit === undefined && !answers.has(key)) {
        const counts = await countMatches(db, asked.search);
        if (counts.total > BATCH) return stream(reply, everyBoat(db, asked, BATCH), countHeaders(counts));
      }
      await answers.send(request, reply, key, async () => {
        const page = await findBoats(db, asked, limit);
        return jsonText(`[${page.boats.join(',')}]`, headersOf(page), page.ids.map(boatMark));
      });

      function headersOf({ next, ...counts }: BoatPage): Record<string, string> {
        if (!next) return countHeaders(counts);
        const address = addressOf({ ...filter, cursor: cursorText(asked, next) });
        return { ...countHeaders(counts), link: `</api/boats?${address}>; rel="next"` };
      }
    },
  );
}

const stream = (reply: FastifyReply, pieces: AsyncIterable<string>, headers: Record<string, string>) =>
  reply.headers({ ...JSON_HEADERS, ...headers }).send(Readable.from(pieces, { objectMode: false }));

const countHeaders = ({ total, catalogue }: { total: number; catalogue: number }) => ({
  'x-total-count': String(total),
  'x-catalogue-count': String(catalogue),
});

/** A filter as a query string, always in the same order. */
function addressOf(filter: BoatFilter): string {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) address.append(name, String(one));
  }
  return address.toString();
}
