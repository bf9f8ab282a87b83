import { accountDeletion, acknowledged } from '@tradewind/contract/accounts';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { originOf } from '../../platform/http/origin.ts';
import { deleteOwnAccount } from './deletion.service.ts';
import { exportOwnData } from './export.service.ts';

const tags = ['accounts'];

/** What people may ask of us about their own data. */
export function accountDataRoutes(app: App, deps: Dependencies): void {
  const { auth } = deps;

  app.post(
    '/api/user/export',
    {
      onRequest: auth.required,
      schema: {
        tags,
        summary: 'Download all of the caller’s data as a JSON file',
        response: { 200: z.record(z.string(), z.unknown()), ...failures(401, 403) },
      },
    },
    async (request, reply) => {
      const data = await exportOwnData(deps, request.caller, originOf(request));
      return reply
        .headers({ 'content-disposition': 'attachment; filename="tradewind-data.json"', 'cache-control': 'no-store' })
        .send(data);
    },
  );

  app.delete(
    '/api/user',
    {
      onRequest: auth.required,
      schema: {
        tags,
        summary: 'Delete the caller’s account; requires the password if the account has one',
        body: accountDeletion,
        response: { 200: acknowledged, ...failures(401, 403, 409) },
      },
    },
    async (request) => {
      await deleteOwnAccount(deps, request.caller, request.body.password, originOf(request));
      return { message: 'Your account has been deleted.' };
    },
  );
}
