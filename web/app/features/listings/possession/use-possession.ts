import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Possession, PROOF_PHOTO_FIELD, possessionApi } from '@tradewind/contract/possession';
import { call, keyOf, read } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import { upload } from '../../../lib/upload.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';

const possessionQuery = (id: number) => ({ ...read(possessionApi.read, { params: { id } }), staleTime: 0 });

/** The proof of possession of one of the user's boats, and the steps they can take. */
export function usePossession(id: number) {
  const client = useQueryClient();
  const params = { id };
  const { data, isError, refetch } = useQuery(possessionQuery(id));
  const done = (state: Possession) => void client.setQueryData(possessionQuery(id).queryKey, state);
  const failed = (title: string) => (error: Error) => {
    showToast({ title, description: failureText(error), variant: 'destructive' });
    // Another tab may have gone ahead.
    void client.invalidateQueries({ queryKey: keyOf(possessionApi.read, params) });
  };
  const ask = useSingleMutation({
    mutationFn: () => call(possessionApi.askCode, { params }),
    onSuccess: done,
    onError: failed('You didn’t get a code'),
  });
  const send = useSingleMutation({
    mutationFn: (file: File) => upload(possessionApi.sendPhoto, PROOF_PHOTO_FIELD, file, { params }),
    onSuccess: (state) => {
      done(state);
      showToast({ title: 'Photo sent', description: 'We’ll tell you as soon as our team has looked at it.' });
    },
    onError: failed('Your photo wasn’t sent'),
  });
  const withdraw = useSingleMutation({
    mutationFn: () => call(possessionApi.withdraw, { params }),
    onSuccess: (state) => {
      done(state);
      showToast({ title: 'Withdrawn', description: 'Nothing is kept of it. You can start again anytime.' });
    },
    onError: failed('Nothing was withdrawn'),
  });
  return { state: data, isError, retry: () => void refetch(), ask, send, withdraw };
}

export type PossessionSteps = ReturnType<typeof usePossession>;
