import { type Trade, type TradeLeg, tradesApi } from '@tradewind/contract/trades';
import { useRef } from 'react';
import { call } from '../../../lib/api.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { termsInputOf } from '../terms/terms-draft.ts';
import { legsOf, type OfferDraft } from './offer-draft.ts';

/** The trade and its revision that the offer answers; undefined for a new one. */
export interface Answered {
  tradeId: number;
  revision: number;
}

interface SendOffer {
  answered: Answered | undefined;
  onSent: (trade: Trade) => void;
  onRefused: () => void;
}

/** Sends an offer once: the same content has the same key, also when it is sent again after a lost connection. */
export function useSendOffer({ answered, onSent, onRefused }: SendOffer) {
  const sent = useRef({ content: '', key: '' });
  return useSingleMutation({
    mutationFn: ({ draft, shown }: { draft: OfferDraft; shown: readonly TradeLeg[] }) => {
      const note = draft.note.trim();
      const body = {
        gives: legsOf(draft.gives, shown),
        gets: legsOf(draft.gets, shown),
        terms: termsInputOf(draft.terms),
        ...(note && { note }),
      };
      const content = JSON.stringify([answered, body]);
      if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
      const options = { headers: { 'Idempotency-Key': sent.current.key } };
      if (answered === undefined) return call(tradesApi.propose, { body }, options);
      const { tradeId, revision } = answered;
      return call(tradesApi.counter, { params: { id: tradeId }, body: { ...body, revision } }, options);
    },
    onSuccess: onSent,
    onError: onRefused,
  });
}
