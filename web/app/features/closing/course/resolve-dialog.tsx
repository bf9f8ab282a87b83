import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import { type ClosingDispute, resolutionInput } from '@tradewind/contract/closing-disputes';
import { useState } from 'react';
import { send } from '../../../lib/api.ts';
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

interface ResolveDialogProps {
  closing: Closing;
  dispute: ClosingDispute;
  opened: boolean;
  onClose: () => void;
}

/** The broker records the paper that ends a dispute, and moves the money as it says. */
export function ResolveDialog({ closing, dispute, opened, onClose }: ResolveDialogProps) {
  const [basis, setBasis] = useState('award');
  const [reference, setReference] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const [typed, setTyped] = useState<TypedShares>({});
  /** A fault stays until another paper is uploaded. */
  const [fault, setFault] = useState<{ text: string | undefined; document: number | undefined }>();
  const document = decisionToRecord(closing);
  const resolving = useClosingStep(
    closing.tradeId,
    (body: unknown) => send(closingCourseApi.resolve, { params: { id: closing.tradeId }, body }),
    { done: 'The dispute is over', onDone: onClose },
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
          onChange={(event) => setBasis(event.currentTarget.value)}
          data-autofocus
        />
        {isSigned ? (
          <p className={classes.frozen}>
            {signed
              ? 'Everyone has signed the proposal to end the dispute.'
              : 'No proposal was signed by everyone yet.'}
          </p>
        ) : (
          <>
            <DecisionPaper closing={closing} />
            <TextInput
              label="File number of the document"
              maxLength={160}
              value={reference}
              onChange={(event) => setReference(event.currentTarget.value)}
            />
            <SharesFields
              closing={closing}
              dispute={dispute}
              outcome={outcome}
              typed={typed}
              onOutcome={setOutcome}
              onType={setTyped}
            />
          </>
        )}
        <Refusal text={(fault?.document === document ? fault?.text : undefined) ?? resolving.refusal} />
      </div>
    </ConfirmDialog>
  );
}
