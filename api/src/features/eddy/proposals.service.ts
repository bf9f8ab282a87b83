import { randomBytes } from 'node:crypto';
import type { EddyProposal } from '@tradewind/contract/eddy';
import type { Transaction } from '../../db/client.ts';
import type { Caller } from '../../platform/auth.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { createIdempotency } from '../../platform/idempotency.ts';
import { createRateLimiter } from '../../platform/rate-limit.ts';
import type { ActingContext, AnyTool, Draft, ToolContext } from '../../platform/tool.ts';
import type { Work } from '../../platform/work.ts';
import { CARD_HOURS } from './limits.ts';
import { asOwner, type OwnProposal } from './policy.ts';
import { presentProposal } from './present.ts';
import { decideProposal, insertProposal, lockPendingIn, lockProposal } from './proposals.store.ts';

export async function propose(
  { db, caller }: ToolContext,
  roomId: number,
  tool: AnyTool,
  input: Record<string, unknown>,
  draft: Draft,
): Promise<EddyProposal> {
  const id = randomBytes(18).toString('base64url');
  const expire = new Date(Date.now() + CARD_HOURS * 3_600_000);
  await insertProposal(db, { id, userId: caller.id, roomId, tool: tool.name, input: { input, draft }, expire });
  return { ...draft, id, status: 'pending' };
}

/**
 * Carries out a proposal once: the action, the decision and its result share a transaction, so that the card stays open if the
 * service refuses (blocked, listing gone) or the database fails. Of two concurrent clicks the second finds it decided.
 */
export async function confirmProposal(context: ToolContext, id: string): Promise<EddyProposal> {
  return context.commit(async (work) => {
    const { tx } = work;
    const row = await lockPending(tx, context.caller, id);
    const tool = context.tools.find(({ name }) => name === row.tool);
    if (!tool || tool.kind === 'read') throw notFound('This is no longer possible.');
    const { input, draft } = row.input as { input: unknown; draft: Draft };
    const acting = within(work, context);
    requireUnchanged(draft, await tool.prepare(acting, input));
    const result = { ...(await tool.perform(acting, input)) };
    await decideProposal(tx, row, 'confirmed', result);
    return presentProposal({ ...row, status: 'confirmed', result });
  });
}

/** Refuses when what the user read on the card is no longer so, and says what changed. */
function requireUnchanged(read: Draft, now: Draft): void {
  for (const { name, value } of read.facts) {
    const current = now.facts.find((fact) => fact.name === name)?.value;
    if (current !== value)
      throw new Refusal(
        'conflict',
        `Nothing was sent, because something changed since Eddy prepared this: ${name} was ${value} and is now ${current ?? 'unknown'}. Please ask Eddy again.`,
      );
  }
}

export async function dismissProposal({ commit, caller }: ToolContext, id: string): Promise<EddyProposal> {
  return commit(async ({ tx }) => {
    const row = await lockPending(tx, caller, id);
    await decideProposal(tx, row, 'dismissed', null);
    return presentProposal({ ...row, status: 'dismissed' });
  });
}

/** Dismisses everything in a chat that waits for a click. */
export async function dropProposals({ commit, caller }: ToolContext, roomId: number): Promise<EddyProposal[]> {
  return commit(async ({ tx }) => {
    const rows = (await lockPendingIn(tx, roomId)).map((row) => asOwner(caller, row));
    for (const row of rows) await decideProposal(tx, row, 'dismissed', null);
    return rows.map((row) => presentProposal({ ...row, status: 'dismissed' }));
  });
}

/** Everything that a tool writes joins this work; waiting for a second connection could deadlock. */
const within = ({ tx, commit }: Work, context: ToolContext): ActingContext => ({
  ...context,
  db: tx,
  commit,
  limits: createRateLimiter(tx, context.config.rateLimits),
  idempotency: createIdempotency(tx, commit),
});

async function lockPending(tx: Transaction, caller: Caller, id: string): Promise<OwnProposal> {
  const row = asOwner(caller, await lockProposal(tx, id));
  if (row.status !== 'pending') throw new Refusal('conflict', 'You already decided on this one.');
  if (row.expire.getTime() <= Date.now())
    throw new Refusal('conflict', 'This proposal has expired. Please ask Eddy again.');
  return row;
}
