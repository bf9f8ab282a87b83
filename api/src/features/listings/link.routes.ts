import { listingsApi } from '@tradewind/contract/listings';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import { readByLink } from './link.service.ts';
import { removeByLink } from './removal/removal.service.ts';

/** The mailed link shows and deletes its listing without a sign-in. */
export function listingLinkRoutes(app: App, deps: Dependencies): void {
  serve(app, listingsApi.readByLink, (request) => readByLink(deps.db, request.params.managementToken));

  serve(app, listingsApi.removeByLink, async (request) => {
    await removeByLink(deps, request.params.managementToken, originOf(request));
    return { message: 'Listing deleted' };
  });
}
