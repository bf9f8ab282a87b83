import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Refusal } from '../tasks/refusal.tsx';
import classes from './course.module.css';
import { NameField } from './name-field.tsx';
import { useClosingStep } from './use-closing-step.ts';

interface RejectButtonProps {
  closing: Closing;
  task: ClosingTask;
}

/** A party rejects what they would get, which ends the trade. */
export function RejectButton({ closing, task }: RejectButtonProps) {
  const { tradeId } = closing;
  const [opened, setOpened] = useState(false);
  const [name, setName] = useTextDraft(`closing:${tradeId}:${task.id}:reject`);
  const [reason, setReason] = useTextDraft(`closing:${tradeId}:${task.id}:reason`);
  const rejecting = useClosingStep(
    tradeId,
    (body: { name: string; reason: string }) =>
      call(closingCourseApi.reject, { params: { id: tradeId, task: task.id }, body }),
    {
      done: 'Rejected',
      onDone: () => {
        setName('');
        setReason('');
      },
    },
  );
  return (
    <>
      <Button size="md" variant="default" onClick={() => setOpened(true)}>
        Reject…
      </Button>
      <ConfirmDialog
        title={`Reject ${task.title ?? 'it'}?`}
        text="The whole trade ends for everyone. You get your deposit back, less the costs that you authorized. This can’t be undone."
        confirm="Reject and End Trade"
        cancel="Keep Trade"
        opened={opened}
        isPending={rejecting.isPending}
        isReady={name.trim() !== '' && reason.trim() !== ''}
        onCancel={() => setOpened(false)}
        onConfirm={() => rejecting.mutate({ name: name.trim(), reason: reason.trim() })}
      >
        <div className={classes.choices}>
          <Textarea
            label="Reason"
            description="Everyone in the trade reads it."
            rows={3}
            maxLength={1_000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            data-autofocus
          />
          <NameField closing={closing} signs="the rejection" value={name} onChange={setName} />
          <Refusal text={rejecting.refusal} />
        </div>
      </ConfirmDialog>
    </>
  );
}
