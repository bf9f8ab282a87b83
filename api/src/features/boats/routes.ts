import { boat, boatParams, enrichedBoat } from '@tradewind/contract/boats';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { jsonAnswer, jsonText } from '../../platform/json-answer.ts';
import { boatMark } from './present.ts';
import { listFeatured, readBoatJson, readEnrichedBoat } from './service.ts';

const tags = ['boats'];

export function boatRoutes(app: App, { db, answers }: Dependencies): void {
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
      schema: {
        tags,
        summary: 'One boat with its seller',
        params: boatParams,
        response: { 200: boat, ...failures(404) },
      },
    },
    (request, reply) => {
      const { id } = request.params;
      return answers.send(request, reply, `boat:${id}`, async () =>
        jsonText(await readBoatJson(db, id), {}, [boatMark(id)]),
      );
    },
  );

  app.get(
    '/api/boats/:id/enriched',
    {
      schema: {
        tags,
        summary: 'One boat with what similar ones are offered for',
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
