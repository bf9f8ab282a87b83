import { listingsApi } from '@tradewind/contract/listings';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import { claimOf } from '../../platform/idempotency.ts';
import { editBoat } from './editing.service.ts';
import { removeBoat } from './removal/removal.service.ts';
import { listOwnBoats, postBoat } from './service.ts';

export function listingRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;

  serve(app, listingsApi.post, (request) =>
    postBoat(deps, request.caller, request.body, claimOf(request), originOf(request)),
  );

  serve(app, listingsApi.mine, (request) => listOwnBoats(db, request.caller.id));

  serve(app, listingsApi.edit, (request) =>
    editBoat(deps, request.caller, request.params.id, request.body, originOf(request)),
  );

  serve(app, listingsApi.remove, async (request) => {
    await removeBoat(deps, request.caller, request.params.id, originOf(request));
    return { message: 'Listing deleted' };
  });
}
