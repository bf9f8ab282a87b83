import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import { stateChoices } from '@tradewind/contract/closing-facts';
import { type PartyMoney, type TaxInput, taxInput } from '@tradewind/contract/closing-money';
import { exactPriceText, readDollars } from '@tradewind/contract/trade-values';
import { call } from '../../../lib/api.ts';
import { useDialogForm } from '../../../lib/use-dialog-form.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useClosingStep } from '../course/use-closing-step.ts';
import { Refusal } from '../tasks/refusal.tsx';
import classes from './money.module.css';

const stateName = (code: string) => stateChoices.find(({ value }) => value === code)?.label ?? code;

interface TaxDialogProps {
  tradeId: number;
  boats: PartyMoney['taxable'];
  taxes: PartyMoney['taxes'];
  opened: boolean;
  onClose: () => void;
}

/** Undefined until somebody types. */
interface Values {
  leg: number;
  state: string | undefined;
  amount: string | undefined;
  note: string | undefined;
}

const untouched: Values = { leg: 0, state: undefined, amount: undefined, note: undefined };

/** The broker enters the sales tax for a boat, or changes what is held. Another broker's amount is replaced only once it was on the screen. */
export function TaxDialog({ tradeId, boats, taxes, opened, onClose }: TaxDialogProps) {
  const shownOf = (values: Values) => {
    const leg = (boats.find((boat) => boat.leg === values.leg) ?? boats[0])?.leg ?? 0;
    const held = taxes.find((tax) => tax.leg === leg);
    const { state = held?.state ?? '', amount = held?.amount ?? '', note = held?.note ?? '' } = values;
    return { leg, held, state, amount, note };
  };
  const form = useDialogForm({
    draft: `closing:${tradeId}:tax:${boats[0]?.leg}`,
    blank: untouched,
    bodyOf: (values) => {
      const { held, state, amount, note } = shownOf(values);
      const replaces = held ? { state: held.state, amount: held.amount } : null;
      return { state, amount: readDollars(amount) ?? amount, note, replaces };
    },
    schema: taxInput,
  });
  const { leg, held, state, amount, note } = shownOf(form.values);
  const holding = useClosingStep(
    tradeId,
    (body: TaxInput) => call(closingCourseApi.holdTax, { params: { id: tradeId, leg }, body }),
    {
      done: 'Sales tax is held',
      onDone: () => {
        form.clear();
        onClose();
      },
    },
  );
  return (
    <ConfirmDialog
      title={held ? 'Change the sales tax' : 'Hold sales tax'}
      text={`The release takes it from the person who gets the boat, and you wire it to the state before anybody is paid out. ${held ? `It replaces the ${exactPriceText(held.amount)} that we hold for ${stateName(held.state)}. ` : ''}A statement that was signed before must be signed again.`}
      confirm={held ? 'Change Sales Tax' : 'Hold Sales Tax'}
      isHarmless
      opened={opened}
      isPending={holding.isPending}
      onCancel={onClose}
      onConfirm={() => form.submit(holding.mutate)}
    >
      <div ref={form.area} className={classes.fields}>
        {boats.length > 1 ? (
          <NativeSelect
            label="Boat"
            data={boats.map((boat) => ({ value: String(boat.leg), label: boat.title }))}
            value={String(leg)}
            onChange={(event) => form.change({ leg: Number(event.currentTarget.value) })}
          />
        ) : null}
        <NativeSelect
          label="State that taxes it"
          data={[{ value: '', label: 'Choose a state' }, ...stateChoices]}
          {...form.field('state')}
          value={state}
          data-autofocus
        />
        <TextInput
          label="Amount"
          leftSection="$"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          {...form.field('amount')}
          value={amount}
        />
        <TextInput
          label="How you found it"
          description="The person who pays reads this on their statement"
          maxLength={300}
          {...form.field('note')}
          value={note}
        />
        <Refusal text={form.refusal} />
      </div>
    </ConfirmDialog>
  );
}
