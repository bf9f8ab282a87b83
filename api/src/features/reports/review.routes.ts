import { reportReviewApi } from '@tradewind/contract/report-review';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { nextPageLink } from '../../platform/http/next-page-link.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import { decideReport, listReports } from './review.service.ts';

export function reviewRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;

  serve(app, reportReviewApi.list, async (request, reply) => {
    const { reports, total, next } = await listReports(db, request.query);
    reply.header('x-total-count', String(total));
    if (next) reply.header('link', nextPageLink(reportReviewApi.list, { ...request.query, cursor: next }));
    return reports;
  });

  serve(app, reportReviewApi.decide, async (request) => {
    await decideReport(deps, request.caller, request.params.id, request.body, originOf(request));
    return { message: request.body.action === 'reopen' ? 'Report reopened' : 'Report closed' };
  });
}
