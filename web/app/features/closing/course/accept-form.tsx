import { Button } from '@mantine/core';
import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import type { SigningForm } from '@tradewind/contract/closing-documents';
import { type ReactNode, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import { FormOfTask } from '../papers/form-of-task.tsx';
import { SigningFields } from '../papers/signing-fields.tsx';
import { useSigning } from '../papers/use-signing.ts';
import { Refusal } from '../tasks/refusal.tsx';
import classes from '../tasks/task.module.css';
import { RejectButton } from './reject-button.tsx';

interface AcceptFormProps {
  closing: Closing;
  task: ClosingTask;
}

/** A party accepts or rejects what they get, in writing. */
export function AcceptForm({ closing, task }: AcceptFormProps) {
  const rejecting = task.actions.includes('reject') ? <RejectButton closing={closing} task={task} /> : null;
  if (!task.actions.includes('accept'))
    return (
      <>
        <p className={classes.limits}>You can accept once everyone has signed the exchange agreement again.</p>
        {rejecting}
      </>
    );
  return (
    <FormOfTask closing={closing} task={task}>
      {(form) => (
        <Accepting key={form.hash} closing={closing} task={task} form={form}>
          {rejecting}
        </Accepting>
      )}
    </FormOfTask>
  );
}

interface AcceptingProps extends AcceptFormProps {
  form: SigningForm;
  /** The other decision. */
  children: ReactNode;
}

function Accepting({ closing, task, form, children }: AcceptingProps) {
  const [name, setName] = useTextDraft(`closing:${closing.tradeId}:${task.id}:name`);
  const [isAgreed, setAgreed] = useState(false);
  const params = { id: closing.tradeId, task: task.id };
  const accepting = useSigning(closing, task, {
    send: (typed) => call(closingCourseApi.accept, { params, body: typed }),
    done: { title: 'Accepted' },
    onSigned: () => setName(''),
  });
  return (
    <form
      className={classes.form}
      aria-label={`Sign: ${form.title}`}
      onSubmit={(event) => {
        event.preventDefault();
        accepting.mutate({ hash: form.hash, name: name.trim() });
      }}
    >
      <SigningFields form={form} name={name} onName={setName} isAgreed={isAgreed} onAgree={setAgreed} />
      <Refusal text={accepting.refusal} />
      <div className={classes.buttons}>
        <Button
          type="submit"
          size="md"
          color="brass.4"
          autoContrast
          loading={accepting.isPending}
          disabled={!isAgreed || name.trim() === ''}
        >
          Accept
        </Button>
        {children}
      </div>
    </form>
  );
}
