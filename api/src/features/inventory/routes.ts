import { syncOverview as overview, syncResult } from '@tradewind/contract/inventory';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { originOf } from '../../platform/http/origin.ts';
import { runSync, syncOverview } from './runs.service.ts';

const tags = ['admin'];

export function inventoryRoutes(app: App, deps: Dependencies): void {
  const onRequest = deps.auth.admin;

  app.post(
    '/api/admin/cloud-yachts/sync-all',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Sync the inventory; answers at its end, the progress travels on the event stream',
        response: { 200: syncResult, ...failures(401, 403, 409) },
      },
    },
    (request) => runSync(deps, { admin: request.caller, origin: originOf(request) }),
  );

  app.get(
    '/api/admin/cloud-yachts',
    {
      onRequest,
      schema: {
        tags,
        summary: 'Where the inventory comes from, whom it belongs to here, and the last runs',
        response: { 200: overview, ...failures(401, 403) },
      },
    },
    () => syncOverview(deps),
  );
}
