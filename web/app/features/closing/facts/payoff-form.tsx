import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio, TextInput } from '@mantine/core';
import type { Payoff } from '@tradewind/contract/closing-facts';
import { readDollars } from '@tradewind/contract/trade-values';
import classes from './facts.module.css';
import { FactsFrame, Wide } from './facts-frame.tsx';
import { factLabels } from './facts-words.ts';
import { type FactsFormProps, useFactsForm } from './use-facts-form.ts';

interface Values {
  loan: string;
  lender: string;
  amount: string;
  perDiem: string;
  goodThrough: string;
}

const NO_LOAN = { lender: '', amount: '', perDiem: '', goodThrough: '' };

const valuesOf = (facts: Payoff | null): Values => {
  if (facts === null) return { loan: '', ...NO_LOAN };
  return facts.loan ? { ...facts, loan: 'yes' } : { loan: 'no', ...NO_LOAN };
};

const factsOf = ({ loan, lender, amount, perDiem, goodThrough }: Values) => {
  if (loan === 'no') return { loan: false };
  if (loan === '') return {};
  return {
    loan: true,
    lender,
    amount: readDollars(amount) ?? amount,
    perDiem: readDollars(perDiem) ?? perDiem,
    goodThrough,
  };
};

/** The payoff letter of a lender, or that there is no loan. */
export function PayoffForm(props: FactsFormProps) {
  const form = useFactsForm<Values, Payoff>({ ...props, kind: 'payoff', valuesOf, factsOf });
  const { field, values, errors, set } = form;
  const dollars = { size: 'md', leftSection: '$', inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <FactsFrame form={form} label="Loan payoff" isCorrection={props.task.facts !== null}>
      <Wide>
        <Radio.Group
          label={factLabels.loan}
          value={values.loan}
          error={errors.loan}
          data-faulty={errors.loan === undefined ? undefined : true}
          onChange={(chosen) => set('loan', chosen)}
        >
          <div className={classes.choices}>
            <Radio size="md" value="no" label="No, nothing is owed" />
            <Radio size="md" value="yes" label="Yes, I have a payoff letter" />
          </div>
        </Radio.Group>
      </Wide>
      {values.loan === 'yes' ? (
        <>
          <Wide>
            <TextInput size="md" label={factLabels.lender} autoComplete="off" {...field('lender')} />
          </Wide>
          <TextInput {...dollars} label={factLabels.amount} {...field('amount')} />
          <TextInput {...dollars} label={factLabels.perDiem} {...field('perDiem')} />
          <TextInput size="md" type="date" label={factLabels.goodThrough} {...field('goodThrough')} />
        </>
      ) : null}
    </FactsFrame>
  );
}
