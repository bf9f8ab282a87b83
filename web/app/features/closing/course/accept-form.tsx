import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import type { SigningForm } from '@tradewind/contract/closing-documents';
import { type ReactNode, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import { SigningFields } from '../papers/signing-fields.tsx';
import { formQuery, taskFormKey, useSigning } from '../papers/use-signing.ts';
import { WrittenForm } from '../papers/written-form.tsx';
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
    <ReadForm closing={closing} task={task}>
      {rejecting}
    </ReadForm>
  );
}

function ReadForm({ closing, task, children }: AcceptFormProps & { children: ReactNode }) {
  const query = useQuery(formQuery(closing, task));
  return (
    <WrittenForm query={query}>
      {(form) => (
        <Accepting key={form.hash} closing={closing} task={task} form={form}>
          {children}
        </Accepting>
      )}
    </WrittenForm>
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
  const accepting = useSigning(closing, {
    form: taskFormKey(closing.tradeId, task.id),
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
