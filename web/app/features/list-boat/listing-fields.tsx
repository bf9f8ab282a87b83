import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, type NativeSelectProps, TextInput, type TextInputProps } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';
import { SuggestionMark } from '../../ui/suggestion-mark.tsx';
import type { FieldName } from './draft/listing.ts';
import classes from './field.module.css';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Binds an input to a field of the listing. */
export interface BoundField {
  id: string;
  name: FieldName;
  value: string;
  error: string | undefined;
  /** Set while the value is a suggestion. */
  'data-suggested': true | undefined;
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

interface Described {
  description?: ReactNode;
  'data-suggested'?: true | undefined;
}

const hintOf = ({ description, 'data-suggested': suggested }: Described) =>
  suggested ? (
    <>
      <SuggestionMark /> {description}
    </>
  ) : (
    description
  );

export function TextField(props: TextInputProps & Described) {
  return <TextInput {...look} {...props} description={hintOf(props)} />;
}

export function SelectField(props: NativeSelectProps & Described) {
  return <NativeSelect {...look} {...props} description={hintOf(props)} />;
}
