import { TASK_WORDS } from '@tradewind/contract/closing-task-words';
import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { FactsFormProps } from '../facts/use-facts-form.ts';
import { Refusal } from './refusal.tsx';
import { useTaskStep } from './use-task-step.ts';

/** The broker records that a task is not needed, and why. */
export function WaiveButton({ tradeId, task }: FactsFormProps) {
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useTextDraft(`closing:${tradeId}:${task.id}:waive`);
  const taking = useTaskStep(tradeId, task, () => {
    setReason('');
    setOpened(false);
  });
  const open = () => {
    taking.reset();
    setOpened(true);
  };
  return (
    <>
      <Button variant="subtle" size="compact-md" onClick={open}>
        Not Needed…
      </Button>
      <ConfirmDialog
        title={`Is this not needed: ${TASK_WORDS[task.kind].name}?`}
        text="The trade can be released without it. The reason stays in the record."
        confirm="Record as Not Needed"
        isHarmless
        opened={opened}
        isPending={taking.isPending}
        isReady={reason.trim() !== ''}
        onCancel={() => setOpened(false)}
        onConfirm={() => taking.mutate({ step: 'waive', note: reason.trim() })}
      >
        <Textarea
          label="Reason"
          required
          withAsterisk={false}
          rows={3}
          maxLength={1_000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Refusal text={taking.refusal} />
      </ConfirmDialog>
    </>
  );
}
