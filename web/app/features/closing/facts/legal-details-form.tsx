import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { NativeSelect, Radio, TextInput } from '@mantine/core';
import { type LegalDetails, stateChoices } from '@tradewind/contract/closing-facts';
import classes from './facts.module.css';
import { FactsFrame, Wide } from './facts-frame.tsx';
import { capacityNames, factLabels } from './facts-words.ts';
import { type FactsFormProps, useFactsForm } from './use-facts-form.ts';

type Values = Record<keyof LegalDetails, string>;

const valuesOf = (facts: LegalDetails | null): Values => ({
  legalName: facts?.legalName ?? '',
  capacity: facts?.capacity ?? 'individual',
  coOwners: facts?.coOwners ?? '',
  street: facts?.street ?? '',
  city: facts?.city ?? '',
  state: facts?.state ?? '',
  zip: facts?.zip ?? '',
});

const nameLabels: Readonly<Record<string, string>> = {
  company: 'Legal name of the company, and your own',
  trust: 'Legal name of the trust, and your own',
};

/** The name and address of a party as they will stand in the agreement. */
export function LegalDetailsForm(props: FactsFormProps) {
  const form = useFactsForm<Values, LegalDetails>({
    ...props,
    kind: 'legal-details',
    valuesOf,
    factsOf: (values) => ({ ...values, zip: values.zip.trim() }),
  });
  const { field, values, set } = form;
  return (
    <FactsFrame form={form} label="Legal details" isCorrection={props.task.facts !== null}>
      <Wide>
        <Radio.Group label={factLabels.capacity} value={values.capacity} onChange={(chosen) => set('capacity', chosen)}>
          <div className={classes.choices}>
            {Object.entries(capacityNames).map(([value, label]) => (
              <Radio key={value} size="md" value={value} label={label} />
            ))}
          </div>
        </Radio.Group>
      </Wide>
      <Wide>
        <TextInput
          size="md"
          label={nameLabels[values.capacity] ?? factLabels.legalName}
          description={
            values.capacity === 'individual'
              ? 'As on your passport or driver’s license'
              : 'As registered, then your own name and office, such as Harbor LLC, by Ann Lee, manager'
          }
          autoComplete="name"
          {...field('legalName')}
        />
      </Wide>
      <Wide>
        <TextInput
          size="md"
          label={`${factLabels.coOwners} (optional)`}
          description="Everyone else who owns what you give must sign, too."
          autoComplete="off"
          {...field('coOwners')}
        />
      </Wide>
      <Wide>
        <TextInput size="md" label={factLabels.street} autoComplete="street-address" {...field('street')} />
      </Wide>
      <TextInput size="md" label={factLabels.city} autoComplete="address-level2" {...field('city')} />
      <NativeSelect
        size="md"
        label={factLabels.state}
        autoComplete="address-level1"
        data={[{ value: '', label: 'Choose a state' }, ...stateChoices]}
        {...field('state')}
      />
      <TextInput
        size="md"
        label={factLabels.zip}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        {...field('zip')}
      />
    </FactsFrame>
  );
}
