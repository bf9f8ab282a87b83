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
        summary: 'Sync the inventory; responds when done and sends progress on the event stream',
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
        summary: 'The inventory source, the account that owns it, and recent runs',
        response: { 200: overview, ...failures(401, 403) },
      },
    },
    () => syncOverview(deps),
  );
}
