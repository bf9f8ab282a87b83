import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import { type ClosingDispute, resolutionInput } from '@tradewind/contract/closing-disputes';
import { useState } from 'react';
import { send } from '../../../lib/api.ts';
import { useValuesDraft } from '../../../lib/use-values-draft.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DecisionPaper, decisionToRecord } from '../papers/decision-paper.tsx';
import { Refusal } from '../tasks/refusal.tsx';
import classes from './course.module.css';
import { DECISIONS } from './decision-words.ts';
import { shareFields, sharesOf, type TypedShares } from './shares.ts';
import { type Outcome, SharesFields } from './shares-fields.tsx';
import { signedRelease } from './signed-release.ts';
import { useClosingStep } from './use-closing-step.ts';

const bases = [...DECISIONS, { value: 'signed_release', label: 'A release that everyone signed' }];

interface Values {
  basis: string;
  reference: string;
  outcome: Outcome | undefined;
  typed: TypedShares;
}

const blank: Values = { basis: 'award', reference: '', outcome: undefined, typed: {} };

interface ResolveDialogProps {
  closing: Closing;
  dispute: ClosingDispute;
  opened: boolean;
  onClose: () => void;
}

/** The broker records the paper that ends a dispute, and moves the money as it says. */
export function ResolveDialog({ closing, dispute, opened, onClose }: ResolveDialogProps) {
  const draft = useValuesDraft(`closing:${closing.tradeId}:resolve:${dispute.id}`, blank);
  const { basis, reference, outcome, typed } = draft.values;
  /** A fault stays until another paper is uploaded. */
  const [fault, setFault] = useState<{ text: string | undefined; document: number | undefined }>();
  const document = decisionToRecord(closing);
  const resolving = useClosingStep(
    closing.tradeId,
    (body: unknown) => send(closingCourseApi.resolve, { params: { id: closing.tradeId }, body }),
    {
      done: 'The dispute is over',
      onDone: () => {
        draft.clear();
        onClose();
      },
    },
  );
  const signed = signedRelease(closing, dispute);
  const isSigned = basis === 'signed_release';
  const resolve = () => {
    const shares = sharesOf(shareFields(closing, dispute), typed);
    const given = isSigned ? { basis, proposal: signed?.id } : { basis, reference, document, outcome, shares };
    const { data, error } = resolutionInput.safeParse(given);
    setFault({ text: error?.issues[0]?.message, document });
    if (data) resolving.mutate(data);
  };
  return (
    <ConfirmDialog
      title="Record the outcome"
      text="Record only what the paper in front of you says. The money moves at once, and nobody can take it back."
      confirm="Record and Move Money"
      isHarmless
      opened={opened}
      isPending={resolving.isPending}
      onCancel={onClose}
      onConfirm={resolve}
    >
      <div className={classes.choices}>
        <NativeSelect
          label="The paper"
          data={bases}
          value={basis}
          onChange={(event) => draft.change({ basis: event.currentTarget.value })}
          data-autofocus
        />
        {isSigned ? (
          <p className={classes.frozen}>
            {signed
              ? 'Everyone has signed the proposal to end the dispute.'
              : 'Not everyone has signed a proposal yet.'}
          </p>
        ) : (
          <>
            <DecisionPaper closing={closing} />
            <TextInput
              label="File number of the document"
              maxLength={160}
              value={reference}
              onChange={(event) => draft.change({ reference: event.currentTarget.value })}
            />
            <SharesFields
              closing={closing}
              dispute={dispute}
              outcome={outcome}
              typed={typed}
              onOutcome={(chosen) => draft.change({ outcome: chosen })}
              onType={(shares) => draft.change({ typed: shares })}
            />
          </>
        )}
        <Refusal text={(fault?.document === document ? fault?.text : undefined) ?? resolving.refusal} />
      </div>
    </ConfirmDialog>
  );
}
