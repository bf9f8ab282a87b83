import { boatsApi, unavailableBoat } from '@tradewind/contract/boats';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { serve } from '../../platform/http/serve.ts';
import { jsonAnswer, jsonText } from '../../platform/json-answer.ts';
import { boatMark } from './present.ts';
import { listFeatured, readBoatJson, readEnrichedBoat, readOwnHidden, readUnavailable } from './service.ts';
import { listSimilarBoats } from './similar.service.ts';

export function boatRoutes(app: App, { db, answers }: Dependencies): void {
  serve(app, boatsApi.featured, (request, reply) =>
    answers.send(request, reply, 'featured', async () => {
      const list = await listFeatured(db);
      return jsonAnswer(
        boatsApi.featured.answers[200],
        list,
        list.map(({ id }) => boatMark(id)),
      );
    }),
  );

  serve(app, boatsApi.read, async (request, reply) => {
    const { id } = request.params;
    const key = `boat:${id}`;
    const own = request.caller && !answers.has(key) ? await readOwnHidden(db, request.caller.id, id) : undefined;
    if (own) return own;
    return answers.send(request, reply, key, async () => {
      const json = await readBoatJson(db, id);
      if (json) return jsonText(json, {}, [boatMark(id)]);
      // Not kept: its owner is to read more at the same address.
      return { ...jsonAnswer(unavailableBoat, await readUnavailable(db, id), [boatMark(id)]), keep: false };
    });
  });

  serve(app, boatsApi.similar, (request, reply) =>
    answers.send(request, reply, `similar:${request.params.id}`, async () => {
      const list = await listSimilarBoats(db, request.params.id);
      return jsonAnswer(
        boatsApi.similar.answers[200],
        list,
        list.map(({ id }) => boatMark(id)),
      );
    }),
  );

  serve(app, boatsApi.enriched, (request, reply) =>
    answers.send(request, reply, `enriched:${request.params.id}`, async () =>
      jsonAnswer(boatsApi.enriched.answers[200], await readEnrichedBoat(db, request.params.id), [
        boatMark(request.params.id),
      ]),
    ),
  );
}
