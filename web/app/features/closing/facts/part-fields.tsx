import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import classes from './facts.module.css';
import { factLabels } from './facts-words.ts';

export interface PartValues {
  name: string;
  number: string;
  value: string;
}

const MOST_PARTS = 6;

interface PartFieldsProps {
  parts: readonly PartValues[];
  fault: string | undefined;
  onChange: (parts: PartValues[]) => void;
}

/** A trailer, outboard or tender that comes with the boat. */
export function PartFields({ parts, fault, onChange }: PartFieldsProps) {
  const change = (place: number, part: Partial<PartValues>) =>
    onChange(parts.map((one, index) => (index === place ? { ...one, ...part } : one)));
  return (
    <fieldset className={classes.parts}>
      <legend>{factLabels.parts}</legend>
      <p>A trailer, an outboard or a tender, for example. Leave this empty if there is none.</p>
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Parts have no other identity while they are typed.
        <fieldset key={place} className={classes.part} aria-label={`Part ${place + 1}`}>
          <TextInput
            label="Name"
            placeholder="Trailer"
            maxLength={60}
            value={part.name}
            onChange={(event) => change(place, { name: event.currentTarget.value })}
          />
          <TextInput
            label="Number (optional)"
            maxLength={60}
            value={part.number}
            onChange={(event) => change(place, { number: event.currentTarget.value })}
          />
          <TextInput
            label="Value (optional)"
            leftSection="$"
            inputMode="decimal"
            value={part.value}
            onChange={(event) => change(place, { value: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            size="lg"
            aria-label={`Remove part ${place + 1}`}
            onClick={() => onChange(parts.filter((_one, index) => index !== place))}
          >
            <IconTrash size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </fieldset>
      ))}
      {fault === undefined ? null : (
        <p role="alert" className={classes.fault}>
          {fault}
        </p>
      )}
      {parts.length < MOST_PARTS ? (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange([...parts, { name: '', number: '', value: '' }])}
        >
          Add Part
        </Button>
      ) : null}
    </fieldset>
  );
}
