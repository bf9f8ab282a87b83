import type { TradeState } from '@tradewind/contract/trade-values';
import { exactPriceText, PROPOSAL_HOURS } from '@tradewind/contract/trade-values';
import type { Trade, TradeLeg } from '@tradewind/contract/trades';
import { readerDate } from '../../lib/dates.ts';
import { titleInside } from '../item/item-titles.ts';
import { listed, othersOf, partyOf } from './trade-sides.ts';

const stateWords: Record<TradeState, string> = {
  proposed: 'Open offer',
  agreed: 'Agreed',
  closing: 'Closing',
  disputed: 'In dispute',
  released: 'Released',
  closed: 'Closed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  void: 'No longer possible',
  cancelled: 'Canceled',
};

type TradeTone = 'waiting' | 'good' | 'over' | 'quiet';

/** Where a trade stands for its reader, in a few words, and how it is highlighted. */
export function standingOf(trade: Trade, reader: string): { text: string; tone: TradeTone } {
  if (trade.ending && trade.status !== 'disputed') return { text: 'Ended, refunds pending', tone: 'over' };
  if (trade.status !== 'proposed') {
    const tone = trade.list === 'ended' ? 'over' : trade.status === 'disputed' ? 'waiting' : 'good';
    return { text: stateWords[trade.status], tone };
  }
  if (trade.backup) return { text: 'Backup offer', tone: 'quiet' };
  if (trade.list === 'waiting') return { text: 'Waiting for you', tone: 'waiting' };
  return { text: `Waiting for ${missingNames(trade, reader)}`, tone: 'quiet' };
}

const missingNames = (trade: Trade, reader: string): string =>
  listed(
    othersOf(trade, reader)
      .filter(({ accepted }) => !accepted)
      .map(({ firstName }) => firstName),
  );

/** Says in a sentence what happens next and who must act. */
export function nextStepOf(trade: Trade, reader: string): string {
  const isParty = partyOf(trade, reader) !== undefined;
  switch (trade.status) {
    case 'proposed':
      if (trade.backup)
        return 'An item in this offer is reserved for another trade. If that trade ends, we’ll tell you and this offer is open again.';
      if (trade.list === 'waiting')
        return trade.parties.length > 2
          ? 'Accept or decline. The trade is agreed once everyone accepts.'
          : 'Accept, make a counteroffer or decline.';
      return `${missingNames(trade, reader)} can accept, make a counteroffer or decline.`;
    case 'agreed':
      return isParty
        ? 'Everything in this trade is reserved for it. Next, everyone signs the exchange agreement.'
        : 'Everything in this trade is reserved for it.';
    case 'closing':
      if (trade.ending)
        return 'This trade has ended. What we hold is paid back, and then everything in it is free again.';
      return 'Our brokers are closing this trade.';
    case 'disputed':
      return 'Our brokers are looking into this trade. Nothing moves until that’s settled.';
    case 'released':
      return 'Everything is released. The hand-over is next.';
    case 'closed':
      return 'This trade is complete.';
    case 'expired':
    case 'declined':
    case 'withdrawn':
    case 'void':
      return 'Nothing was agreed.';
    case 'cancelled':
      return 'Everything that was reserved is free again.';
  }
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OFFER = PROPOSAL_HOURS.offer * HOUR;
const JUST_MADE = 5 * MINUTE;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** '2 days left', '5 hours left', '12 minutes left'. Rounds down: nobody is promised more time than there is. */
export function timeLeft(expiresAt: string, now: Date): string {
  const left = Date.parse(expiresAt) - now.getTime();
  if (left <= 0) return 'Time is up';
  if (left < MINUTE) return 'Less than a minute left';
  if (left < HOUR) return `${counted(Math.floor(left / MINUTE), 'minute')} left`;
  // An offer that was just made says what its author was promised.
  if (left > OFFER - JUST_MADE && left <= OFFER) return `${PROPOSAL_HOURS.offer} hours left`;
  if (left < 2 * DAY) return `${counted(Math.floor(left / HOUR), 'hour')} left`;
  return `${counted(Math.floor(left / DAY), 'day')} left`;
}

/** The name of a leg within a sentence. */
const legInside = ({ kind, title, value }: Pick<TradeLeg, 'kind' | 'title' | 'value'>): string =>
  kind === 'cash' ? `${exactPriceText(value)} in cash` : titleInside(title);

/** The same where a line begins: its first title stays as it is. */
export function legsText(legs: readonly TradeLeg[]): string {
  const [first, ...more] = legs;
  if (first === undefined) return 'nothing';
  return listed([first.kind === 'cash' ? legInside(first) : first.title, ...more.map(legInside)]);
}

export const legsInside = (legs: readonly TradeLeg[]): string => listed(legs.map(legInside)) || 'nothing';

/** Cash says its amount already. */
export const isCashOnly = (legs: readonly TradeLeg[]): boolean => legs.length === 1 && legs[0]?.kind === 'cash';

/** How the value of a Bitcoin leg came about, and what stays the same until closing. */
export function bitcoinTerms({ price, priceSource, pricedAt, fixed }: TradeLeg): string | undefined {
  if (price === undefined) return undefined;
  const source = [priceSource, pricedAt && readerDate(pricedAt, 'shortMoment')].filter(Boolean).join(', ');
  const kept = fixed === 'dollars' ? 'The dollar value is fixed.' : 'The number of coins is fixed.';
  return `${exactPriceText(price)} per coin${source ? ` (${source})` : ''}. ${kept}`;
}
