import { z } from 'zod';

export const agentStatus = z.object({ enabled: z.boolean(), deployed: z.boolean() }).meta({ id: 'AgentStatus' });
export type AgentStatus = z.infer<typeof agentStatus>;
