import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, Textarea } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import type { DisputeInput } from '@tradewind/contract/closing-disputes';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { partyName } from '../closing-people.ts';
import { Refusal } from '../tasks/refusal.tsx';
import classes from './course.module.css';
import { useClosingStep } from './use-closing-step.ts';

const causes = [
  { value: 'giver-default', label: 'Doesn’t deliver what they agreed to give' },
  { value: 'receiver-default', label: 'Doesn’t take what they accepted' },
] as const;

interface DisputeDialogProps {
  closing: Closing;
  opened: boolean;
  onClose: () => void;
}

/** Opens a dispute, which freezes the money of the trade. */
export function DisputeDialog({ closing, opened, onClose }: DisputeDialogProps) {
  const [against, setAgainst] = useState('');
  const [cause, setCause] = useState<(typeof causes)[number]['value']>('giver-default');
  const [reason, setReason] = useTextDraft(`closing:${closing.tradeId}:dispute`);
  const disputing = useClosingStep(
    closing.tradeId,
    (body: DisputeInput) => call(closingCourseApi.dispute, { params: { id: closing.tradeId }, body }),
    {
      done: 'The dispute is open',
      onDone: () => {
        setReason('');
        onClose();
      },
    },
  );
  const others = closing.parties.filter(({ position }) => position !== closing.position);
  return (
    <ConfirmDialog
      title="Open a dispute?"
      text="The money of this trade is frozen, and nothing moves until everyone concerned signs a release, or an arbitration award or a court order decides. Talk to the broker first if you can."
      confirm="Open Dispute"
      opened={opened}
      isPending={disputing.isPending}
      isReady={reason.trim() !== ''}
      onCancel={onClose}
      onConfirm={() =>
        disputing.mutate({ reason: reason.trim(), ...(against !== '' && { against: Number(against), cause }) })
      }
    >
      <div className={classes.choices}>
        <NativeSelect
          label="Did somebody break the agreement?"
          data={[
            { value: '', label: 'No, or I’m not sure' },
            ...others.map(({ position }) => ({ value: String(position), label: partyName(closing, position) })),
          ]}
          value={against}
          onChange={(event) => setAgainst(event.currentTarget.value)}
        />
        {against === '' ? null : (
          <NativeSelect
            label="What they did"
            data={causes}
            value={cause}
            onChange={(event) => setCause(event.currentTarget.value as typeof cause)}
          />
        )}
        <Textarea
          label="What happened"
          description="Everyone in the trade reads it."
          rows={4}
          maxLength={1_000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Refusal text={disputing.refusal} />
      </div>
    </ConfirmDialog>
  );
}
