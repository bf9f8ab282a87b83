import { acknowledged } from '@tradewind/contract/accounts';
import {
  adminListing,
  listingFilter,
  moderationInput,
  listingParams as params,
} from '@tradewind/contract/admin-listings';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { nextPageLink } from '../../platform/http/next-page-link.ts';
import { originOf } from '../../platform/http/origin.ts';
import { pauseListing, removeListing, restoreListing, resumeListing } from '../listings/service.ts';
import { findListings } from './listings.service.ts';

const tags = ['admin'];
const answers = { 200: acknowledged, ...failures(401, 403, 404, 409) };

export function adminListingRoutes(app: App, deps: Dependencies): void {
  const { auth, db } = deps;
  const onRequest = auth.admin;

  app.get(
    '/api/admin/listings',
    {
      onRequest,
      schema: {
        tags,
        summary: 'All listings in every state, newest first',
        description: 'X-Total-Count is the number of matches; Link (rel="next") points to the next page.',
        querystring: listingFilter,
        response: { 200: z.array(adminListing), ...failures(401, 403) },
      },
    },
    async (request, reply) => {
      const { listings, total, next } = await findListings(db, request.query);
      if (next) reply.header('link', nextPageLink('/api/admin/listings', { ...request.query, cursor: String(next) }));
      return reply.headers({ 'cache-control': 'no-store', 'x-total-count': String(total) }).send(listings);
    },
  );

  app.post(
    '/api/admin/listings/:id/pause',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Pause a listing and tell its owner why',
        params,
        body: moderationInput,
        response: answers,
      },
    },
    async (request) => {
      await pauseListing(deps, request.caller, request.params.id, request.body.reason, originOf(request));
      return { message: 'Listing paused' };
    },
  );

  app.post(
    '/api/admin/listings/:id/resume',
    { onRequest, schema: { tags, summary: 'Show a paused listing again', params, response: answers } },
    async (request) => {
      await resumeListing(deps, request.caller, request.params.id, originOf(request));
      return { message: 'Listing resumed' };
    },
  );

  app.post(
    '/api/admin/listings/:id/remove',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Remove a listing and tell its owner why; it can be restored for 30 days',
        params,
        body: moderationInput,
        response: answers,
      },
    },
    async (request) => {
      await removeListing(deps, request.caller, request.params.id, request.body.reason, originOf(request));
      return { message: 'Listing removed' };
    },
  );

  app.post(
    '/api/admin/listings/:id/restore',
    { onRequest, schema: { tags, summary: 'Restore a removed listing as it was', params, response: answers } },
    async (request) => {
      await restoreListing(deps, request.caller, request.params.id, originOf(request));
      return { message: 'Listing restored' };
    },
  );
}
