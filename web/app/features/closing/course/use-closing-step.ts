import { useQueryClient } from '@tanstack/react-query';
import type { Closing } from '@tradewind/contract/closing';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { closingQuery } from '../closing-query.ts';

/** Changes a closing once and shows its new state. A refusal stays where it was asked. */
export function useClosingStep<Input>(
  tradeId: number,
  send: (input: Input) => Promise<Closing>,
  { done, onDone }: { done: string; onDone?: () => void },
) {
  const client = useQueryClient();
  const { queryKey } = closingQuery(tradeId);
  const taking = useSingleMutation({
    mutationFn: send,
    onSuccess: (closing) => {
      client.setQueryData(queryKey, closing);
      onDone?.();
      showToast({ title: done });
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
  return { ...taking, refusal: taking.error ? failureText(taking.error) : undefined };
}
