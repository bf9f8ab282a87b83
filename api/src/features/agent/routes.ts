import { agentApi } from '@tradewind/contract/agent';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { serve } from '../../platform/http/serve.ts';
import { isDeployed } from './store.ts';

export function agentRoutes(app: App, { config, db }: Dependencies): void {
  serve(app, agentApi.status, async (request) => ({
    enabled: config.eddy.enabled,
    deployed: await isDeployed(db, request.caller.id),
  }));
}
