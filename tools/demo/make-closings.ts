import type { Trade } from '@tradewind/contract/trades';
import type { TaskKindName } from '@tradewind/domain/closing/task-kinds';
import { openDispute } from '../../api/src/features/closing/ending/disputes.service.ts';
import { orderService, scheduleOrder } from '../../api/src/features/closing/orders/orders.service.ts';
import { readReviews, replyToReview, writeReview } from '../../api/src/features/reviews/service.ts';
import { acceptIn, listTrades, proposeIn, proposeRing } from '../../api/src/features/trades/service.ts';
import type { Dependencies } from '../../api/src/platform/http/app.ts';
import { type ClosingContext, ClosingCourse } from './closing-course.ts';
import { broker } from './closing-desk.ts';
import { callerNamed, daysBefore, userIdOf } from './drafts.ts';
import { DISPUTE, IN_PROGRESS, REVIEWS, RING } from './world/closings.ts';
import { NEWCOMER } from './world/people.ts';
import { markMailed } from './write-notifications.ts';

type Context = ClosingContext & Pick<Dependencies, 'limits'>;
type BoatIds = ReadonlyMap<string, number>;

const SIGNING: readonly TaskKindName[] = [
  ...(['legal-details', 'vessel-details', 'identity', 'sanctions', 'disclosures', 'agreement'] as const),
];
const INSPECTION: readonly TaskKindName[] = [
  'vessel-papers',
  'title-search',
  'source-of-funds',
  'inspection',
  'acceptance',
];
const PAPERS: readonly TaskKindName[] = [
  ...([
    'payoff',
    'tax-form',
    'yard-letters',
    'bill-of-sale',
    'title-assigned',
    'title-search-again',
    'insurance',
  ] as const),
  ...(['payout-account', 'statement'] as const),
];

/** Three people agree on a ring, before any agent finds its boats, and two on a sale. */
export async function agreeOnTrades(context: Pick<Context, 'commit'>, ids: BoatIds): Promise<void> {
  await agreeOnRing(context, ids);
  const { buyer, owner, boat, cash, note } = DISPUTE;
  const asked = [{ kind: 'boat' as const, boatId: ids.get(boat) ?? 0 }];
  const money = [{ kind: 'cash' as const, amount: `${cash}.00` }];
  await context.commit(async (work) => {
    const { id } = await proposeIn(work, callerNamed(buyer), { gives: money, gets: asked, note }, {});
    await acceptIn(work, callerNamed(owner), id, 1, {});
  });
}

async function agreeOnRing(context: Pick<Context, 'commit'>, ids: BoatIds): Promise<void> {
  const { people, legs } = RING;
  const tradeId = await context.commit((work) =>
    proposeRing(
      work,
      people.map(userIdOf),
      legs.map(({ from, to, boat, cash }) => ({
        ...{ from: people.indexOf(from), to: people.indexOf(to) },
        what: boat ? { kind: 'boat', boatId: ids.get(boat) ?? 0 } : { kind: 'cash', amount: `${cash}.00` },
      })),
    ),
  );
  for (const name of people) await context.commit((work) => acceptIn(work, callerNamed(name), tradeId, 1, {}));
}

/**
 * Brings the agreed trades to where a newcomer finds them, all at once: a settled one, one that waits for them, and a dispute. It
 * takes some seconds, since every step is the one of the product, so that it runs while the server already answers.
 */
export async function makeClosings(context: Context): Promise<void> {
  await Promise.all([closeRing(context), beginClosing(context), beginDispute(context)]);
  await markMailed(context.db, new Date());
}

async function agreedTrade({ db }: Context, name: string, kind: Trade['kind']): Promise<Trade> {
  const { trades } = await listTrades(db, userIdOf(name), { state: 'agreed', limit: 10 });
  const trade = trades.find((one) => one.kind === kind);
  if (!trade) throw new Error(`${name} has no agreed trade of the kind ${kind}.`);
  return trade;
}

/** The ring from the signatures to the settlement, and the reviews of its people. */
async function closeRing(context: Context): Promise<void> {
  const { people, legs } = RING;
  const trade = await agreedTrade(context, NEWCOMER.name, 'ring');
  const course = new ClosingCourse(
    context,
    trade,
    people,
    legs.flatMap(({ boat }) => boat ?? []),
  );
  await course.perform(SIGNING);
  await course.collect('deposit');
  await course.perform([...INSPECTION, ...PAPERS]);
  await course.collect('balance');
  await course.perform(['sanctions-again']);
  await course.release();
  await course.perform(['keys-given', 'keys-received']);
  await course.desk.settle();
  await review(context, trade.id);
}

async function review(context: Context, tradeId: number): Promise<void> {
  for (const { by, about, stars, text } of REVIEWS)
    await writeReview(context, callerNamed(by), tradeId, { about: userIdOf(about), stars, text }, {});
  for (const { by, about, reply } of REVIEWS) {
    if (!reply) continue;
    const { pairs } = await readReviews(context.db, callerNamed(about), tradeId);
    const received = pairs.find(({ person }) => person.userId === userIdOf(by))?.received;
    await replyToReview(context, callerNamed(about), received?.id ?? 0, reply, {});
  }
}

/** The newcomer's closing waits for them: everyone has signed and paid a deposit, a survey is ordered, a paper came back. */
async function beginClosing(context: Context): Promise<void> {
  const { owner, boat, returned, survey } = IN_PROGRESS;
  const newcomer = callerNamed(NEWCOMER.name);
  const trade = await agreedTrade(context, NEWCOMER.name, 'negotiation');
  const course = new ClosingCourse(context, trade, [NEWCOMER.name, owner], [boat]);
  await course.perform(SIGNING);
  await course.collect('deposit');
  await course.perform(['vessel-papers', 'title-search']);
  for (const task of await course.tasks('tax-form', owner)) await course.upload(task);
  for (const task of await course.tasks('source-of-funds')) {
    await course.upload(task);
    await course.review(task, 'failed', returned);
  }
  const { serviceId, limit, vendor, inDays } = survey;
  for (const { id: task } of await course.tasks('inspection')) {
    const ordered = await orderService(context, newcomer, { id: trade.id, task }, { serviceId, limit, note: null }, {});
    const on = daysBefore(new Date(), -inDays).toISOString().slice(0, 10);
    for (const { id: order } of ordered.orders)
      await scheduleOrder(context, broker, { id: trade.id, order }, { vendor, on }, {});
  }
}

/** The buyer has accepted the boat and does not pay: the deposit is in dispute. */
async function beginDispute(context: Context): Promise<void> {
  const { buyer, owner, boat, reason } = DISPUTE;
  const trade = await agreedTrade(context, buyer, 'offer');
  const people = [buyer, owner];
  const course = new ClosingCourse(context, trade, people, [boat]);
  await course.perform(SIGNING);
  await course.collect('deposit');
  await course.perform(['inspection', 'acceptance']);
  const claim = { reason, against: people.indexOf(buyer), cause: 'receiver-default' as const };
  await openDispute(context, callerNamed(owner), trade.id, claim, {});
}
