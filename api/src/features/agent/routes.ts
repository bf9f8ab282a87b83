import { agentApi } from '@tradewind/contract/agent';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { serve } from '../../platform/http/serve.ts';
import { readStatus } from './preferences/preferences.service.ts';

export function agentRoutes(app: App, deps: Dependencies): void {
  serve(app, agentApi.status, (request) => readStatus(deps, request.caller.id));
}
