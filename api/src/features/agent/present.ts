import { AGENT_LOG_KINDS, type AgentLogEntry } from '@tradewind/contract/negotiations';
import type { logOf } from './looking/matches.store.ts';

type LogRow = Awaited<ReturnType<typeof logOf>>[number];

export const presentLogEntry = ({ id, kind, text, boatId, negotiationId, createdAt }: LogRow): AgentLogEntry => ({
  id,
  kind: AGENT_LOG_KINDS.find((known) => known === kind) ?? 'look',
  text,
  boatId,
  negotiationId,
  createdAt: createdAt.toISOString(),
});
