import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect } from '@mantine/core';
import { ledgerApi, type WireIn, wireIn } from '@tradewind/contract/ledger';
import { readDollars } from '@tradewind/contract/trade-values';
import { call } from '../../../lib/api.ts';
import { BankFields } from './bank-fields.tsx';
import { expectedIn, expectedText, surplusText } from './expected-wires.ts';
import { PartyChoice, usePartiesOf } from './party-choice.tsx';
import { type BankValues, blankWire, useWireForm, type WireFormProps } from './use-wire-form.ts';
import { purposeNames, RETURN_TIME } from './wire-words.ts';
import classes from './wires.module.css';

interface Values extends BankValues {
  purpose: string;
}

const purposes = (['deposit', 'funds', 'unknown'] as const).map((value) => ({ value, label: purposeNames[value] }));

function wireOf({ amount, callBackNote, tradeId, position, purpose, ...bank }: Values) {
  const party = {
    ...(tradeId.trim() && { tradeId: tradeId.trim() }),
    ...(position && { position: Number(position) }),
  };
  return {
    ...bank,
    purpose,
    amount: readDollars(amount) ?? amount,
    ...(callBackNote.trim() && { callBackNote }),
    ...(purpose === 'unknown' ? {} : party),
  };
}

export function WireInForm({ trade, onDone }: WireFormProps) {
  const form = useWireForm<Values>({
    direction: 'in',
    blank: { ...blankWire(trade), purpose: 'deposit' },
    wireOf,
    schema: wireIn,
    record: (body) => call(ledgerApi.recordIn, { body: body as WireIn }),
    onDone,
  });
  const { values, errors, set } = form;
  const { money, parties } = usePartiesOf(values.tradeId);
  const payer = parties.find(({ position }) => String(position) === values.position)?.legalName;
  const expectedFrom = (position: string) => expectedIn(money, position, values.purpose);
  const expected = expectedFrom(values.position);
  const surplus =
    values.purpose === 'unknown' || values.trust === ''
      ? undefined
      : surplusText(money, values.position, { ...values, amount: readDollars(values.amount) ?? '' });
  return (
    <form {...form.form}>
      <div className={classes.fields}>
        <NativeSelect
          className={classes.wide ?? ''}
          label="What it is"
          data={purposes}
          {...form.field('purpose')}
          data-autofocus
        />
        {values.purpose === 'unknown' ? (
          <p className={`${classes.wide} ${classes.hint}`}>
            It goes to suspense. Assign it to a party, or send it back {RETURN_TIME}.
          </p>
        ) : (
          <PartyChoice
            trade={values.tradeId}
            position={values.position}
            errors={errors}
            onTrade={(tradeId) => {
              set('tradeId', tradeId);
              set('position', '');
            }}
            onPosition={(position) => {
              set('position', position);
              const [only, ...more] = expectedFrom(position);
              if (only && more.length === 0) set('trust', only.trust);
            }}
          />
        )}
        {values.purpose === 'unknown' || values.position === '' ? null : (
          <p className={`${classes.wide} ${classes.hint}`}>{expectedText(expected)}</p>
        )}
        <BankFields field={form.field} direction="in" />
        {values.purpose === 'unknown' || !isOtherName(payer, values.counterparty) ? null : (
          <p className={`${classes.wide} ${classes.hint}`} role="status">
            The sender isn’t {payer}. We take wires only from accounts in the party’s own name or their lender’s.
          </p>
        )}
        {surplus === undefined ? null : (
          <p className={`${classes.wide} ${classes.hint}`} role="status">
            {surplus}
          </p>
        )}
      </div>
      <div className={classes.foot}>
        <Button type="submit" loading={form.isSaving}>
          Record Wire
        </Button>
      </div>
    </form>
  );
}

const folded = (name: string) => name.replace(/\s+/g, ' ').trim().toLowerCase();

const isOtherName = (payer: string | undefined, sender: string) =>
  payer !== undefined && sender.trim() !== '' && folded(payer) !== folded(sender);
