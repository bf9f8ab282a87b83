import { reviewsApi } from '@tradewind/contract/reviews';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import { readReviews, replyToReview, writeReview } from './service.ts';

export function reviewRoutes(app: App, deps: Dependencies): void {
  serve(app, reviewsApi.ofTrade, (request) => readReviews(deps.db, request.caller, request.params.id));

  serve(app, reviewsApi.write, (request) =>
    writeReview(deps, request.caller, request.params.id, request.body, originOf(request)),
  );

  serve(app, reviewsApi.reply, (request) =>
    replyToReview(deps, request.caller, request.params.id, request.body.text, originOf(request)),
  );
}
