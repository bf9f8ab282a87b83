import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { closingDocumentsApi } from '@tradewind/contract/closing-documents';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { RequestError } from '../../../lib/request.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { closingQuery } from '../closing-query.ts';

const KEY = 'closing-form';

export const taskFormKey = (tradeId: number, task: number): QueryKey => [KEY, tradeId, task];
export const releaseKey = (tradeId: number, proposal: number): QueryKey => [KEY, tradeId, 'proposal', proposal];

/** The document of a task. It is written again when the facts that it quotes change. */
export const formQuery = ({ tradeId, tasks, proposals }: Closing, { id }: ClosingTask) =>
  queryOptions({
    queryKey: [
      ...taskFormKey(tradeId, id),
      tasks.filter(({ facts }) => facts !== null).map(({ doneAt }) => doneAt),
      proposals.filter(({ state }) => state === 'agreed').length,
    ],
    queryFn: ({ signal }) => call(closingDocumentsApi.form, { params: { id: tradeId, task: id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The release of disputed money that a proposal asks to sign. */
export const releaseQuery = ({ tradeId }: Closing, proposal: number) =>
  queryOptions({
    queryKey: releaseKey(tradeId, proposal),
    queryFn: ({ signal }) => call(closingDocumentsApi.releaseForm, { params: { id: tradeId, proposal } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The document as it was read, and the name that was typed. */
export interface Signed {
  hash: string;
  name: string;
}

interface SigningOptions {
  /** The query of the document, which is read again when it has changed. */
  form: QueryKey;
  send: (typed: Signed) => Promise<Closing>;
  done: { title: string; description?: string };
  onSigned: () => void;
}

/** Signs a document once. If it has changed meanwhile, the new one is shown instead. */
export function useSigning({ tradeId }: Closing, { form, send, done, onSigned }: SigningOptions) {
  const client = useQueryClient();
  const { queryKey } = closingQuery(tradeId);
  const signing = useSingleMutation({
    mutationFn: send,
    onSuccess: (closing) => {
      client.setQueryData(queryKey, closing);
      onSigned();
      showToast(done);
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey });
      const isOutdated = error instanceof RequestError && error.status === 409;
      if (!isOutdated) return;
      void client.resetQueries({ queryKey: form });
      showToast({ title: 'Not signed', description: failureText(error), variant: 'destructive' });
    },
  });
  return { ...signing, refusal: signing.error ? failureText(signing.error) : undefined };
}
