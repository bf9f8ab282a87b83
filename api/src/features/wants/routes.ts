import { wantsApi } from '@tradewind/contract/wants';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { nextPageLink } from '../../platform/http/next-page-link.ts';
import { serve } from '../../platform/http/serve.ts';
import { WANTS } from './limits.ts';
import { listWants, putWant } from './service.ts';
import { judge, listVerdicts, readVerdict, withdrawVerdict } from './verdicts.service.ts';

export function wantRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;

  serve(app, wantsApi.list, async ({ caller }) => {
    const { verdicts } = await listVerdicts(db, caller.id, { limit: WANTS.verdictsShown });
    return { wants: await listWants(db, caller.id), verdicts };
  });

  serve(app, wantsApi.save, (request) => putWant(deps, request.caller, request.body));

  serve(app, wantsApi.verdicts, async (request, reply) => {
    const { verdicts, next } = await listVerdicts(db, request.caller.id, request.query);
    if (next) reply.header('link', nextPageLink(wantsApi.verdicts, { ...request.query, cursor: next }));
    return verdicts;
  });

  serve(app, wantsApi.verdictOn, async (request) => ({
    verdict: await readVerdict(db, request.caller.id, request.params.boatId),
  }));

  serve(app, wantsApi.judge, (request) => judge(deps, request.caller, request.params.boatId, request.body));

  serve(app, wantsApi.withdraw, async (request) => {
    await withdrawVerdict(deps, request.caller, request.params.boatId);
    return { message: 'Answer taken back' };
  });
}
