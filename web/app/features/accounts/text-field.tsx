import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import classes from './field.module.css';

export function TextField(props: TextInputProps) {
  return <TextInput size="md" classNames={classes} {...props} />;
}

export function EmailField(props: TextInputProps) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
