import { tradesApi } from '@tradewind/contract/trades';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { nextPageLink } from '../../platform/http/next-page-link.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import { claimOf } from '../../platform/idempotency.ts';
import { cancelTrade, endProposal } from './endings.service.ts';
import { acceptTrade } from './offers/acceptance.service.ts';
import { counterTrade, proposeTrade } from './offers/offers.service.ts';
import { countTrades, itemsInTrades, listTrades, readDealings, readTrade } from './service.ts';

export function tradeRoutes(app: App, deps: Dependencies): void {
  const { db } = deps;

  serve(app, tradesApi.list, async ({ caller, query }, reply) => {
    const { trades, total, next } = await listTrades(db, caller.id, query);
    reply.header('x-total-count', String(total));
    if (next) reply.header('link', nextPageLink(tradesApi.list, { ...query, cursor: next }));
    return trades;
  });

  serve(app, tradesApi.counts, (request) => countTrades(db, request.caller.id));

  serve(app, tradesApi.items, (request) => itemsInTrades(db, request.caller.id));

  serve(app, tradesApi.dealings, (request) => readDealings(db, request.caller.id, request.params.userId));

  serve(app, tradesApi.read, (request) => readTrade(db, request.caller, request.params.id));

  serve(app, tradesApi.propose, (request) =>
    proposeTrade(deps, request.caller, request.body, claimOf(request), originOf(request)),
  );

  serve(app, tradesApi.counter, (request) =>
    counterTrade(deps, request.caller, request.params.id, request.body, claimOf(request), originOf(request)),
  );

  serve(app, tradesApi.accept, (request) =>
    acceptTrade(deps, request.caller, request.params.id, request.body.revision, originOf(request)),
  );

  for (const action of ['decline', 'withdraw'] as const)
    serve(app, tradesApi[action], (request) =>
      endProposal(deps, request.caller, request.params.id, action, request.body, originOf(request)),
    );

  serve(app, tradesApi.cancel, (request) =>
    cancelTrade(deps, request.caller, request.params.id, request.body, originOf(request)),
  );
}
