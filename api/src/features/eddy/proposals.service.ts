import { randomBytes } from 'node:crypto';
import type { EddyProposal } from '@tradewind/contract/eddy';
import { toolNamed } from '../../eddy/tools/registry.ts';
import type { AnyTool, Draft, ToolContext } from '../../eddy/tools/tool.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { PROPOSAL_HOURS } from './policy.ts';
import { presentProposal } from './present.ts';
import { decideProposal, insertProposal, lockProposal, type ProposalRow } from './proposals.store.ts';

export async function propose(
  { db, caller }: ToolContext,
  roomId: number,
  tool: AnyTool,
  input: Record<string, unknown>,
  draft: Draft,
): Promise<EddyProposal> {
  const id = randomBytes(18).toString('base64url');
  const expire = new Date(Date.now() + PROPOSAL_HOURS * 3_600_000);
  await insertProposal(db, { id, userId: caller.id, roomId, tool: tool.name, input: { input, draft }, expire });
  return { ...draft, id, status: 'pending' };
}

/**
 * Does what was proposed, once: it counts as confirmed before it is done, so that of two clicks one finds it decided. Where the
 * service refuses (blocked, listing gone), the card is open again.
 */
export async function confirmProposal(context: ToolContext, id: string): Promise<EddyProposal> {
  const { db } = context;
  const row = await decide(context, id, 'confirmed');
  const tool = toolNamed(row.tool);
  if (!tool || tool.kind === 'read') throw notFound('This can no longer be done.');
  try {
    const result = await tool.perform(context, (row.input as { input: unknown }).input);
    await decideProposal(db, id, 'confirmed', { ...result });
    return presentProposal({ ...row, status: 'confirmed', result: { ...result } });
  } catch (error) {
    if (error instanceof Refusal) await decideProposal(db, id, 'pending', null);
    throw error;
  }
}

export async function dismissProposal(context: ToolContext, id: string): Promise<EddyProposal> {
  return presentProposal({ ...(await decide(context, id, 'dismissed')), status: 'dismissed' });
}

const decide = ({ db, caller }: ToolContext, id: string, status: 'confirmed' | 'dismissed'): Promise<ProposalRow> =>
  db.transaction(async (tx) => {
    const row = await lockProposal(tx, id, caller.id);
    if (!row) throw notFound('There is no such proposal.');
    if (row.status !== 'pending') throw new Refusal('conflict', 'This was decided already.');
    if (row.expire.getTime() <= Date.now()) throw new Refusal('conflict', 'This is too old. Please ask Eddy again.');
    await decideProposal(tx, id, status, null);
    return row;
  });
