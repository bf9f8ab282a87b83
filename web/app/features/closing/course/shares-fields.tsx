import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio, TextInput } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import type { ClosingDispute } from '@tradewind/contract/closing-disputes';
import { TRUST_NAMES } from '@tradewind/contract/closing-words';
import { exactPriceText } from '@tradewind/contract/trade-values';
import type { FieldErrors } from '../../../lib/field-errors.ts';
import { partyName } from '../closing-people.ts';
import classes from './course.module.css';
import { shareFields, shareName, type TypedShares } from './shares.ts';

export type Outcome = 'cancel' | 'resume';

interface SharesFieldsProps {
  closing: Closing;
  dispute: ClosingDispute;
  outcome: Outcome | undefined;
  typed: TypedShares;
  errors: FieldErrors;
  onOutcome: (outcome: Outcome) => void;
  onType: (key: string, amount: string) => void;
}

/** Whether the trade goes on, and who gets the frozen money. */
export function SharesFields({ closing, dispute, outcome, typed, errors, onOutcome, onType }: SharesFieldsProps) {
  return (
    <>
      <Radio.Group
        label="What happens with the trade"
        value={outcome ?? ''}
        error={errors.outcome}
        data-faulty={errors.outcome === undefined ? undefined : true}
        onChange={(chosen) => onOutcome(chosen as Outcome)}
      >
        <div className={classes.choices}>
          <Radio value="resume" label="It goes on" />
          <Radio value="cancel" label="It ends" />
        </div>
      </Radio.Group>
      {dispute.frozen.map(({ trust, amount }) => (
        <p key={trust} className={classes.frozen}>
          {exactPriceText(amount)} is frozen in the {TRUST_NAMES[trust]}.
        </p>
      ))}
      {shareFields(closing, dispute).map(({ key, position, trust }) => (
        <TextInput
          key={key}
          label={`${partyName(closing, position)} from the ${TRUST_NAMES[trust]}`}
          leftSection="$"
          inputMode="decimal"
          autoComplete="off"
          value={typed[key] ?? ''}
          error={errors[shareName(key)]}
          onChange={(event) => onType(key, event.currentTarget.value)}
        />
      ))}
    </>
  );
}
