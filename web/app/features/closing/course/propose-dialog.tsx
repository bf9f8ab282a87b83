import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import { type ProposalInput, type ProposalKind, proposalInput } from '@tradewind/contract/closing-proposals';
import { useState } from 'react';
import { send } from '../../../lib/api.ts';
import { useValuesDraft } from '../../../lib/use-values-draft.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Refusal } from '../tasks/refusal.tsx';
import classes from './course.module.css';
import { NameField } from './name-field.tsx';
import { blankProposal, type ProposalLeg, type ProposalValues, termsOf } from './proposal-draft.ts';
import { holdbackEnds, proposalNames, proposalTexts } from './proposal-words.ts';
import { shareFields, sharesOf, suggestedShares } from './shares.ts';
import { SharesFields } from './shares-fields.tsx';
import { useClosingStep } from './use-closing-step.ts';

interface ProposeDialogProps {
  closing: Closing;
  legs: readonly ProposalLeg[];
  /** Undefined closes the dialog. */
  kind: ProposalKind | undefined;
  /** The boat that the proposal is about, if that is known. */
  leg?: number;
  onClose: () => void;
}

/** Proposes something that everyone must agree to. A refusal and a reload keep what was typed. */
export function ProposeDialog({ closing, legs, kind, leg, onClose }: ProposeDialogProps) {
  const blank = leg === undefined ? blankProposal : { ...blankProposal, leg: String(leg) };
  const [shown, setShown] = useState(kind);
  const [fault, setFault] = useState<string>();
  const draft = useValuesDraft([`closing:${closing.tradeId}:propose`, shown ?? '', leg ?? ''].join(':'), blank);
  const { values } = draft;
  const proposing = useClosingStep(
    closing.tradeId,
    (body: ProposalInput & { name?: string }) =>
      send(closingCourseApi.propose, { params: { id: closing.tradeId }, body }),
    {
      done: 'Proposed to everyone',
      onDone: () => {
        draft.clear();
        onClose();
      },
    },
  );
  if (kind !== undefined && kind !== shown) setShown(kind);
  if (shown === undefined) return null;
  // The end of a dispute is signed afterwards, when everyone can read the release.
  const isSigned = closing.position !== null && shown !== 'settlement';
  const change = (part: Partial<ProposalValues>) => {
    setFault(undefined);
    draft.change(part);
  };
  const dispute = closing.disputes[0];
  const shares = { ...(dispute && suggestedShares(dispute)), ...values.shares };
  const settlementOf = () =>
    shown === 'settlement' && dispute
      ? { outcome: values.outcome, shares: sharesOf(shareFields(closing, dispute), shares) }
      : {};
  const propose = () => {
    const { data, error } = proposalInput.safeParse({
      terms: { ...termsOf(shown, values), ...settlementOf() },
      reason: values.reason,
    });
    if (error) setFault(error.issues[0]?.message);
    else proposing.mutate({ ...data, ...(isSigned && { name: values.name.trim() }) });
  };
  return (
    <ConfirmDialog
      title={proposalNames[shown]}
      text={proposalTexts[shown]}
      confirm="Propose"
      isHarmless
      opened={kind !== undefined}
      isPending={proposing.isPending}
      isReady={!isSigned || values.name.trim() !== ''}
      onCancel={onClose}
      onConfirm={propose}
    >
      <div className={classes.choices}>
        <TermsFields closing={closing} kind={shown} legs={legs} values={values} onChange={change} />
        {shown === 'settlement' && dispute ? (
          <SharesFields
            closing={closing}
            dispute={dispute}
            outcome={values.outcome}
            typed={shares}
            onOutcome={(outcome) => change({ outcome })}
            onType={(typed) => change({ shares: typed })}
          />
        ) : null}
        <Textarea
          label="Reason (optional)"
          rows={2}
          maxLength={1_000}
          value={values.reason}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
        {isSigned ? (
          <NameField closing={closing} signs="the proposal" value={values.name} onChange={(name) => change({ name })} />
        ) : null}
        <Refusal text={fault ?? proposing.refusal} />
      </div>
    </ConfirmDialog>
  );
}

interface TermsFieldsProps {
  closing: Closing;
  kind: ProposalKind;
  legs: readonly ProposalLeg[];
  values: ProposalValues;
  onChange: (part: Partial<ProposalValues>) => void;
}

const dollars = { leftSection: '$', inputMode: 'decimal', autoComplete: 'off' } as const;

function TermsFields({ closing, kind, legs, values, onChange }: TermsFieldsProps) {
  const bind = (field: 'days' | 'amount' | 'condition' | 'until' | 'leg' | 'to') => ({
    value: values[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  });
  const isAsked = ({ leg, isCash, receiver }: ProposalLeg) =>
    kind === 'holdback'
      ? !isCash && receiver === closing.position
      : closing.holdbacks.some((holdback) => holdback.leg === leg);
  const items = [
    { value: '', label: 'Choose a boat or item' },
    ...legs.filter(isAsked).map(({ leg, title }) => ({ value: String(leg), label: title })),
  ];
  switch (kind) {
    case 'extension':
      return <TextInput label="Days" inputMode="numeric" autoComplete="off" data-autofocus {...bind('days')} />;
    case 'holdback':
      return (
        <>
          <NativeSelect label="For" data={items} data-autofocus {...bind('leg')} />
          <TextInput label="Amount" {...dollars} {...bind('amount')} />
          <Textarea label="Condition" rows={2} maxLength={500} {...bind('condition')} />
          <TextInput type="date" label="Until" {...bind('until')} />
        </>
      );
    case 'holdback-end':
      return (
        <>
          <NativeSelect label="Held back for" data={items} data-autofocus {...bind('leg')} />
          <NativeSelect
            label="The money"
            data={[
              { value: '', label: 'Choose who gets it' },
              ...Object.entries(holdbackEnds(closing, legs, Number(values.leg))).map(([value, label]) => ({
                value,
                label,
              })),
            ]}
            {...bind('to')}
          />
        </>
      );
    case 'amendment':
      return legs.map(({ leg, title, value }) => (
        <TextInput
          key={leg}
          label={title}
          placeholder={value}
          {...dollars}
          value={values.changes[leg] ?? ''}
          onChange={(event) => onChange({ changes: { ...values.changes, [leg]: event.currentTarget.value } })}
        />
      ));
    default:
      return null;
  }
}
