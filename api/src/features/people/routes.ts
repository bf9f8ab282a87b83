import { peopleApi } from '@tradewind/contract/people';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { nextPageLink } from '../../platform/http/next-page-link.ts';
import { serve } from '../../platform/http/serve.ts';
import { jsonResponse } from '../../platform/json-response.ts';
import { readProfile, reviewsOf } from './service.ts';

export function peopleRoutes(app: App, { db, responseCache }: Dependencies): void {
  serve(app, peopleApi.read, (request, reply) => {
    const { username } = request.params;
    return responseCache.send(request, reply, `person:${username}`, async () =>
      jsonResponse(peopleApi.read.responses[200], await readProfile(db, username)),
    );
  });

  serve(app, peopleApi.reviews, async ({ params, query }, reply) => {
    const { reviews, next } = await reviewsOf(db, params.username, query);
    if (next) reply.header('link', nextPageLink(peopleApi.reviews, { ...query, cursor: next }, params));
    return reviews;
  });
}
