import { acknowledged } from '@tradewind/contract/accounts';
import { newReport } from '@tradewind/contract/reports';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { originOf } from '../../platform/http/origin.ts';
import { createReport } from './service.ts';

export function reportRoutes(app: App, deps: Dependencies): void {
  app.post(
    '/api/reports',
    {
      preHandler: deps.auth.required,
      schema: {
        tags: ['reports'],
        summary: 'Report a message or a listing to the admins',
        body: newReport,
        response: { 200: acknowledged, ...failures(401, 403, 404, 409) },
      },
    },
    async (request) => {
      await createReport(deps, request.caller, request.body, originOf(request));
      return { message: 'Report received' };
    },
  );
}
