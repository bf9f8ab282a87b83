import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import type { FactsKind } from '@tradewind/contract/closing-facts';
import { FactsFrame, Wide } from './facts-frame.tsx';
import { channelNames, factLabels } from './facts-words.ts';
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
  ...Object.entries(channelNames).map(([value, label]) => ({ value, label })),
];

/** Says what to type, where the label doesn’t. */
const hints: Partial<Record<CoinKind, string>> = {
  'coin-terms': 'An exchange and its price, such as Coinbase, BTC-USD, last trade',
  'coin-address-checked': 'Type it as you heard it. We compare it with the address that the receiver entered.',
  'coin-test': '64 characters, as your wallet shows it',
  'coin-sent': '64 characters, as your wallet shows it',
  'coin-received': 'As your wallet or a block explorer shows them',
};

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
              description={hints[kind]}
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
