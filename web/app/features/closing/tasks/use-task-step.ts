import { useQueryClient } from '@tanstack/react-query';
import { type Closing, type ClosingTask, closingApi } from '@tradewind/contract/closing';
import { TASK_WORDS } from '@tradewind/contract/closing-task-words';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { closingQuery } from '../closing-query.ts';

/** A step on a task that takes a note and nothing else. */
export interface TaskStep {
  step: 'confirm' | 'pass' | 'fail' | 'waive';
  note: string;
}

const done: Record<TaskStep['step'], string> = {
  confirm: 'Confirmed',
  pass: 'Recorded',
  fail: 'Recorded',
  waive: 'Recorded as not needed',
};

/** The papers of a task that the screen shows. The broker approves no others. */
const submittedFor = ({ id }: ClosingTask, closing: Closing | undefined): number[] | undefined =>
  closing?.documents.filter(({ task, state }) => task === id && state === 'submitted').map((document) => document.id);

function send(
  tradeId: number,
  { id, facts, note: readNote }: ClosingTask,
  { step, note }: TaskStep,
  documents: number[] | undefined,
): Promise<Closing> {
  const params = { id: tradeId, task: id };
  const read = { documents, facts: facts ?? undefined, readNote };
  switch (step) {
    case 'confirm':
      return call(closingApi.confirm, { params, body: { note: note || null } });
    case 'pass':
      return call(closingApi.check, {
        params,
        body: { result: 'passed', note: note || null, ...read },
      });
    case 'fail':
      return call(closingApi.check, { params, body: { result: 'failed', note, ...read } });
    case 'waive':
      return call(closingApi.waive, { params, body: { note } });
  }
}

/** Takes a step once. After a refusal the closing is read again: somebody may have been faster. */
export function useTaskStep(tradeId: number, task: ClosingTask, onDone: () => void) {
  const client = useQueryClient();
  const { queryKey } = closingQuery(tradeId);
  const taking = useSingleMutation({
    mutationFn: (step: TaskStep) => send(tradeId, task, step, submittedFor(task, client.getQueryData(queryKey))),
    onSuccess: (closing, { step }) => {
      client.setQueryData(queryKey, closing);
      onDone();
      showToast({ title: done[step], description: TASK_WORDS[task.kind].name });
    },
    onError: () => void client.invalidateQueries({ queryKey }),
  });
  return { ...taking, refusal: taking.error ? failureText(taking.error) : undefined };
}
