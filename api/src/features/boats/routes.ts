import { anyBoat, boat, boatParams, enrichedBoat } from '@tradewind/contract/boats';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { jsonAnswer, jsonText } from '../../platform/json-answer.ts';
import { boatMark } from './present.ts';
import { listFeatured, readBoatJson, readEnrichedBoat, readOwnHidden, readUnavailable } from './service.ts';
import { listSimilarBoats } from './similar.service.ts';

const tags = ['boats'];

export function boatRoutes(app: App, { auth, db, answers }: Dependencies): void {
  app.get(
    '/api/boats/featured',
    { schema: { tags, summary: 'Featured boats, newest first', response: { 200: z.array(boat), ...failures() } } },
    (request, reply) =>
      answers.send(request, reply, 'featured', async () => {
        const list = await listFeatured(db);
        return jsonAnswer(
          list,
          list.map(({ id }) => boatMark(id)),
        );
      }),
  );

  app.get(
    '/api/boats/:id',
    {
      preHandler: auth.optional,
      schema: {
        tags,
        summary: 'One boat with its seller; a paused or sold boat has only its title, photo and type',
        description: 'The owner, when signed in, gets all of a paused or sold boat.',
        params: boatParams,
        response: { 200: anyBoat, ...failures(404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const key = `boat:${id}`;
      const own = request.caller && !answers.has(key) ? await readOwnHidden(db, request.caller.id, id) : undefined;
      if (own) return own;
      await answers.send(request, reply, key, async () => {
        const json = await readBoatJson(db, id);
        if (json) return jsonText(json, {}, [boatMark(id)]);
        // Not kept: its owner is to read more at the same address.
        return { ...jsonAnswer(await readUnavailable(db, id), [boatMark(id)]), keep: false };
      });
      return reply;
    },
  );

  app.get(
    '/api/boats/:id/similar',
    {
      schema: {
        tags,
        summary: 'Listed boats similar in type, price, length and location, closest match first',
        params: boatParams,
        response: { 200: z.array(boat), ...failures(404) },
      },
    },
    (request, reply) =>
      answers.send(request, reply, `similar:${request.params.id}`, async () => {
        const list = await listSimilarBoats(db, request.params.id);
        return jsonAnswer(
          list,
          list.map(({ id }) => boatMark(id)),
        );
      }),
  );

  app.get(
    '/api/boats/:id/enriched',
    {
      schema: {
        tags,
        summary: 'One boat with the asking prices of similar boats',
        params: boatParams,
        response: { 200: enrichedBoat, ...failures(404) },
      },
    },
    (request, reply) =>
      answers.send(request, reply, `enriched:${request.params.id}`, async () =>
        jsonAnswer(await readEnrichedBoat(db, request.params.id), [boatMark(request.params.id)]),
      ),
  );
}
