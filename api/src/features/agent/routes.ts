import { agentStatus } from '@tradewind/contract/agent';
import type { App, Dependencies } from '../../platform/http/app.ts';
import { failures } from '../../platform/http/failures.ts';
import { isDeployed } from './store.ts';

export function agentRoutes(app: App, { auth, config, db }: Dependencies): void {
  app.get(
    '/api/ai-agent/status',
    {
      preHandler: auth.required,
      schema: {
        tags: ['eddy'],
        summary: 'Whether Eddy AI is on and deployed for the caller',
        response: { 200: agentStatus, ...failures(401, 403) },
      },
    },
    async (request) => ({ enabled: config.eddy.enabled, deployed: await isDeployed(db, request.caller.id) }),
  );
}
