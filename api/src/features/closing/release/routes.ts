import { releaseApi } from '@tradewind/contract/release';
import type { App, Dependencies } from '../../../platform/http/app.ts';
import { nextPageLink } from '../../../platform/http/next-page-link.ts';
import { originOf } from '../../../platform/http/origin.ts';
import { serve } from '../../../platform/http/serve.ts';
import { readDesk } from './desk.service.ts';
import { decideHoldback } from './holdbacks.service.ts';
import { releaseTrade } from './release.service.ts';
import { settleTrade } from './settlement.service.ts';
import { readStatement } from './statement.service.ts';

export function releaseRoutes(app: App, deps: Dependencies): void {
  serve(app, releaseApi.release, (request) => releaseTrade(deps, request.caller, request.params.id, originOf(request)));

  serve(app, releaseApi.settle, (request) => settleTrade(deps, request.caller, request.params.id, originOf(request)));

  serve(app, releaseApi.holdback, (request) =>
    decideHoldback(deps, request.caller, request.params, request.body, originOf(request)),
  );

  serve(app, releaseApi.statement, ({ caller, params, query }) =>
    readStatement(deps.db, caller, params.id, query.party),
  );

  serve(app, releaseApi.desk, async ({ caller, query }, reply) => {
    const { closings, next } = await readDesk(deps.db, caller, query);
    if (next) reply.header('link', nextPageLink(releaseApi.desk, { ...query, cursor: next }));
    return closings;
  });
}
