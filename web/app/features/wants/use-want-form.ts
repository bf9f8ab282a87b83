import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Want, wantRulesInput, wantsApi } from '@tradewind/contract/wants';
import { send } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { showToast } from '../../lib/toasts.ts';
import { useEditForm } from '../../lib/use-edit-form.ts';
import { rulesTyped, subjectKey, valuesOf, type WantField, type WantValues } from './want-edit.ts';
import { wantsQuery } from './wants-queries.ts';

const NOT_SAVED = 'We couldn’t save this. Please try again.';

/** The form of one want. Rules are saved as a whole, and can return to the suggestion. */
export function useWantForm(want: Want) {
  const client = useQueryClient();
  const fail = (error: Error) =>
    showToast({ title: 'Error', description: failureText(error, NOT_SAVED), variant: 'destructive' });

  const { discard, rebase, ...form } = useEditForm<WantValues, Record<WantField, unknown>, Want>({
    draft: `want:${subjectKey(want.for)}`,
    saved: want,
    valuesOf,
    changeOf: (_base, values) => rulesTyped(values),
    schema: wantRulesInput,
    save: (rules) => send(wantsApi.save, { body: { for: want.for, rules } }),
    onSaved: (saved) => {
      replaceWant(client, saved);
      showToast({ title: 'Saved', description: 'Eddy AI uses this from now on.' });
    },
    onFailure: fail,
  });

  const reset = useMutation({
    mutationFn: () => send(wantsApi.save, { body: { for: want.for, rules: null } }),
    onSuccess: (suggestion) => {
      discard();
      rebase(valuesOf(suggestion));
      replaceWant(client, suggestion);
    },
    onError: fail,
  });

  return {
    ...form,
    discard,
    isSuggested: (field: WantField) => want.suggested && form.values[field] === form.base[field],
    reset: () => reset.mutate(),
    isResetting: reset.isPending,
  };
}

export type WantForm = ReturnType<typeof useWantForm>;

const replaceWant = (client: QueryClient, saved: Want) =>
  client.setQueryData(
    wantsQuery.queryKey,
    (all) =>
      all && {
        ...all,
        wants: all.wants.map((one) => (subjectKey(one.for) === subjectKey(saved.for) ? saved : one)),
      },
  );
