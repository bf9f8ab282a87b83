import { answerNegotiation, listNegotiations, lookFor, negotiateFor } from '../../api/src/features/agent/service.ts';
import type { Dependencies } from '../../api/src/platform/http/app.ts';
import { callerNamed, demoBoat, userIdOf } from './drafts.ts';
import { AGENTS, type DemoNegotiation, NEGOTIATIONS } from './world/dealings.ts';

type Context = Pick<Dependencies, 'db' | 'commit'>;

/**
 * Runs the demo users' agents through the regular services, so that a newcomer sees right away what they would do within minutes.
 */
export async function runAgents(context: Context, boatIds: ReadonlyMap<string, number>): Promise<void> {
  for (const { owner, deployedDaysAgo } of AGENTS)
    if (deployedDaysAgo !== undefined) await lookFor(context, userIdOf(owner));
  for (const negotiation of NEGOTIATIONS) await negotiate(context, negotiation, boatIds.get(negotiation.boat) ?? 0);
}

async function negotiate(context: Context, { boat, buyer, confirmedBy }: DemoNegotiation, boatId: number) {
  await negotiateFor(context, userIdOf(buyer), boatId);
  const all = await listNegotiations(context.db, userIdOf(buyer), 50);
  const negotiation = all.find((one) => one.boat.id === boatId);
  if (!negotiation) throw new Error(`The demo agents reached no agreement about ${boat}.`);
  for (const side of confirmedBy) {
    const name = side === 'owner' ? demoBoat(boat).owner : buyer;
    await answerNegotiation(context, callerNamed(name), negotiation.id, 'confirm', {});
  }
}
