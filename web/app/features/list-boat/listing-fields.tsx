import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, type NativeSelectProps, TextInput, type TextInputProps } from '@mantine/core';
import type { ChangeEvent } from 'react';
import classes from './field.module.css';
import type { FieldName } from './listing.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What binds an input to a field of the listing. */
export interface BoundField {
  id: string;
  name: FieldName;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<Control>) => void;
}

export interface FieldBinding {
  field: (name: FieldName) => BoundField;
  set: (name: FieldName, value: string) => void;
}

export const fieldId = (name: string) => `listing-${name}`;

const look = {
  size: 'md',
  classNames: classes,
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
} as const satisfies TextInputProps;

export { look as fieldLook };

export function TextField(props: TextInputProps) {
  return <TextInput {...look} {...props} />;
}

export function SelectField(props: NativeSelectProps) {
  return <NativeSelect {...look} {...props} />;
}
