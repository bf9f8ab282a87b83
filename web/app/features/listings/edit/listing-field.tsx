import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import type { TextField } from '../../../lib/use-edit-form.ts';
import { fieldLabels } from './field-labels.ts';
import type { ListingValues } from './listing-edit.ts';
import type { ListingForm } from './use-listing-form.ts';

interface ListingInputProps {
  form: ListingForm;
  field: TextField<ListingValues>;
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
    label: fieldLabels[field],
    description,
    ...form.field(field),
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
