import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, Textarea } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import { type DisputeInput, disputeInput } from '@tradewind/contract/closing-disputes';
import { call } from '../../../lib/api.ts';
import { useDialogForm } from '../../../lib/use-dialog-form.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { partyName } from '../closing-people.ts';
import { Refusal } from '../tasks/refusal.tsx';
import classes from './course.module.css';
import { useClosingStep } from './use-closing-step.ts';

const causes = [
  { value: 'giver-default', label: 'Doesn’t deliver what they agreed to give' },
  { value: 'receiver-default', label: 'Doesn’t take what they accepted' },
];

interface DisputeDialogProps {
  closing: Closing;
  opened: boolean;
  onClose: () => void;
}

/** Opens a dispute, which freezes the money of the trade. */
export function DisputeDialog({ closing, opened, onClose }: DisputeDialogProps) {
  const form = useDialogForm({
    draft: `closing:${closing.tradeId}:dispute`,
    blank: { against: '', cause: 'giver-default', reason: '' },
    bodyOf: ({ against, cause, reason }) => ({ reason, ...(against !== '' && { against: Number(against), cause }) }),
    schema: disputeInput,
  });
  const disputing = useClosingStep(
    closing.tradeId,
    (body: DisputeInput) => call(closingCourseApi.dispute, { params: { id: closing.tradeId }, body }),
    {
      done: 'The dispute is open',
      onDone: () => {
        form.clear();
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
      onCancel={onClose}
      onConfirm={() => form.submit(disputing.mutate)}
    >
      <div ref={form.area} className={classes.choices}>
        <NativeSelect
          label="Did somebody break the agreement?"
          data={[
            { value: '', label: 'No, or I’m not sure' },
            ...others.map(({ position }) => ({ value: String(position), label: partyName(closing, position) })),
          ]}
          {...form.field('against')}
        />
        {form.values.against === '' ? null : (
          <NativeSelect label="What they did" data={causes} {...form.field('cause')} />
        )}
        <Textarea
          label="What happened"
          description="Everyone in the trade reads it."
          rows={4}
          maxLength={1_000}
          {...form.field('reason')}
          data-autofocus
        />
        <Refusal text={form.refusal} />
      </div>
    </ConfirmDialog>
  );
}
