import { useQuery } from '@tanstack/react-query';
import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { closingDocumentsApi } from '@tradewind/contract/closing-documents';
import { TASK_WORDS } from '@tradewind/contract/closing-task-words';
import { call } from '../../../lib/api.ts';
import { SigningForm } from './signing-form.tsx';
import { formQuery, taskFormKey } from './use-signing.ts';
import { WrittenForm } from './written-form.tsx';

/** A document of ours to read and to sign with a typed name. */
export function SignForm({ closing, task }: { closing: Closing; task: ClosingTask }) {
  const query = useQuery(formQuery(closing, task));
  const params = { id: closing.tradeId, task: task.id };
  return (
    <WrittenForm query={query}>
      {(document) => (
        <SigningForm
          key={document.hash}
          closing={closing}
          document={document}
          draftName={`closing:${closing.tradeId}:${task.id}:name`}
          queryKey={taskFormKey(closing.tradeId, task.id)}
          subject={TASK_WORDS[task.kind].name}
          send={(typed) => call(closingDocumentsApi.sign, { params, body: { ...typed, consent: true } })}
        />
      )}
    </WrittenForm>
  );
}
