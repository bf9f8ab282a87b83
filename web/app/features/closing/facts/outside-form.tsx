import '@mantine/core/styles/Input.layer.css';
import { Textarea, TextInput } from '@mantine/core';
import type { OutsideDetails } from '@tradewind/contract/closing-facts';
import { FactsFrame, Wide } from './facts-frame.tsx';
import { factLabels } from './facts-words.ts';
import { type FactsFormProps, useFactsForm } from './use-facts-form.ts';

type Values = Record<keyof OutsideDetails, string>;

const valuesOf = (facts: OutsideDetails | null): Values => ({
  agent: facts?.agent ?? '',
  license: facts?.license ?? '',
  fileNumber: facts?.fileNumber ?? '',
  readyBy: facts?.readyBy ?? '',
  condition: facts?.condition ?? '',
});

/** The agent who closes something outside Tradewind, and when it will be ready. */
export function OutsideForm(props: FactsFormProps) {
  const form = useFactsForm<Values, OutsideDetails>({
    ...props,
    kind: 'outside-opened',
    valuesOf,
    factsOf: (values) => values,
  });
  const { field } = form;
  return (
    <FactsFrame form={form} label="Outside closing" isCorrection={props.task.facts !== null}>
      <Wide>
        <TextInput
          size="md"
          label={factLabels.agent}
          description="A title company, a dealer, an attorney or a custodian"
          autoComplete="off"
          {...field('agent')}
        />
      </Wide>
      <TextInput size="md" label={`${factLabels.license} (optional)`} autoComplete="off" {...field('license')} />
      <TextInput size="md" label={factLabels.fileNumber} autoComplete="off" {...field('fileNumber')} />
      <TextInput size="md" type="date" label={factLabels.readyBy} {...field('readyBy')} />
      <Wide>
        <Textarea
          size="md"
          rows={3}
          label={factLabels.condition}
          description="Under which condition the agent lets it go"
          {...field('condition')}
        />
      </Wide>
    </FactsFrame>
  );
}
