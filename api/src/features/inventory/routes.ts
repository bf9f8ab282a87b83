import { inventoryApi } from '@tradewind/contract/inventory';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { originOf } from '../../platform/http/origin.ts';
import { serve } from '../../platform/http/serve.ts';
import { runSync, syncOverview } from './runs.service.ts';

export function inventoryRoutes(app: App, deps: Dependencies): void {
  serve(app, inventoryApi.sync, (request) => runSync(deps, { admin: request.caller, origin: originOf(request) }));

  serve(app, inventoryApi.runs, () => syncOverview(deps));
}
