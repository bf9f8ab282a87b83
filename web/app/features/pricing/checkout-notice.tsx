import { CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CHECKOUT_PARAM } from '@tradewind/contract/billing';
import { useSearchParams } from 'react-router';
import { currentUserQuery } from '../../lib/current-user.ts';
import { useToken } from '../../lib/session.ts';
import classes from './checkout-notice.module.css';

const ASK_AGAIN_MS = 2_000;

/** The outcome of a visit to the payment provider. */
export function CheckoutNotice() {
  const [query, setQuery] = useSearchParams();
  const outcome = query.get(CHECKOUT_PARAM);
  const confirmed = useConfirmed(outcome === 'subscribed');
  const text = noticeText(outcome, confirmed);
  if (text === undefined) return null;
  const dismiss = () =>
    setQuery(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete(CHECKOUT_PARAM);
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className={classes.notice} role="status">
      <p>{text}</p>
      <CloseButton variant="transparent" className={classes.dismiss ?? ''} aria-label="Dismiss" onClick={dismiss} />
    </div>
  );
}

function noticeText(outcome: string | null, confirmed: boolean): string | undefined {
  if (outcome === 'cancelled') return 'Nothing was charged. You can subscribe whenever you like.';
  if (outcome !== 'subscribed') return undefined;
  return confirmed
    ? 'Thank you! Your subscription is active.'
    : 'Thank you! Your payment is being confirmed. This takes a few seconds.';
}

/** Polls until the provider's webhook has arrived, which may take longer than the user's return. */
function useConfirmed(awaited: boolean): boolean {
  const token = useToken();
  const { data } = useQuery({
    ...currentUserQuery,
    enabled: awaited && token !== null,
    refetchInterval: ({ state }) => (state.data?.subscriptionActive ? false : ASK_AGAIN_MS),
  });
  return data?.subscriptionActive === true;
}
