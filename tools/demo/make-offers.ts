import { eq } from 'drizzle-orm';
import { trades } from '../../api/src/db/schema/index.ts';
import { endProposalIn, expireProposals, proposeIn } from '../../api/src/features/trades/service.ts';
import type { Dependencies } from '../../api/src/platform/http/app.ts';
import { callerNamed, demoBoat } from './drafts.ts';
import { type DemoOffer, OFFERS } from './world/offers.ts';

type Context = Pick<Dependencies, 'db' | 'commit'>;
type BoatIds = ReadonlyMap<string, number>;

/** Lets the demo users make each other offers through the regular services. */
export async function makeOffers(context: Context, ids: BoatIds): Promise<void> {
  for (const offer of OFFERS) await make(context, offer, ids);
}

async function make(context: Context, offer: DemoOffer, ids: BoatIds): Promise<void> {
  const buyer = callerNamed(offer.by);
  const owner = callerNamed(demoBoat(offer.boat).owner);
  const asked = [{ kind: 'boat' as const, boatId: ids.get(offer.boat) ?? 0 }];
  const given = offer.swap ? [{ kind: 'boat' as const, boatId: ids.get(offer.swap) ?? 0 }] : [];
  const cash = (amount: number | undefined) => (amount ? [{ kind: 'cash' as const, amount: `${amount}.00` }] : []);
  const { id } = await context.commit((work) =>
    proposeIn(work, buyer, { gives: [...given, ...cash(offer.cash)], gets: asked, note: offer.note }, {}),
  );
  if (offer.outcome === 'countered')
    await context.commit((work) =>
      proposeIn(work, owner, { gives: asked, gets: [...given, ...cash(offer.counterCash)] }, {}),
    );
  if (offer.outcome === 'declined')
    await context.commit((work) => endProposalIn(work, owner, id, 'decline', { reason: offer.reason }, {}));
  if (offer.outcome === 'withdrawn') await context.commit((work) => endProposalIn(work, buyer, id, 'withdraw', {}, {}));
  if (offer.outcome === 'expired') {
    await context.db
      .update(trades)
      .set({ expiresAt: new Date(0) })
      .where(eq(trades.id, id));
    await expireProposals(context);
  }
}
