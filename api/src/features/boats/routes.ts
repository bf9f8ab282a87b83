import { boat, boatFilter, boatParams } from '@tradewind/contract/boats';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { jsonAnswer } from '../../platform/json-answer.ts';
import { countPublicBoats, listBoats, listFeatured, readBoat } from './service.ts';

const tags = ['boats'];
const EVERY_BOAT = 1_000;

export function boatRoutes(app: App, { db, answers }: Dependencies): void {
  app.get(
    '/api/boats',
    {
      schema: {
        tags,
        summary: 'Active boats, newest first',
        querystring: boatFilter,
        response: { 200: z.array(boat), ...failures() },
      },
    },
    (request, reply) => {
      const limit = request.query.limit ?? EVERY_BOAT;
      return answers.send(request, reply, `boats:${limit}`, async () => {
        const [list, total] = await Promise.all([listBoats(db, limit), countPublicBoats(db)]);
        return jsonAnswer(list, { 'x-total-count': String(total), 'x-catalogue-count': String(total) });
      });
    },
  );

  app.get(
    '/api/boats/featured',
    { schema: { tags, summary: 'Featured boats, newest first', response: { 200: z.array(boat), ...failures() } } },
    (request, reply) => answers.send(request, reply, 'featured', async () => jsonAnswer(await listFeatured(db))),
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
    (request, reply) =>
      answers.send(request, reply, `boat:${request.params.id}`, async () =>
        jsonAnswer(await readBoat(db, request.params.id)),
      ),
  );
}
