import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { closingDocumentsApi, type SigningForm } from '@tradewind/contract/closing-documents';
import { TASK_WORDS } from '@tradewind/contract/closing-task-words';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import { Refusal } from '../tasks/refusal.tsx';
import classes from '../tasks/task.module.css';
import { SigningFields } from './signing-fields.tsx';
import { formQuery, taskFormKey, useSigning } from './use-signing.ts';
import { WrittenForm } from './written-form.tsx';

interface SignFormProps {
  closing: Closing;
  task: ClosingTask;
}

/** A document of ours to read and to sign with a typed name. */
export function SignForm({ closing, task }: SignFormProps) {
  const query = useQuery(formQuery(closing, task));
  return (
    <WrittenForm query={query}>
      {(form) => <Signing key={form.hash} closing={closing} task={task} form={form} />}
    </WrittenForm>
  );
}

function Signing({ closing, task, form }: SignFormProps & { form: SigningForm }) {
  const [name, setName] = useTextDraft(`closing:${closing.tradeId}:${task.id}:name`);
  const [isAgreed, setAgreed] = useState(false);
  const params = { id: closing.tradeId, task: task.id };
  const signing = useSigning(closing, {
    form: taskFormKey(closing.tradeId, task.id),
    send: (typed) => call(closingDocumentsApi.sign, { params, body: { ...typed, consent: true } }),
    done: { title: 'Signed', description: TASK_WORDS[task.kind].name },
    onSigned: () => setName(''),
  });
  return (
    <form
      className={classes.form}
      aria-label={`Sign: ${form.title}`}
      onSubmit={(event) => {
        event.preventDefault();
        signing.mutate({ hash: form.hash, name: name.trim() });
      }}
    >
      <SigningFields form={form} name={name} onName={setName} isAgreed={isAgreed} onAgree={setAgreed} />
      <Refusal text={signing.refusal} />
      <Button type="submit" size="md" loading={signing.isPending} disabled={!isAgreed || name.trim() === ''}>
        Sign
      </Button>
    </form>
  );
}
