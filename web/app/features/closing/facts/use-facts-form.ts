import { useQueryClient } from '@tanstack/react-query';
import { type ClosingTask, closingApi } from '@tradewind/contract/closing';
import { CLOSING_FACTS, type ClosingFacts, type FactsKind } from '@tradewind/contract/closing-facts';
import type { ReactNode } from 'react';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { RequestError } from '../../../lib/request.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useEditForm } from '../../../lib/use-edit-form.ts';
import { closingQuery } from '../closing-query.ts';

export interface FactsFormProps {
  tradeId: number;
  task: ClosingTask;
  /** Where the papers of the task are uploaded. */
  papers?: ReactNode;
  hasPapers?: boolean;
}

interface FactsFormOptions<Values, Facts> extends FactsFormProps {
  kind: FactsKind;
  /** The fields of the form, filled with what was entered before. */
  valuesOf: (facts: Facts | null) => Values;
  factsOf: (values: Values) => Record<string, unknown>;
}

const untilSigned = { description: 'You can correct it until the agreement is signed.' };

/** Says how long something can be corrected. */
const savedTexts: Partial<Record<FactsKind, { description: string }>> = {
  'legal-details': untilSigned,
  'vessel-details': untilSigned,
  payoff: { description: 'The broker looks at it next.' },
  'coin-address': { description: 'You can correct it until the sender has confirmed it.' },
};

/** A form for the facts of a task. Typed values stay in this browser until they are saved. */
export function useFactsForm<Values extends object, Facts extends ClosingFacts>({
  tradeId,
  task,
  kind,
  valuesOf,
  factsOf,
}: FactsFormOptions<Values, Facts>) {
  const client = useQueryClient();
  return useEditForm({
    draft: `closing:${tradeId}:${task.id}`,
    saved: task.facts as Facts | null,
    valuesOf,
    changeOf: (_base, values) => factsOf(values),
    schema: CLOSING_FACTS[kind],
    save: async (facts: Record<string, unknown>) => {
      const closing = await call(closingApi.enter, { params: { id: tradeId, task: task.id }, body: { facts } }).catch(
        (error: unknown) => Promise.reject(atFields(error)),
      );
      client.setQueryData(closingQuery(tradeId).queryKey, closing);
      return (closing.tasks.find(({ id }) => id === task.id)?.facts ?? null) as Facts | null;
    },
    onSaved: () => showToast({ title: 'Saved', ...savedTexts[kind] }),
    onFailure: (error) => {
      void client.invalidateQueries(closingQuery(tradeId));
      showToast({ title: 'Not saved', description: failureText(error), variant: 'destructive' });
    },
  });
}

/** The server names the fields of the body, the form those of the facts. */
function atFields(error: unknown): unknown {
  if (!(error instanceof RequestError)) return error;
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, fault]) => [name.split('.')[1] ?? name, fault]),
  );
  return new RequestError(error.message, error.status, { ...(error.code && { code: error.code }), fields });
}
