import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { NativeSelect, Radio, Textarea } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import { CAUSE_WORDS } from '@tradewind/contract/closing-causes';
import { type CancelInput, closingCourseApi } from '@tradewind/contract/closing-course';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { partyName } from '../closing-people.ts';
import { Refusal } from '../tasks/refusal.tsx';
import classes from './course.module.css';
import { useClosingStep } from './use-closing-step.ts';

type Cause = Closing['causes'][number];

/** Causes that name somebody who broke the agreement. */
const DEFAULTS: readonly Cause[] = ['giver-default', 'receiver-default'];

/** Says what a cause means for the deposits. */
const consequenceOf = (cause: Cause | undefined) =>
  cause !== undefined && DEFAULTS.includes(cause)
    ? 'After the acceptance, the deposit of the person who broke the agreement stays frozen until everyone signs a release, or an award or a court order decides. All other deposits go back.'
    : 'Deposits go back, less the costs that people authorized.';

interface CancelDialogProps {
  closing: Closing;
  opened: boolean;
  onClose: () => void;
}

/** States why the trade ends. The cause decides about the deposits. */
export function CancelDialog({ closing, opened, onClose }: CancelDialogProps) {
  const [cause, setCause] = useState<Cause>();
  const [party, setParty] = useState('');
  const [reason, setReason] = useTextDraft(`closing:${closing.tradeId}:cancel`);
  const canceling = useClosingStep(
    closing.tradeId,
    (body: CancelInput) => call(closingCourseApi.cancel, { params: { id: closing.tradeId }, body }),
    {
      done: 'The trade is canceled',
      onDone: () => {
        setReason('');
        onClose();
      },
    },
  );
  const asksWho = closing.position === null && cause !== undefined && DEFAULTS.includes(cause);
  return (
    <ConfirmDialog
      title="End this trade?"
      text={`Everything that is reserved becomes free again, for everyone. ${consequenceOf(cause)}`}
      confirm="End Trade"
      cancel="Keep Trade"
      opened={opened}
      isPending={canceling.isPending}
      isReady={cause !== undefined && reason.trim() !== '' && (!asksWho || party !== '')}
      onCancel={onClose}
      onConfirm={() =>
        cause && canceling.mutate({ cause, reason: reason.trim(), ...(asksWho && { party: Number(party) }) })
      }
    >
      <div className={classes.choices}>
        <Radio.Group label="Why" value={cause ?? ''} onChange={(chosen) => setCause(chosen as Cause)}>
          <div className={classes.choices}>
            {closing.causes.map((each) => (
              <Radio key={each} value={each} label={CAUSE_WORDS[each]} />
            ))}
          </div>
        </Radio.Group>
        {asksWho ? (
          <NativeSelect
            label="Who broke the agreement"
            data={[
              { value: '', label: 'Choose a party' },
              ...closing.parties.map(({ position }) => ({
                value: String(position),
                label: partyName(closing, position),
              })),
            ]}
            value={party}
            onChange={(event) => setParty(event.currentTarget.value)}
          />
        ) : null}
        <Textarea
          label="What happened"
          description="Everyone in the trade reads it."
          rows={3}
          maxLength={1_000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Refusal text={canceling.refusal} />
      </div>
    </ConfirmDialog>
  );
}
