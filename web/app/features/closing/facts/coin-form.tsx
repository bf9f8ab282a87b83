import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import type { FactsKind } from '@tradewind/contract/closing-facts';
import { FactsFrame, Wide } from './facts-frame.tsx';
import { factLabels } from './facts-words.ts';
import { type FactsFormProps, useFactsForm } from './use-facts-form.ts';

interface Values {
  source: string;
  address: string;
  channel: string;
  transactionId: string;
  confirmations: string;
}

type CoinKind = Extract<FactsKind, `coin-${string}`>;

/** The fields that each kind of task asks for. */
const fieldsOf: Record<CoinKind, readonly (keyof Values)[]> = {
  'coin-terms': ['source'],
  'coin-address': ['address'],
  'coin-address-checked': ['address', 'channel'],
  'coin-test': ['transactionId'],
  'coin-sent': ['transactionId'],
  'coin-received': ['confirmations'],
};

const channels = [
  { value: '', label: 'Choose how you heard it' },
  { value: 'phone', label: 'By phone' },
  { value: 'video', label: 'By video' },
  { value: 'in person', label: 'In person' },
];

const valuesOf = (facts: Partial<Record<keyof Values, unknown>> | null): Values => ({
  source: String(facts?.source ?? ''),
  address: String(facts?.address ?? ''),
  channel: String(facts?.channel ?? ''),
  transactionId: String(facts?.transactionId ?? ''),
  confirmations: String(facts?.confirmations ?? ''),
});

/** Facts about coins that go from wallet to wallet. We never hold them. */
export function CoinForm(props: FactsFormProps) {
  const kind = props.task.kind as CoinKind;
  const fields = fieldsOf[kind];
  const form = useFactsForm<Values, never>({
    ...props,
    kind,
    valuesOf,
    factsOf: (values) =>
      Object.fromEntries(
        fields.map((name) => [name, name === 'confirmations' ? countOf(values.confirmations) : values[name]]),
      ),
  });
  return (
    <FactsFrame form={form} label={factLabels[fields[0] ?? 'address']} isCorrection={props.task.facts !== null}>
      {fields.map((name) => (
        <Wide key={name}>
          {name === 'channel' ? (
            <NativeSelect size="md" label={factLabels.channel} data={channels} {...form.field(name)} />
          ) : (
            <TextInput
              size="md"
              label={factLabels[name]}
              autoComplete="off"
              {...(name === 'confirmations' && { inputMode: 'numeric' })}
              {...form.field(name)}
            />
          )}
        </Wide>
      ))}
    </FactsFrame>
  );
}

const countOf = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : undefined);
