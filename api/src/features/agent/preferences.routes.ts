import { agentPreferences, agentPreferencesInput, agentStatus } from '@tradewind/contract/agent';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { originOf } from '../../platform/http/origin.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { deployAgent, readPreferences, recallAgent, savePreferences } from './preferences.service.ts';

const tags = ['eddy'];

export function preferencesRoutes(app: App, deps: Dependencies): void {
  const { auth, config, db } = deps;
  const preHandler = auth.required;

  app.get(
    '/api/ai-agent/preferences',
    {
      preHandler,
      schema: {
        tags,
        summary: 'What the caller’s agent is looking for',
        response: { 200: agentPreferences, ...failures(401, 403) },
      },
    },
    (request) => readPreferences(db, request.caller.id),
  );

  app.post(
    '/api/ai-agent/preferences',
    {
      preHandler,
      schema: {
        tags,
        summary: 'Tell the caller’s agent what to look for',
        body: agentPreferencesInput,
        response: { 200: agentPreferences, ...failures(401, 403) },
      },
    },
    (request) => savePreferences(deps, request.caller, request.body, originOf(request)),
  );

  app.post(
    '/api/ai-agent/deploy',
    {
      preHandler,
      schema: {
        tags,
        summary: 'Start the caller’s agent in the background until it is recalled',
        response: { 200: agentStatus, ...failures(401, 403) },
      },
    },
    async (request) => {
      if (!config.eddy.enabled) throw new Refusal('unavailable', 'Eddy AI is turned off right now.');
      await deployAgent(deps, request.caller, originOf(request));
      return { enabled: config.eddy.enabled, deployed: true };
    },
  );

  app.post(
    '/api/ai-agent/recall',
    {
      preHandler,
      schema: {
        tags,
        summary: 'Recall the caller’s agent',
        response: { 200: agentStatus, ...failures(401, 403) },
      },
    },
    async (request) => {
      await recallAgent(deps, request.caller, originOf(request));
      return { enabled: config.eddy.enabled, deployed: false };
    },
  );
}
