import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio, TextInput } from '@mantine/core';
import { brokerageDay } from '@tradewind/contract/brokerage-day';
import { LETTER_FIRST, type Payoff } from '@tradewind/contract/closing-facts';
import { readDollars } from '@tradewind/contract/trade-values';
import { calendarDate } from '../../../lib/dates.ts';
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

const isOver = (facts: Payoff | null): facts is Extract<Payoff, { loan: true }> =>
  facts?.loan === true && facts.goodThrough < brokerageDay(new Date());

/** The payoff letter of a lender, or that there is no loan. */
export function PayoffForm({ papers, hasPapers = false, ...props }: FactsFormProps) {
  const form = useFactsForm<Values, Payoff>({ ...props, kind: 'payoff', valuesOf, factsOf });
  const { field, values, errors, set } = form;
  const saved = props.task.facts as Payoff | null;
  const dollars = { size: 'md', leftSection: '$', inputMode: 'decimal', autoComplete: 'off' } as const;
  return (
    <FactsFrame
      form={form}
      label="Loan payoff"
      isCorrection={props.task.facts !== null}
      missing={values.loan === 'yes' && !hasPapers ? LETTER_FIRST : undefined}
    >
      {isOver(saved) ? (
        <Wide>
          <p className={classes.over} role="note">
            Your letter was good through {calendarDate(saved.goodThrough, 'long')}. Please ask {saved.lender} for a new
            one, add it below, and enter its amounts.
          </p>
        </Wide>
      ) : null}
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
          <Wide>
            <p className={classes.label}>Payoff letter</p>
            {papers}
          </Wide>
        </>
      ) : null}
    </FactsFrame>
  );
}
