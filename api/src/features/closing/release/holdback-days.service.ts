import { priceText } from '@tradewind/contract/prices';
import { formatMoney } from '@tradewind/domain/money';
import type { Work } from '../../../platform/work.ts';
import { journalsOf } from '../../ledger/service.ts';
import { shortTitle, type TradeBundle, tellParties } from '../../trades/service.ts';
import { tellBrokers } from '../course/reminders.service.ts';
import { takeDueHoldbacks } from './holdback-days.store.ts';
import { heldBackIn } from './holdbacks.present.ts';

/** Tells the two people and the brokers, once, that the day has come until which money is held back. It never moves by itself. */
export async function remindOfHoldbacks(work: Work, bundle: TradeBundle, today: string, now: Date): Promise<void> {
  const tradeId = bundle.trade.id;
  const journals = await journalsOf(work.tx, tradeId);
  for (const leg of await takeDueHoldbacks(work.tx, tradeId, today, now)) {
    const held = heldBackIn(journals, leg);
    if (!held) continue;
    const boat = bundle.legs.find(({ number }) => number === leg)?.title ?? 'a boat';
    const title = `The day has come for the ${priceText(formatMoney(held.amount))} held back for ${shortTitle(boat)}`;
    const others = bundle.parties.flatMap(({ position, userId }) =>
      position === held.giver || position === held.receiver ? [] : (userId ?? []),
    );
    const body =
      'Please agree on who gets it, and free it in the closing. If you can’t agree, call our broker: without your agreement, only an award or a court order moves it.';
    tellParties(work, bundle, { title, body }, others);
    await tellBrokers(work, tradeId, { title, body: 'Please ask the two people whether its condition is met.' });
  }
}
