import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import type { Closing } from '@tradewind/contract/closing';
import { ownLegalName } from '../closing-people.ts';

interface NameFieldProps {
  closing: Closing;
  /** The thing that the name signs, with its article. */
  signs: string;
  value: string;
  error?: string | undefined;
  onChange: (typed: string) => void;
}

/** Asks for the reader's legal name, which is their signature. */
export function NameField({ closing, signs, value, error, onChange }: NameFieldProps) {
  const legalName = ownLegalName(closing);
  return (
    <TextInput
      size="md"
      label="Type your name to sign"
      description={`You sign ${signs} by typing it${legalName === undefined ? '.' : `: ${legalName}`}`}
      autoComplete="off"
      maxLength={160}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
