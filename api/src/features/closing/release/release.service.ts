import type { Trade } from '@tradewind/contract/trades';
import { proceedsOf } from '@tradewind/domain/closing/money';
import { release } from '@tradewind/domain/ledger/release';
import type { ReleaseTerms } from '@tradewind/domain/ledger/terms';
import { exactMoney } from '@tradewind/domain/money';
import type { BrokerCaller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { countClosedTrade } from '../../accounts/service.ts';
import { postJournal } from '../../ledger/service.ts';
import {
  handOverItems,
  lockWithItems,
  moveTrade,
  presentForBroker,
  readForClock,
  tellParties,
} from '../../trades/service.ts';
import { replan } from '../course/plan.service.ts';
import { readMoney } from '../money/terms.service.ts';
import { asReleaser, type ReleasableTrade } from '../policy.ts';
import { closingTasksOf, findClosing, markReleased } from '../store.ts';
import { obstaclesNow } from './obstacles.service.ts';
import { insertTransactions } from './release.store.ts';

type Context = Pick<Dependencies, 'commit'>;

/** The states after which another release changes nothing. */
const RELEASED: readonly string[] = ['released', 'closed'];

/** Everything changes hands at once for everybody, or nothing does. */
export const releaseTrade = ({ commit }: Context, broker: BrokerCaller, id: number, origin: Origin): Promise<Trade> =>
  commit(async (work) => {
    // Repetitions need no lock.
    const { releasedAt } = (await findClosing(work.tx, id)) ?? {};
    if (releasedAt) {
      asReleaser(broker, await readForClock(work.tx, id));
      return presentForBroker(work.tx, broker, id);
    }
    // The items, then the trade: in this order everyone else holds them, too.
    const bundle = asReleaser(broker, await lockWithItems(work.tx, id));
    if (!RELEASED.includes(bundle.trade.status)) await releaseNow(work, broker, bundle, origin);
    return presentForBroker(work.tx, broker, id);
  });

async function releaseNow(work: Work, broker: BrokerCaller, bundle: ReleasableTrade, origin: Origin): Promise<void> {
  const { tx } = work;
  const { id } = bundle.trade;
  const now = new Date();
  const closing = await findClosing(tx, id);
  if (!closing) throw new Refusal('conflict', 'This trade has no closing yet.');
  const tasks = await closingTasksOf(tx, id);
  const money = await readMoney(tx, bundle, closing, tasks);
  const obstacles = await obstaclesNow(tx, { bundle, closing, tasks, money });
  if (obstacles.length > 0) throw notYet(obstacles);
  const { terms, balances } = money;
  const released = { ...closing, releasedAt: now };
  await markReleased(tx, bundle, now);
  await replan(tx, bundle, released);
  await insertTransactions(tx, bundle, terms.boats, now);
  await countClosedTrade(
    tx,
    bundle.parties.flatMap(({ userId }) => userId ?? []),
  );
  if (movesMoney(terms)) await postJournal(work, release(terms), { key: `release:${id}`, by: broker.id });
  await handOverItems(work, bundle, now);
  await moveTrade(work, bundle, 'release', 'broker', now);
  await work.logActivity(broker, 'trade.release', origin, { tradeId: id, revision: bundle.trade.revision });
  tellParties(work, bundle, (position) => {
    const proceeds = proceedsOf(terms, position, balances);
    return {
      title: 'Your trade is released',
      body: `Everything changed hands at once. Hand over keys and papers now.${
        proceeds > 0 ? ` We wire ${exactMoney(proceeds)} to you.` : ''
      }`,
    };
  });
}

/** A trade of items without boats or cash moves no money. */
const movesMoney = ({ boats, otherCash }: ReleaseTerms) => boats.length + otherCash.length > 0;

function notYet(obstacles: readonly { task: number | null; text: string }[]): Refusal {
  const fields: Record<string, string> = {};
  for (const [index, { task, text }] of obstacles.entries()) {
    const name = `tasks.${task}`;
    fields[task === null || name in fields ? `release.${index}` : name] = text;
  }
  return new Refusal('conflict', `This can’t be released yet. ${obstacles.map(({ text }) => text).join(' ')}`, {
    fields,
  });
}
