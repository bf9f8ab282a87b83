import { adminListingsApi } from '@tradewind/contract/admin-listings';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { nextPageLink } from '../../platform/http/next-page-link.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import { pauseListing, removeListing, restoreListing, resumeListing } from '../listings/service.ts';
import { findListings } from './listings.service.ts';

export function adminListingRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;

  serve(app, adminListingsApi.list, async (request, reply) => {
    const { listings, total, next } = await findListings(db, request.query);
    if (next) reply.header('link', nextPageLink(adminListingsApi.list, { ...request.query, cursor: String(next) }));
    reply.headers({ 'cache-control': 'no-store', 'x-total-count': String(total) });
    return listings;
  });

  serve(app, adminListingsApi.pause, async (request) => {
    await pauseListing(deps, request.caller, request.params.id, request.body.reason, originOf(request));
    return { message: 'Listing paused' };
  });

  serve(app, adminListingsApi.resume, async (request) => {
    await resumeListing(deps, request.caller, request.params.id, originOf(request));
    return { message: 'Listing resumed' };
  });

  serve(app, adminListingsApi.remove, async (request) => {
    await removeListing(deps, request.caller, request.params.id, request.body.reason, originOf(request));
    return { message: 'Listing removed' };
  });

  serve(app, adminListingsApi.restore, async (request) => {
    await restoreListing(deps, request.caller, request.params.id, originOf(request));
    return { message: 'Listing restored' };
  });
}
