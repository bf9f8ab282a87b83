import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import type { ComponentProps } from 'react';
import { trustNames } from '../money-text.ts';
import type { BankValues } from './use-wire-form.ts';
import classes from './wires.module.css';

type Bound = Pick<ComponentProps<'input'>, 'name'> & {
  value: string;
  error: string | undefined;
  onChange: (event: never) => void;
};

interface BankFieldsProps {
  field: (name: Exclude<keyof BankValues, 'tradeId' | 'position'>) => Bound;
  direction: 'in' | 'out';
}

const trusts = [
  { value: '', label: 'Choose an account' },
  ...Object.entries(trustNames).map(([value, label]) => ({ value, label })),
];

/** Amount, account and reference of a wire, as the bank shows them. */
export function BankFields({ field, direction }: BankFieldsProps) {
  const isIn = direction === 'in';
  return (
    <>
      <TextInput label="Amount" leftSection="$" inputMode="decimal" autoComplete="off" {...field('amount')} />
      <NativeSelect label="Trust account" data={trusts} {...field('trust')} />
      <TextInput label={isIn ? 'Sender’s name' : 'Name on the account'} autoComplete="off" {...field('counterparty')} />
      <TextInput label="Bank reference" autoComplete="off" {...field('bankReference')} />
      <Textarea
        className={classes.wide ?? ''}
        label={isIn ? 'Call-back note (optional)' : 'Call-back note'}
        description="Who confirmed the bank details by phone, at which number, and when"
        rows={2}
        {...field('callBackNote')}
      />
    </>
  );
}
