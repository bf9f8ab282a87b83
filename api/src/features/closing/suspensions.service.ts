import type { Work } from '../../platform/work.ts';
import { firstNameOf, readForClock, reservingTradesOf, tradeChanged } from '../trades/service.ts';
import { tellBrokers } from './reminders.service.ts';

/** Somebody in a closing is suspended. Their trades keep their money, and the brokers decide how they go on. */
export async function followSuspensions(work: Work, userIds: readonly string[]): Promise<void> {
  for (const tradeId of await reservingTradesOf(work.tx, userIds)) {
    const bundle = await readForClock(work.tx, tradeId);
    const party = bundle?.parties.find(({ userId }) => userId !== null && userIds.includes(userId));
    if (!bundle || !party) continue;
    await tellBrokers(work, tradeId, {
      title: `${firstNameOf(bundle, party.position)} is suspended during a closing`,
      body: 'They can’t sign in. The trade can’t be released meanwhile; it can be ended for a cause, and a dispute resolved by an award or an order.',
    });
    await tradeChanged(work, bundle);
  }
}
