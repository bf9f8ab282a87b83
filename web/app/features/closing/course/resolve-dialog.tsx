import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import { type ClosingDispute, type ResolutionInput, resolutionInput } from '@tradewind/contract/closing-disputes';
import { call } from '../../../lib/api.ts';
import { useDialogForm } from '../../../lib/use-dialog-form.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DecisionPaper, decisionToRecord } from '../papers/decision-paper.tsx';
import { Refusal } from '../tasks/refusal.tsx';
import classes from './course.module.css';
import { DECISIONS } from './decision-words.ts';
import { shareAt, shareFields, shareName, sharesOf, type TypedShares } from './shares.ts';
import { type Outcome, SharesFields } from './shares-fields.tsx';
import { signedRelease } from './signed-release.ts';
import { useClosingStep } from './use-closing-step.ts';

const bases = [...DECISIONS, { value: 'signed_release', label: 'A release that everyone signed' }];

interface Values {
  basis: string;
  reference: string;
  outcome: Outcome | undefined;
  shares: TypedShares;
}

const blank: Values = { basis: 'award', reference: '', outcome: undefined, shares: {} };

const RESOLUTION_FIELDS = ['basis', 'reference', 'document', 'outcome'];

const isRelease = (basis: string) => basis === 'signed_release';

interface ResolveDialogProps {
  closing: Closing;
  dispute: ClosingDispute;
  opened: boolean;
  onClose: () => void;
}

/** The broker records the paper that ends a dispute, and moves the money as it says. */
export function ResolveDialog({ closing, dispute, opened, onClose }: ResolveDialogProps) {
  const fields = shareFields(closing, dispute);
  const signed = signedRelease(closing, dispute);
  const form = useDialogForm({
    draft: `closing:${closing.tradeId}:resolve:${dispute.id}`,
    blank,
    bodyOf: ({ basis, reference, outcome, shares }) =>
      isRelease(basis)
        ? { basis, proposal: signed?.id }
        : { basis, reference, outcome, document: decisionToRecord(closing), shares: sharesOf(fields, shares) },
    schema: resolutionInput,
    fieldOf: ([name, index], { shares }) =>
      name === 'shares' ? shareAt(fields, shares, index) : RESOLUTION_FIELDS.find((field) => field === name),
  });
  const { basis, outcome, shares } = form.values;
  const resolving = useClosingStep(
    closing.tradeId,
    (body: ResolutionInput) => call(closingCourseApi.resolve, { params: { id: closing.tradeId }, body }),
    {
      done: 'The dispute is over',
      onDone: () => {
        form.clear();
        onClose();
      },
    },
  );
  return (
    <ConfirmDialog
      title="Record the outcome"
      text="Record only what the paper in front of you says. The money moves at once, and nobody can take it back."
      confirm="Record and Move Money"
      isHarmless
      opened={opened}
      isPending={resolving.isPending}
      onCancel={onClose}
      onConfirm={() => form.submit(resolving.mutate)}
    >
      <div ref={form.area} className={classes.choices}>
        <NativeSelect label="The paper" data={bases} {...form.field('basis')} data-autofocus />
        {isRelease(basis) ? (
          <p className={classes.frozen}>
            {signed
              ? 'Everyone has signed the proposal to end the dispute.'
              : 'Not everyone has signed a proposal yet.'}
          </p>
        ) : (
          <>
            <DecisionPaper closing={closing} error={form.errors.document} />
            <TextInput label="File number of the document" maxLength={160} {...form.field('reference')} />
            <SharesFields
              closing={closing}
              dispute={dispute}
              outcome={outcome}
              typed={shares}
              errors={form.errors}
              onOutcome={(chosen) => form.change({ outcome: chosen })}
              onType={(key, amount) => form.change({ shares: { ...shares, [key]: amount } }, [shareName(key)])}
            />
          </>
        )}
        <Refusal text={form.refusal} />
      </div>
    </ConfirmDialog>
  );
}
