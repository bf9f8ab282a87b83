import { agentApi } from '@tradewind/contract/agent';
import type { App, Dependencies } from '../../../platform/http/app.ts';
import { originOf } from '../../../platform/http/origin.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { serve } from '../../../platform/http/serve.ts';
import { deployAgent, readPreferences, recallAgent, savePreferences } from './preferences.service.ts';

export function preferencesRoutes(app: App, deps: Dependencies): void {
  const { config, db } = deps;

  serve(app, agentApi.preferences, (request) => readPreferences(db, request.caller.id));

  serve(app, agentApi.savePreferences, (request) =>
    savePreferences(deps, request.caller, request.body, originOf(request)),
  );

  serve(app, agentApi.deploy, async (request) => {
    if (!config.eddy.enabled) throw new Refusal('unavailable', 'Eddy AI is turned off right now.');
    await deployAgent(deps, request.caller, originOf(request));
    return { enabled: config.eddy.enabled, deployed: true };
  });

  serve(app, agentApi.recall, async (request) => {
    await recallAgent(deps, request.caller, originOf(request));
    return { enabled: config.eddy.enabled, deployed: false };
  });
}
