import '@mantine/core/styles/Input.layer.css';
import { Textarea } from '@mantine/core';
import { REASON_MAX, type Trade } from '@tradewind/contract/trades';
import { useState } from 'react';
import { listed, othersOf } from '../../../nouns/trade/trade-sides.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { endingQuestion } from './decision-texts.ts';
import classes from './decisions.module.css';
import type { Decision } from './use-decision.ts';

interface EndDialogProps {
  decision: Exclude<Decision, 'accept'>;
  trade: Trade;
  reader: string;
  opened: boolean;
  isPending: boolean;
  refusal: string | undefined;
  onCancel: () => void;
  onEnd: (reason: string) => void;
}

/** Declines, withdraws or cancels, with a reason that the others read. A refusal keeps the typed reason. */
export function EndDialog({ decision, trade, reader, refusal, onEnd, ...dialog }: EndDialogProps) {
  const [reason, setReason] = useState('');
  const { length } = [...reason.trim()];
  const isTooLong = length > REASON_MAX;
  const { isReasonRequired = false, ...question } = endingQuestion(decision, trade, reader);
  const others = listed(othersOf(trade, reader).map(({ firstName }) => firstName));
  return (
    <ConfirmDialog
      {...dialog}
      {...question}
      cancel={decision === 'cancel' ? 'Keep Trade' : 'Keep Offer'}
      isReady={!isTooLong && (!isReasonRequired || reason.trim() !== '')}
      onConfirm={() => onEnd(reason.trim())}
    >
      <Textarea
        label={isReasonRequired ? 'Reason' : 'Reason (optional)'}
        description={`${isReasonRequired ? 'Please say why. ' : ''}${others} will read this.`}
        error={isTooLong ? `Please keep the reason to ${REASON_MAX} characters. It has ${length}.` : undefined}
        required={isReasonRequired}
        withAsterisk={false}
        rows={3}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
      {refusal === undefined ? null : (
        <p role="alert" className={classes.refusal}>
          {refusal}
        </p>
      )}
    </ConfirmDialog>
  );
}
