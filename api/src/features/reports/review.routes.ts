import { acknowledged } from '@tradewind/contract/accounts';
import { reportDecision, reportFilter, reportParams, reviewedReport } from '@tradewind/contract/report-review';
import { z } from 'zod';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { nextPageLink } from '../../platform/http/next-page-link.ts';
import { originOf } from '../../platform/http/origin.ts';
import { decideReport, listReports } from './review.service.ts';

const tags = ['admin'];

export function reviewRoutes(app: App, deps: Dependencies): void {
  const { auth, db } = deps;
  const onRequest = auth.admin;

  app.get(
    '/api/admin/reports',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Reports from users, newest first; X-Total-Count and Link as for users',
        querystring: reportFilter,
        response: { 200: z.array(reviewedReport), ...failures(401, 403) },
      },
    },
    async (request, reply) => {
      const { reports, total, next } = await listReports(db, request.query);
      reply.header('x-total-count', String(total));
      if (next) reply.header('link', nextPageLink('/api/admin/reports', { ...request.query, cursor: next }));
      return reply.send(reports);
    },
  );

  app.post(
    '/api/admin/reports/:id/decide',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Resolve or dismiss a report, remove what it is about, suspend its author, or reopen it',
        params: reportParams,
        body: reportDecision,
        response: { 200: acknowledged, ...failures(401, 403, 404, 409) },
      },
    },
    async (request) => {
      await decideReport(deps, request.caller, request.params.id, request.body, originOf(request));
      return { message: request.body.action === 'reopen' ? 'Report reopened' : 'Report closed' };
    },
  );
}
