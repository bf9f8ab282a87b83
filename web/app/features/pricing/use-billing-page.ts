import { useMutation, useQueryClient } from '@tanstack/react-query';
import { billingApi } from '@tradewind/contract/billing';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { currentUserQuery } from '../../lib/current-user.ts';
import { failureText } from '../../lib/failure-text.ts';
import { showToast } from '../../lib/toasts.ts';

const failed = { checkout: 'Subscription Failed', portal: 'Couldn’t Open Your Subscription' } as const;

/** Goes to the payment provider's own page. */
export function useBillingPage(page: keyof typeof failed) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(billingApi[page]),
    onSuccess: ({ url }) => {
      setLeaving(true);
      window.location.assign(url);
    },
    onError: (error) => {
      showToast({ title: failed[page], description: failureText(error), variant: 'destructive' });
      // Whoever is told of a state that this page does not show yet sees it now.
      return client.invalidateQueries(currentUserQuery);
    },
  });
  return { open: () => mutate(), isPending: isPending || leaving };
}
