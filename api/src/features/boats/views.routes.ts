import { boatParams } from '@tradewind/contract/boats';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { createViewCounter } from './views.service.ts';

/** A visit is told by the page itself once it is open: kept pages, prefetches and robots count nothing. */
export function viewRoutes(app: App, { db, catalogue }: Dependencies): void {
  const views = createViewCounter({
    db,
    catalogue,
    onError: (error) => app.log.warn({ err: error }, 'views could not be written'),
  });
  app.addHook('onClose', () => views.close());

  app.post(
    '/api/boats/:id/view',
    {
      schema: {
        tags: ['boats'],
        summary: 'Somebody opened the page of a boat',
        params: boatParams,
        response: { 204: z.undefined(), ...failures() },
      },
    },
    async (request, reply) => {
      views.add(request.params.id);
      return reply.code(204).send();
    },
  );
}
