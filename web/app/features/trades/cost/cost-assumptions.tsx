import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import type { CostAssumptions } from '@tradewind/contract/cost-of-change';
import { ratesToEnter, TAX_STATES } from '@tradewind/contract/cost-tax-words';
import classes from './cost.module.css';
import type { CostFaults, CostField, TypedAssumptions } from './cost-fields.ts';

interface CostAssumptionsProps {
  typed: TypedAssumptions;
  faults: CostFaults;
  state: CostAssumptions['state'];
  /** Only a reader who pays a difference can finance it. */
  hasLoan: boolean;
  onChange: (part: Partial<TypedAssumptions>) => void;
}

/** Everything that the estimate assumes, to change. */
export function CostAssumptionFields({ typed, faults, state, hasLoan, onChange }: CostAssumptionsProps) {
  const asked = ratesToEnter(state);
  const field = (name: CostField, label: string, unit: '$' | '%' | undefined) => (
    <TextInput
      label={label}
      size="md"
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={typed[name]}
      error={faults[name]}
      {...(unit === '$' && { leftSection: unit })}
      {...(unit === '%' && { rightSection: unit })}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <div className={classes.fields}>
      {field('miles', 'Miles to move the boat', undefined)}
      {field('perMile', 'Price per mile', '$')}
      {field('survey', 'Survey', '$')}
      <NativeSelect
        label="State where you’ll keep it"
        size="md"
        value={typed.state}
        data={[{ value: '', label: 'Choose a state' }, ...TAX_STATES]}
        onChange={(event) => onChange({ state: event.currentTarget.value })}
      />
      {asked.rate ? field('localRate', 'Sales tax rate there', '%') : null}
      {asked.surtax ? field('surtaxRate', 'County surtax', '%') : null}
      {hasLoan ? (
        <>
          {field('apr', 'Loan rate (APR)', '%')}
          {field('years', 'Years to repay', undefined)}
          {field('down', 'Down payment', '%')}
        </>
      ) : null}
    </div>
  );
}
