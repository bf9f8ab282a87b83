import { useQueryClient } from '@tanstack/react-query';
import { type ProofDecision, possessionReviewApi } from '@tradewind/contract/possession-review';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { readAdminAgain } from '../admin-queries.ts';

export function useProofDecision(id: number) {
  const client = useQueryClient();
  const deciding = useSingleMutation({
    mutationFn: (decision: ProofDecision) => call(possessionReviewApi.decide, { params: { id }, body: decision }),
    onSuccess: ({ message }) => showToast({ title: message }),
    onError: (error) =>
      showToast({ title: 'Nothing was decided', description: failureText(error), variant: 'destructive' }),
    onSettled: () => readAdminAgain(client),
  });
  return { decide: deciding.mutate, isPending: deciding.isPending };
}
