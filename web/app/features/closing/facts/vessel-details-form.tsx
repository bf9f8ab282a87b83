import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { NativeSelect, Radio, TextInput } from '@mantine/core';
import type { ClosingTask } from '@tradewind/contract/closing';
import { stateChoices, type VesselDetails } from '@tradewind/contract/closing-facts';
import { readDollars } from '@tradewind/contract/trade-values';
import classes from './facts.module.css';
import { FactsFrame, Wide } from './facts-frame.tsx';
import { factLabels, regimeNames } from './facts-words.ts';
import { PartFields, type PartValues } from './part-fields.tsx';
import { type FactsFormProps, useFactsForm } from './use-facts-form.ts';

interface Values {
  regime: string;
  number: string;
  state: string;
  hullNumber: string;
  hasLoan: string;
  parts: PartValues[];
}

const valuesOf = (facts: VesselDetails | null, known: ClosingTask['known']): Values => ({
  regime: facts?.regime ?? '',
  number: facts?.number ?? '',
  state: facts?.state ?? '',
  hullNumber: facts?.hullNumber ?? known?.hullNumber ?? '',
  hasLoan: facts === null ? '' : facts.hasLoan ? 'yes' : 'no',
  parts: (facts?.parts ?? []).map(({ name, number, value }) => ({ name, number: number ?? '', value: value ?? '' })),
});

const factsOf = ({ regime, state, hasLoan, parts, ...rest }: Values) => ({
  ...rest,
  ...(regime && { regime }),
  ...(regime === 'state' && state && { state }),
  ...(hasLoan && { hasLoan: hasLoan === 'yes' }),
  parts: parts.map(({ name, number, value }) => ({
    name,
    number,
    ...(value.trim() && { value: readDollars(value) ?? value }),
  })),
});

/** How a boat is titled, and everything that comes with it and has a title of its own. */
export function VesselDetailsForm(props: FactsFormProps) {
  const form = useFactsForm<Values, VesselDetails>({
    ...{ ...props, kind: 'vessel-details', factsOf },
    valuesOf: (facts) => valuesOf(facts, props.task.known),
  });
  const { field, values, errors, set } = form;
  return (
    <FactsFrame form={form} label="Boat details" isCorrection={props.task.facts !== null}>
      <Wide>
        <Radio.Group
          label={factLabels.regime}
          value={values.regime}
          error={errors.regime}
          data-faulty={errors.regime === undefined ? undefined : true}
          onChange={(chosen) => set('regime', chosen)}
        >
          <div className={classes.choices}>
            {Object.entries(regimeNames).map(([value, label]) => (
              <Radio key={value} size="md" value={value} label={label} />
            ))}
          </div>
        </Radio.Group>
      </Wide>
      {values.regime === 'state' ? (
        <NativeSelect
          size="md"
          label="State that keeps the title"
          data={[{ value: '', label: 'Choose a state' }, ...stateChoices]}
          {...field('state')}
        />
      ) : null}
      <TextInput
        size="md"
        label={values.regime === 'documented' ? 'Official number' : factLabels.number}
        autoComplete="off"
        {...field('number')}
      />
      <TextInput
        size="md"
        label={factLabels.hullNumber}
        description="12 characters, on the transom"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        autoCapitalize="characters"
        {...field('hullNumber')}
      />
      <Wide>
        <Radio.Group
          label={factLabels.hasLoan}
          value={values.hasLoan}
          error={errors.hasLoan}
          data-faulty={errors.hasLoan === undefined ? undefined : true}
          onChange={(chosen) => set('hasLoan', chosen)}
        >
          <div className={classes.choices}>
            <Radio size="md" value="no" label="No" />
            <Radio size="md" value="yes" label="Yes" />
          </div>
        </Radio.Group>
      </Wide>
      <Wide>
        <PartFields parts={values.parts} fault={errors.parts} onChange={(parts) => set('parts', parts)} />
      </Wide>
    </FactsFrame>
  );
}
