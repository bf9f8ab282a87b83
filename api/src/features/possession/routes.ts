import { possessionApi } from '@tradewind/contract/possession';
import { possessionReviewApi } from '@tradewind/contract/possession-review';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { nextPageLink } from '../../platform/http/next-page-link.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import { readHull } from './hull.service.ts';
import { readPhoto, sendPhoto } from './photos.service.ts';
import { decideProof, listWaiting } from './review.service.ts';
import { askCode, readPossession, withdrawProof } from './service.ts';

export function possessionRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;

  serve(app, possessionApi.read, (request) => readPossession(db, request.caller, request.params.id));

  serve(app, possessionApi.askCode, (request) => askCode(deps, request.caller, request.params.id, originOf(request)));

  serve(app, possessionApi.sendPhoto, (request) =>
    sendPhoto(deps, request.caller, request.params.id, request, originOf(request)),
  );

  serve(app, possessionApi.withdraw, (request) =>
    withdrawProof(deps, request.caller, request.params.id, originOf(request)),
  );

  serve(app, possessionApi.photo, async (request, reply) => {
    const photo = await readPhoto(db, request.caller, request.params.id);
    return reply
      .headers({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
      .send(photo);
  });

  serve(app, possessionApi.hullNumber, (request) => readHull(db, request.caller, request.params.id));
}

export function possessionReviewRoutes(app: App, deps: Dependencies): void {
  serve(app, possessionReviewApi.list, async (request, reply) => {
    const { proofs, total, next } = await listWaiting(deps.db, request.caller, request.query);
    reply.header('x-total-count', String(total));
    if (next) reply.header('link', nextPageLink(possessionReviewApi.list, { ...request.query, cursor: next }));
    return proofs;
  });

  serve(app, possessionReviewApi.decide, async (request) => {
    await decideProof(deps, request.caller, request.params.id, request.body, originOf(request));
    return { message: request.body.decision === 'approve' ? 'Photo approved' : 'Photo refused' };
  });
}
