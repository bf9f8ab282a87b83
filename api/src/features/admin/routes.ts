import { acknowledged } from '@tradewind/contract/accounts';
import { suspendInput } from '@tradewind/contract/admin';
import { userId } from '@tradewind/contract/primitives';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { originOf } from '../../platform/http/origin.ts';
import { activateUser, suspendUser } from '../accounts/service.ts';

const tags = ['admin'];
const params = z.object({ id: userId });

export function adminRoutes(app: App, deps: Dependencies): void {
  const { auth } = deps;

  app.post(
    '/api/admin/users/:id/suspend',
    {
      preHandler: auth.admin,
      schema: {
        tags,
        summary: 'Suspend a user',
        params,
        body: suspendInput,
        response: { 200: acknowledged, ...failures(401, 403, 404, 409) },
      },
    },
    async (request) => {
      await suspendUser(deps, request.caller, request.params.id, request.body.reason, originOf(request));
      return { message: 'User suspended' };
    },
  );

  app.post(
    '/api/admin/users/:id/activate',
    {
      preHandler: auth.admin,
      schema: {
        tags,
        summary: 'Activate a suspended user',
        params,
        response: { 200: acknowledged, ...failures(401, 403, 404) },
      },
    },
    async (request) => {
      await activateUser(deps, request.caller, request.params.id, originOf(request));
      return { message: 'User activated' };
    },
  );
}
