import { acknowledged } from '@tradewind/contract/accounts';
import { boatChange, boatParams, newBoat, ownBoat } from '@tradewind/contract/boats';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { originOf } from '../../platform/http/origin.ts';
import { claimOf } from '../../platform/idempotency.ts';
import { editBoat } from './editing.service.ts';
import { removeBoat } from './removal.service.ts';
import { listOwnBoats, postBoat } from './service.ts';

const tags = ['listings'];

export function listingRoutes(app: App, deps: Dependencies): void {
  const { auth, db } = deps;

  app.post(
    '/api/boats',
    {
      onRequest: auth.required,
      schema: {
        tags,
        summary: 'Post a boat; repeating the call with the same Idempotency-Key posts nothing',
        body: newBoat,
        response: { 201: ownBoat, ...failures(401, 402, 403, 409) },
      },
    },
    async (request, reply) => {
      const boat = await postBoat(deps, request.caller, request.body, claimOf(request), originOf(request));
      return reply.code(201).send(boat);
    },
  );

  app.get(
    '/api/boats/my-listings',
    {
      onRequest: auth.required,
      schema: {
        tags,
        summary: 'The caller’s boats, including paused and sold ones, newest first',
        response: { 200: z.array(ownBoat), ...failures(401, 403) },
      },
    },
    (request) => listOwnBoats(db, request.caller.id),
  );

  app.patch(
    '/api/boats/:id',
    {
      onRequest: auth.required,
      schema: {
        tags,
        summary: 'Edit, pause, resume or mark as sold one of the caller’s boats',
        params: boatParams,
        body: boatChange,
        response: { 200: ownBoat, ...failures(401, 403, 404, 409) },
      },
    },
    (request) => editBoat(deps, request.caller, request.params.id, request.body, originOf(request)),
  );

  app.delete(
    '/api/boats/:id',
    {
      onRequest: auth.required,
      schema: {
        tags,
        summary: 'Delete a boat, as its owner or an admin',
        params: boatParams,
        response: { 200: acknowledged, ...failures(401, 403, 404, 409) },
      },
    },
    async (request) => {
      await removeBoat(deps, request.caller, request.params.id, originOf(request));
      return { message: 'Listing deleted' };
    },
  );
}
