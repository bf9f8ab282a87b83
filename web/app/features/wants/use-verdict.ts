import { useMutation } from '@tanstack/react-query';
import { wantsApi } from '@tradewind/contract/wants';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { showToast } from '../../lib/toasts.ts';

interface Answer {
  verdict: 'yes' | 'no';
  cash?: string;
}

/** Gives an answer about a boat, or takes it back. */
export function useVerdict(boatId: number) {
  const params = { boatId };
  const { mutate, isPending, variables } = useMutation({
    // Two quick clicks reach the server in their order.
    scope: { id: `verdict-${boatId}` },
    mutationFn: async (answer: Answer | null): Promise<unknown> =>
      answer ? call(wantsApi.judge, { params, body: answer }) : call(wantsApi.withdraw, { params }),
    onError: (error) =>
      showToast({
        title: 'Error',
        description: failureText(error, 'We couldn’t save your answer. Please try again.'),
        variant: 'destructive',
      }),
  });
  return {
    answer: (given: Answer) => mutate(given),
    withdraw: () => mutate(null),
    isPending,
    /** The answer that is on its way. */
    pending: isPending ? variables : undefined,
  };
}
