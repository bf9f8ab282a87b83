import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import { type ProposalInput, type ProposalKind, proposalInput } from '@tradewind/contract/closing-proposals';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { type DialogForm, useDialogForm } from '../../../lib/use-dialog-form.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Refusal } from '../tasks/refusal.tsx';
import classes from './course.module.css';
import { NameField } from './name-field.tsx';
import {
  blankProposal,
  changeName,
  type ProposalLeg,
  type ProposalValues,
  proposalField,
  termsOf,
} from './proposal-draft.ts';
import { holdbackEnds, proposalNames, proposalTexts } from './proposal-words.ts';
import { shareAt, shareFields, shareName, sharesOf, suggestedShares } from './shares.ts';
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
  const blank: ProposalValues = leg === undefined ? blankProposal : { ...blankProposal, leg: String(leg) };
  const [shown, setShown] = useState(kind);
  // The end of a dispute is signed afterwards, when everyone can read the release.
  const isSigned = closing.position !== null && shown !== 'settlement';
  const dispute = shown === 'settlement' ? closing.disputes[0] : undefined;
  const fields = dispute ? shareFields(closing, dispute) : [];
  const sharesIn = ({ shares }: ProposalValues) => ({ ...(dispute && suggestedShares(dispute)), ...shares });
  const form = useDialogForm({
    draft: [`closing:${closing.tradeId}:propose`, shown ?? '', leg ?? ''].join(':'),
    blank,
    bodyOf: (typed) => ({
      terms: {
        ...termsOf(shown, typed),
        ...(dispute && { outcome: typed.outcome, shares: sharesOf(fields, sharesIn(typed)) }),
      },
      reason: typed.reason,
      ...(isSigned && { name: typed.name }),
    }),
    schema: proposalInput,
    fieldOf: (path, typed) =>
      path[1] === 'shares' ? shareAt(fields, sharesIn(typed), path[2]) : proposalField(path, typed),
  });
  const { values, errors, change } = form;
  const proposing = useClosingStep(
    closing.tradeId,
    (body: ProposalInput) => call(closingCourseApi.propose, { params: { id: closing.tradeId }, body }),
    {
      done: 'Proposed to everyone',
      onDone: () => {
        form.clear();
        onClose();
      },
    },
  );
  if (kind !== undefined && kind !== shown) setShown(kind);
  if (shown === undefined) return null;
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
      onConfirm={() => form.submit(proposing.mutate)}
    >
      <div ref={form.area} className={classes.choices}>
        <TermsFields closing={closing} kind={shown} legs={legs} form={form} />
        {dispute ? (
          <SharesFields
            closing={closing}
            dispute={dispute}
            outcome={values.outcome}
            typed={sharesIn(values)}
            errors={errors}
            onOutcome={(outcome) => change({ outcome })}
            onType={(key, amount) => change({ shares: { ...sharesIn(values), [key]: amount } }, [shareName(key)])}
          />
        ) : null}
        <Textarea label="Reason (optional)" rows={2} maxLength={1_000} {...form.field('reason')} />
        {isSigned ? (
          <NameField
            closing={closing}
            signs="the proposal"
            value={values.name}
            error={errors.name}
            onChange={(name) => change({ name })}
          />
        ) : null}
        <Refusal text={form.refusal} />
      </div>
    </ConfirmDialog>
  );
}

type ProposalForm = DialogForm<ProposalValues, ProposalInput>;

interface TermsFieldsProps {
  closing: Closing;
  kind: ProposalKind;
  legs: readonly ProposalLeg[];
  form: ProposalForm;
}

const dollars = { leftSection: '$', inputMode: 'decimal', autoComplete: 'off' } as const;

function TermsFields({ closing, kind, legs, form: { values, errors, field, change } }: TermsFieldsProps) {
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
      return <TextInput label="Days" inputMode="numeric" autoComplete="off" data-autofocus {...field('days')} />;
    case 'holdback':
      return (
        <>
          <NativeSelect label="For" data={items} data-autofocus {...field('leg')} />
          <TextInput label="Amount" {...dollars} {...field('amount')} />
          <Textarea label="Condition" rows={2} maxLength={500} {...field('condition')} />
          <TextInput type="date" label="Until" {...field('until')} />
        </>
      );
    case 'holdback-end':
      return (
        <>
          <NativeSelect label="Held back for" data={items} data-autofocus {...field('leg')} />
          <NativeSelect
            label="The money"
            data={[
              { value: '', label: 'Choose who gets it' },
              ...Object.entries(holdbackEnds(closing, legs, Number(values.leg))).map(([value, label]) => ({
                value,
                label,
              })),
            ]}
            {...field('to')}
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
          error={errors[changeName(leg)]}
          onChange={(event) =>
            change({ changes: { ...values.changes, [leg]: event.currentTarget.value } }, [changeName(leg)])
          }
        />
      ));
    default:
      return null;
  }
}
