import { useQueryClient } from '@tanstack/react-query';
import { type Trade, type TradeAction, tradesApi } from '@tradewind/contract/trades';
import { call } from '../../../lib/api.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { EVERY_TRADE, tradeQuery } from '../../../nouns/trade/trade-queries.ts';
import { decidedToast } from './decision-texts.ts';

/** The decisions that a button sends at once. */
export type Decision = Exclude<TradeAction, 'counter' | 'review'>;

interface DecisionInput {
  decision: Decision;
  /** The revision that the reader saw. */
  revision: number;
  reason: string;
}

const send = (id: number, { decision, revision, reason }: DecisionInput): Promise<Trade> =>
  decision === 'accept'
    ? call(tradesApi.accept, { params: { id }, body: { revision } })
    : call(tradesApi[decision], { params: { id }, body: { revision, ...(reason && { reason }) } });

/** Decides about a trade once. A refusal stays where it was asked, and the trade is read again: it may have changed. */
export function useDecision(id: number, onDone: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (input: DecisionInput) => send(id, input),
    onSuccess: (trade, { decision }) => {
      client.setQueryData(tradeQuery(id).queryKey, (known) => known && { ...known, ...trade });
      onDone();
      showToast(decidedToast(decision, trade));
    },
    onError: () => void client.invalidateQueries({ queryKey: EVERY_TRADE }),
  });
}
