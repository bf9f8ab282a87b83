import { ActionIcon, Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconPlus, IconX } from '@tabler/icons-react';
import { FREE_DETAILS } from '@tradewind/contract/asset-form';
import { FormGroup, WideField } from '../../../ui/form-group.tsx';
import type { AssetForm } from './asset-fields.tsx';
import { fieldLabels } from './field-labels.ts';
import classes from './free-details.module.css';

const EMPTY = { label: '', text: '' };

/** Details that the owner names. There is always a row to type into. */
export function FreeDetails({ form: { values, errors, set } }: { form: AssetForm }) {
  const rows = values.freeDetails.length === 0 ? [EMPTY] : values.freeDetails;
  const change = (place: number, part: Partial<typeof EMPTY>) =>
    set(
      'freeDetails',
      rows.map((row, index) => (index === place ? { ...row, ...part } : row)),
    );
  return (
    <FormGroup title={fieldLabels.freeDetails} lead="Whatever a buyer would ask: the artist, the vintage, the weight.">
      <WideField>
        <ul className={classes.rows}>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is where it is; its texts change as they are typed
            <li key={place}>
              <TextInput
                size="md"
                label="Detail"
                value={row.label}
                error={errors.freeDetails !== undefined && place === 0}
                autoComplete="off"
                onChange={({ currentTarget }) => change(place, { label: currentTarget.value })}
              />
              <TextInput
                size="md"
                label="Text"
                value={row.text}
                autoComplete="off"
                onChange={({ currentTarget }) => change(place, { text: currentTarget.value })}
              />
              <ActionIcon
                variant="default"
                size={42}
                aria-label={row.label === '' ? `Remove detail ${place + 1}` : `Remove ${row.label}`}
                onClick={() =>
                  set(
                    'freeDetails',
                    rows.filter((_, index) => index !== place),
                  )
                }
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
        {errors.freeDetails === undefined ? null : (
          <p role="alert" className={classes.error}>
            {errors.freeDetails}
          </p>
        )}
        {rows.length < FREE_DETAILS.most ? (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => set('freeDetails', [...rows, EMPTY])}
          >
            Add Another Detail
          </Button>
        ) : null}
      </WideField>
    </FormGroup>
  );
}
