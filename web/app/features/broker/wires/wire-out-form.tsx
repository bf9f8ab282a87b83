import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Button, Radio, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ledgerApi, type WireOut, wireOut } from '@tradewind/contract/ledger';
import { readDollars } from '@tradewind/contract/trade-values';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { readRowId } from '../../../lib/row-id.ts';
import { moneyQuery } from '../desk-queries.ts';
import { sizeText, trustNames, typedAmount } from '../money-text.ts';
import { BankFields } from './bank-fields.tsx';
import { usePartiesOf } from './party-choice.tsx';
import { type Owed, owedIn, payeeOf } from './payees.ts';
import { type BankValues, blankWire, useWireForm, type WireFormProps } from './use-wire-form.ts';
import classes from './wires.module.css';

interface Values extends BankValues {
  /** The account that the wire pays. */
  payee: string;
  isReleased: boolean;
}

function wireOf({ amount, callBackNote, tradeId, payee, isReleased, position: _, ...bank }: Values) {
  const paid = payeeOf(payee, isReleased);
  return {
    ...bank,
    amount: readDollars(amount) ?? amount,
    ...(tradeId.trim() && { tradeId: tradeId.trim() }),
    ...(callBackNote.trim() && { callBackNote }),
    ...(paid && { payee: paid }),
  };
}

/** Pays somebody whom the trade owes money. The choice fills in the amount and the trust account. */
export function WireOutForm({ trade, onDone }: WireFormProps) {
  const form = useWireForm<Values>({
    direction: 'out',
    blank: { ...blankWire(trade), payee: '', isReleased: false },
    wireOf,
    schema: wireOut,
    record: (body) => call(ledgerApi.recordOut, { body: body as WireOut }),
    onDone,
  });
  const { values, errors, set } = form;
  const owed = useOwed(values.tradeId);
  const choose = ({ account, trust, amount }: Owed, isReleased: boolean) => {
    set('payee', account);
    set('isReleased', isReleased);
    set('trust', trust);
    set('amount', typedAmount(amount));
  };
  return (
    <form {...form.form}>
      <div className={classes.fields}>
        <TextInput
          label="Trade number"
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
          {...form.field('tradeId')}
          error={owed.problem ?? errors.tradeId}
        />
        <PayeeChoice
          owed={owed.list}
          value={`${values.payee} ${values.trust}`}
          error={errors.payee && 'Please choose whom it pays.'}
          onChoose={(one) => choose(one, owed.isReleased)}
        />
        <BankFields field={form.field} direction="out" />
      </div>
      <div className={classes.foot}>
        <Button type="submit" loading={form.isSaving}>
          Record Wire
        </Button>
      </div>
    </form>
  );
}

function useOwed(trade: string) {
  const id = readRowId(trade.trim());
  const { parties, status, problem } = usePartiesOf(trade);
  const { data, error } = useQuery({ ...moneyQuery(id ?? 0), enabled: id !== undefined });
  const list = id === undefined || data === undefined ? undefined : owedIn(data.balances, parties);
  const moneyProblem = id !== undefined && error ? failureText(error) : undefined;
  return { list, problem: problem ?? moneyProblem, isReleased: status === 'released' };
}

interface PayeeChoiceProps {
  owed: Owed[] | undefined;
  value: string;
  error: string | undefined;
  onChoose: (owed: Owed) => void;
}

function PayeeChoice({ owed, value, error, onChoose }: PayeeChoiceProps) {
  const idOf = ({ account, trust }: Owed) => `${account} ${trust}`;
  return (
    <div className={classes.wide}>
      <Radio.Group
        label="Whom it pays"
        description="In this order: lenders, vendors, taxes, owners, our fee"
        value={value}
        error={error}
        onChange={(chosen) => {
          const one = owed?.find((each) => idOf(each) === chosen);
          if (one) onChoose(one);
        }}
      >
        <div className={classes.held}>
          {owed?.map((one) => (
            <Radio
              key={idOf(one)}
              value={idOf(one)}
              label={`${one.name}: ${sizeText(one.amount)}`}
              description={trustNames[one.trust]}
            />
          ))}
          {owed === undefined ? <p className={classes.hint}>Enter the trade first.</p> : null}
          {owed?.length === 0 ? <p className={classes.hint}>This trade holds no money.</p> : null}
        </div>
      </Radio.Group>
    </div>
  );
}
