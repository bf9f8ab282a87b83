import { boatsApi, unavailableBoat } from '@tradewind/contract/boats';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { serve } from '../../platform/http/serve.ts';
import { jsonResponse, jsonTextResponse } from '../../platform/json-response.ts';
import { boatMark } from './present.ts';
import { listFeatured, readBoatJson, readEnrichedBoat, readOwnHidden, readUnavailable } from './service.ts';
import { listSimilarBoats } from './similar.service.ts';

export function boatRoutes(app: App, { db, responseCache }: Dependencies): void {
  serve(app, boatsApi.featured, (request, reply) =>
    responseCache.send(request, reply, 'featured', async () => {
      const list = await listFeatured(db);
      return jsonResponse(
        boatsApi.featured.responses[200],
        list,
        list.map(({ id }) => boatMark(id)),
      );
    }),
  );

  serve(app, boatsApi.read, async (request, reply) => {
    const { id } = request.params;
    const key = `boat:${id}`;
    const own = request.caller && !responseCache.has(key) ? await readOwnHidden(db, request.caller.id, id) : undefined;
    if (own) return own;
    return responseCache.send(request, reply, key, async () => {
      const json = await readBoatJson(db, id);
      if (json) return jsonTextResponse(json, {}, [boatMark(id)]);
      // Not cached, because the owner gets more from the same address.
      return { ...jsonResponse(unavailableBoat, await readUnavailable(db, id), [boatMark(id)]), cacheable: false };
    });
  });

  serve(app, boatsApi.similar, (request, reply) =>
    responseCache.send(request, reply, `similar:${request.params.id}`, async () => {
      const list = await listSimilarBoats(db, request.params.id);
      return jsonResponse(
        boatsApi.similar.responses[200],
        list,
        list.map(({ id }) => boatMark(id)),
      );
    }),
  );

  serve(app, boatsApi.enriched, (request, reply) =>
    responseCache.send(request, reply, `enriched:${request.params.id}`, async () =>
      jsonResponse(boatsApi.enriched.responses[200], await readEnrichedBoat(db, request.params.id), [
        boatMark(request.params.id),
      ]),
    ),
  );
}
