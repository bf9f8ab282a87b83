import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea, TextInput } from '@mantine/core';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { FactsFormProps } from '../facts/use-facts-form.ts';
import { Refusal } from '../tasks/refusal.tsx';
import classes from '../tasks/task.module.css';
import { useClosingStep } from './use-closing-step.ts';

/** A party accepts or rejects what they get, in writing. */
export function AcceptForm({ tradeId, task }: FactsFormProps) {
  const [name, setName] = useTextDraft(`closing:${tradeId}:${task.id}:name`);
  const params = { id: tradeId, task: task.id };
  const accepting = useClosingStep(
    tradeId,
    (typed: string) => call(closingCourseApi.accept, { params, body: { name: typed } }),
    { done: 'Accepted', onDone: () => setName('') },
  );
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        accepting.mutate(name.trim());
      }}
    >
      <TextInput
        size="md"
        label="Your full name"
        description="You sign the acceptance by typing it."
        autoComplete="name"
        maxLength={160}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Refusal text={accepting.refusal} />
      <div className={classes.buttons}>
        <Button
          type="submit"
          size="md"
          color="brass.4"
          autoContrast
          loading={accepting.isPending}
          disabled={name.trim() === ''}
        >
          Accept
        </Button>
        <RejectButton tradeId={tradeId} task={task} name={name} />
      </div>
    </form>
  );
}

function RejectButton({ tradeId, task, name }: FactsFormProps & { name: string }) {
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useTextDraft(`closing:${tradeId}:${task.id}:reason`);
  const rejecting = useClosingStep(
    tradeId,
    (body: { name: string; reason: string }) =>
      call(closingCourseApi.reject, { params: { id: tradeId, task: task.id }, body }),
    { done: 'Rejected', onDone: () => setReason('') },
  );
  return (
    <>
      <Button size="md" variant="default" disabled={name.trim() === ''} onClick={() => setOpened(true)}>
        Reject…
      </Button>
      <ConfirmDialog
        title={`Reject ${task.title ?? 'it'}?`}
        text="The whole trade ends for everyone. You get your deposit back, less the costs that you authorized. This can’t be undone."
        confirm="Reject and End Trade"
        cancel="Keep Trade"
        opened={opened}
        isPending={rejecting.isPending}
        isReady={reason.trim() !== ''}
        onCancel={() => setOpened(false)}
        onConfirm={() => rejecting.mutate({ name: name.trim(), reason: reason.trim() })}
      >
        <Textarea
          label="Reason"
          description="Everyone in the trade reads it."
          rows={3}
          maxLength={1_000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Refusal text={rejecting.refusal} />
      </ConfirmDialog>
    </>
  );
}
