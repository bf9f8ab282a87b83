import { boatsApi } from '@tradewind/contract/boats';
import type { App, Dependencies } from '../../../platform/http/app.ts';
import { serve } from '../../../platform/http/serve.ts';
import { createViewCounter } from './views.service.ts';

/** The open page itself reports the visit, so cached responses, prefetches and robots do not count. */
export function viewRoutes(app: App, { commit }: Dependencies): void {
  const views = createViewCounter({
    commit,
    onError: (error) => app.log.warn({ err: error }, 'views could not be written'),
  });
  app.addHook('onClose', () => views.close());

  serve(app, boatsApi.countView, async (request, reply) => {
    views.add(request.params.id, { userId: request.caller?.id, address: request.ip });
    return reply.send();
  });
}
