import '@mantine/core/styles/Input.layer.css';
import { Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { wholeNumber } from '@tradewind/contract/numbers';
import type { TypedField } from './profile-values.ts';
import type { ProfileForm } from './use-profile-form.ts';

interface ProfileInputProps extends Pick<TextInputProps, 'label' | 'description' | 'autoComplete' | 'type' | 'ref'> {
  form: ProfileForm;
  field: TypedField;
}

export function ProfileInput({ form, field, ...input }: ProfileInputProps) {
  return <TextInput size="md" {...input} {...form.field(field)} />;
}

interface ProfileTextProps {
  form: ProfileForm;
  field: TypedField;
  label: string;
  most: number;
}

export function ProfileText({ form, field, label, most }: ProfileTextProps) {
  const left = most - form.values[field].trim().length;
  return (
    <Textarea
      size="md"
      rows={5}
      label={label}
      description={`${wholeNumber(left)} characters left`}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...form.field(field)}
    />
  );
}
