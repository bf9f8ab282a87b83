import { boatParams } from '@tradewind/contract/boats';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { createViewCounter } from './views.service.ts';

/** The page itself reports a visit once it is open: cached pages, prefetches and robots count nothing. */
export function viewRoutes(app: App, { db, catalogue, auth }: Dependencies): void {
  const views = createViewCounter({
    db,
    catalogue,
    onError: (error) => app.log.warn({ err: error }, 'views could not be written'),
  });
  app.addHook('onClose', () => views.close());

  app.post(
    '/api/boats/:id/view',
    {
      onRequest: auth.optional,
      schema: {
        tags: ['boats'],
        summary: 'Count a visit to a boat’s page: once an hour per visitor, never the owner',
        params: boatParams,
        response: { 204: z.undefined(), ...failures() },
      },
    },
    async (request, reply) => {
      views.add(request.params.id, { userId: request.caller?.id, address: request.ip });
      return reply.code(204).send();
    },
  );
}
