import { explainTradeInput } from '@tradewind/contract/eddy-tools';
import { tradePath } from '@tradewind/contract/paths';
import { exactPriceText } from '@tradewind/contract/trade-values';
import type { TradeLeg } from '@tradewind/contract/trades';
import { Refusal } from '../../../platform/http/refusal.ts';
import { acting, type Draft } from '../../../platform/tool.ts';
import { endProposal } from '../endings.service.ts';
import { readTrade } from '../service.ts';
import { listed } from '../words.present.ts';

export const withdrawOffer = acting({
  kind: 'commit',
  name: 'withdraw_offer',
  description: 'Takes back an open offer of the user. Takes effect when the user clicks.',
  input: explainTradeInput,
  async prepare({ db, caller }, { tradeId }): Promise<Draft> {
    const trade = await readTrade(db, caller, tradeId);
    if (!trade.actions.includes('withdraw')) throw new Refusal('conflict', 'That offer can’t be withdrawn any more.');
    const wordsOf = (legs: readonly TradeLeg[]) => listed(legs.map(wordsFor)) || 'nothing';
    return {
      title: 'Withdraw this offer?',
      facts: [
        { name: 'You give', value: wordsOf(trade.legs.filter(({ from }) => from === caller.id)) },
        { name: 'You get', value: wordsOf(trade.legs.filter(({ to }) => to === caller.id)) },
      ],
      confirmLabel: 'Withdraw offer',
    };
  },
  async perform(context, { tradeId }) {
    await endProposal(context, context.caller, tradeId, 'withdraw', {}, {});
    return { outcome: 'Your offer is withdrawn.', path: tradePath(tradeId) };
  },
});

const wordsFor = ({ kind, title, value }: TradeLeg) => (kind === 'cash' ? exactPriceText(value) : title);
