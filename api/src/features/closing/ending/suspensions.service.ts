import { awayTexts } from '@tradewind/contract/closing-words';
import type { Work } from '../../../platform/work.ts';
import {
  firstNameOf,
  readForClock,
  reservingTradesOf,
  subjectTitle,
  type TradeBundle,
  tellParties,
  tradeChanged,
} from '../../trades/service.ts';
import { tellBrokers } from '../course/reminders.service.ts';

/** Somebody in a closing is suspended. Their trades keep their money, and the brokers decide how they go on. */
export const followSuspensions = (work: Work, userIds: readonly string[]): Promise<void> =>
  forEachTrade(work, userIds, async (bundle, name) => {
    await tellBrokers(work, bundle.trade.id, {
      title: `${name} is suspended during a closing`,
      body: isEnding(bundle)
        ? 'They can’t sign in. The trade has ended: please pay back what is still held, also to them.'
        : 'They can’t sign in. The trade can’t be released meanwhile; it can be ended for a cause, and a dispute resolved by an award or an order.',
    });
    if (isEnding(bundle)) return;
    const isReleased = bundle.trade.status === 'released';
    const news = { title: awayTexts.title(name), body: awayTexts[isReleased ? 'afterRelease' : 'beforeRelease'](name) };
    tellParties(work, bundle, news, userIds);
  });

/** A trade that has ended only pays back what it holds, whoever can sign in. */
const isEnding = ({ trade }: TradeBundle): boolean => trade.endedAt !== null;

/** They can sign in again, and everyone can go on. */
export const followActivations = (work: Work, userIds: readonly string[]): Promise<void> =>
  forEachTrade(work, userIds, async (bundle, name) => {
    if (isEnding(bundle)) return;
    const title = `The trade for ${subjectTitle(bundle)} goes on`;
    tellParties(work, bundle, { title, body: `${name} can take part in it again.` }, userIds);
  });

/** The trades that hold something for these people, with the first name of the one among them. */
async function forEachTrade(
  work: Work,
  userIds: readonly string[],
  follow: (bundle: TradeBundle, name: string) => Promise<void>,
): Promise<void> {
  for (const tradeId of await reservingTradesOf(work.tx, userIds)) {
    const bundle = await readForClock(work.tx, tradeId);
    const party = bundle?.parties.find(({ userId }) => userId !== null && userIds.includes(userId));
    if (!bundle || !party) continue;
    await follow(bundle, firstNameOf(bundle, party.position));
    await tradeChanged(work, bundle);
  }
}
