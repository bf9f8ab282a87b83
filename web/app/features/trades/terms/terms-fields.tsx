import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { daysAllowed, STANDARD_DEPOSIT_RULE, standardDeposit, type TermDays } from '@tradewind/contract/standard-terms';
import type { TradeTerms } from '@tradewind/contract/trade-terms';
import type { TradeLeg } from '@tradewind/contract/trades';
import { useState } from 'react';
import { STANDARD_TERMS_DRAFT, TERM_DAYS, type TermsDraft, type TermsFaults } from './terms-draft.ts';
import classes from './terms-fields.module.css';
import { deadlinesText, depositLabel, depositsText, depositText, type NameOf } from './terms-texts.ts';

const DAYS: Record<keyof TermDays, { label: string; description: string; unit: string }> = {
  depositDays: { label: 'Time for deposits', description: 'After signing', unit: 'business days' },
  acceptDays: { label: 'Time to inspect', description: 'After signing', unit: 'days' },
  closeDays: { label: 'Time to close', description: 'After the last acceptance', unit: 'days' },
};

interface TermsFieldsProps {
  draft: TermsDraft;
  faults: TermsFaults;
  /** The same terms as the other side will see them. */
  terms: TradeTerms;
  legs: readonly TradeLeg[];
  nameOf: NameOf;
  onChange: (part: Partial<TermsDraft>) => void;
}

/** The terms of an offer: one line, until somebody wants to change them. */
export function TermsFields({ draft, faults, terms, legs, nameOf, onChange }: TermsFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const isFaulty = Object.keys(faults).length > 0;
  const isStandard = JSON.stringify(draft) === JSON.stringify(STANDARD_TERMS_DRAFT);
  const standardText = (userId: string) => depositText(standardDeposit(legs, userId)).toLowerCase();
  const field = (name: keyof TermsDraft) => ({
    size: 'md',
    autoComplete: 'off',
    value: draft[name],
    error: faults[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <details
      className={classes.terms}
      open={isOpen || isFaulty}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <strong>Terms</strong>
        <span>
          {deadlinesText(terms)} {depositsText(terms, nameOf)}
        </span>
      </summary>
      <fieldset className={classes.fields}>
        <legend>Deadlines</legend>
        {TERM_DAYS.map((name) => (
          <TextInput
            key={name}
            {...field(name)}
            label={DAYS[name].label}
            description={`${DAYS[name].description}, ${daysAllowed(name).least} to ${daysAllowed(name).most} days`}
            inputMode="numeric"
            rightSection={<span className={classes.unit}>{DAYS[name].unit}</span>}
            rightSectionWidth={name === 'depositDays' ? 112 : 56}
          />
        ))}
      </fieldset>
      <fieldset className={classes.fields}>
        <legend>Deposits</legend>
        {terms.deposits.map(({ userId }, place) => (
          <TextInput
            key={userId}
            {...field(place === 0 ? 'mine' : 'theirs')}
            label={depositLabel(nameOf(userId))}
            description={`Empty: the standard deposit, ${standardText(userId)}`}
            inputMode="decimal"
            leftSection="$"
          />
        ))}
      </fieldset>
      <p className={classes.rule}>{STANDARD_DEPOSIT_RULE} It counts toward what they owe at closing.</p>
      {isStandard ? null : (
        <Button variant="subtle" size="compact-md" mt="xs" onClick={() => onChange(STANDARD_TERMS_DRAFT)}>
          Use Standard Terms
        </Button>
      )}
    </details>
  );
}
