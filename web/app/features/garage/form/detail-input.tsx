import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import type { DetailField } from '@tradewind/contract/asset-form';
import type { ChangeEvent } from 'react';
import { detailLabel } from './field-labels.ts';

interface DetailInputProps {
  detail: DetailField;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** One detail of a kind, with the keys that fit it. */
export function DetailInput({ detail, ...field }: DetailInputProps) {
  const isNumber = detail.type === 'number' || detail.type === 'coins';
  return (
    <TextInput
      size="md"
      label={detailLabel(detail)}
      autoComplete="off"
      type={detail.type === 'date' ? 'date' : 'text'}
      inputMode={isNumber ? 'decimal' : 'text'}
      {...field}
    />
  );
}
