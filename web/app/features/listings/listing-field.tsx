import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { fieldLabels } from './field-labels.ts';
import type { ListingField, ListingValues } from './listing-edit.ts';
import type { ListingForm } from './use-listing-form.ts';

type TypedField = { [Field in ListingField]: ListingValues[Field] extends string ? Field : never }[ListingField];

interface ListingInputProps {
  form: ListingForm;
  field: TypedField;
  /** Numbers bring up the number keys. */
  numeric?: boolean;
  options?: readonly string[];
  rows?: number;
  description?: string;
}

/** One field of the form; with options a choice, with rows a text area. */
export function ListingInput({ form, field, numeric, options, rows, description }: ListingInputProps) {
  const props = {
    size: 'md',
    name: field,
    label: fieldLabels[field],
    value: form.values[field],
    error: form.errors[field],
    description,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => form.set(field, currentTarget.value),
  } as const;
  if (options !== undefined) return <NativeSelect {...props} data={withCurrent(options, props.value)} />;
  if (rows !== undefined) return <Textarea {...props} rows={rows} />;
  return <TextInput {...props} inputMode={numeric ? 'decimal' : 'text'} autoComplete="off" />;
}

/** A value from elsewhere, which we do not offer, stays as long as the owner leaves it. */
function withCurrent(options: readonly string[], current: string) {
  const known = current === '' || options.includes(current);
  return [{ value: '', label: 'Not specified' }, ...(known ? [] : [current]), ...options];
}
