import type { Trade } from '@tradewind/contract/trades';
import type { Toast } from '../../../lib/toasts.ts';
import { listed, othersOf } from '../../../nouns/trade/trade-sides.ts';
import type { Decision } from './use-decision.ts';

export const OVER = 'This offer can’t be accepted anymore.';
export const OUTDATED = 'This offer has changed since you opened it. Please look at the new version first.';

export function decidedToast(decision: Decision, trade: Trade): Toast {
  if (decision === 'accept')
    return trade.status === 'agreed'
      ? { title: 'Trade agreed', description: 'Everything in it is reserved for you now.' }
      : { title: 'Offer accepted', description: 'The trade is agreed once everyone accepts.' };
  const titles = { decline: 'Offer declined', withdraw: 'Offer withdrawn', cancel: 'Trade canceled' };
  return { title: titles[decision], description: 'Everyone involved has been told.' };
}

interface Question {
  title: string;
  text: string;
  confirm: string;
  isHarmless?: boolean;
  isReasonRequired?: boolean;
}

/** The questions before an offer or a trade is ended. */
export function endingQuestion(decision: Exclude<Decision, 'accept'>, trade: Trade, reader: string): Question {
  const others = listed(othersOf(trade, reader).map(({ firstName }) => firstName));
  switch (decision) {
    case 'decline':
      return {
        title: 'Decline this offer?',
        text: `The offer ends, and ${others} is told. You can still make each other a new one.`,
        confirm: 'Decline Offer',
      };
    case 'withdraw':
      return {
        title: 'Withdraw your offer?',
        text: `${others} can no longer accept it. You can make a new one at any time.`,
        confirm: 'Withdraw Offer',
      };
    case 'cancel':
      return {
        title: 'Cancel this agreed trade?',
        text: `You agreed to this trade with ${others}. Canceling frees everything that is reserved for it and can’t be undone. ${others} and people with backup offers are told.`,
        confirm: 'Cancel Trade',
        isReasonRequired: true,
      };
  }
}

/** States exactly what accepting commits the reader to. */
export function commitmentText({ parties }: Trade, reader: string): string {
  const missing = parties.filter(({ userId, accepted }) => !accepted && userId !== reader);
  return missing.length === 0
    ? 'You commit to the trade below. With your yes it’s agreed: everything in it is reserved, the boats show “Trade pending”, and nobody else can trade for them. Other open offers with them become backups.'
    : `You commit to the trade below. It’s agreed, and everything in it reserved, as soon as ${listed(missing.map(({ firstName }) => firstName))} accepts, too. Until then you can withdraw.`;
}
