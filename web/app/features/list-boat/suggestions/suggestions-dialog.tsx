import { Button } from '@mantine/core';
import { tradeCategoryChoices } from '@tradewind/contract/listing-form';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Listing } from '../draft/listing.ts';
import { SUGGESTED, type Suggested } from './suggestions.ts';
import classes from './suggestions-dialog.module.css';

const labels: Record<Suggested, string> = {
  year: 'Year',
  location: 'Location',
  type: 'Type',
  length: 'Length',
  condition: 'Condition',
  fuel: 'Fuel',
  engineType: 'Engine',
  tradeCategories: 'Trade categories',
};

interface SuggestionsDialogProps {
  listing: Listing;
  isAsked: boolean;
  onCancel: () => void;
  /** Goes to a field. */
  onChange: (name: Suggested) => void;
  onConfirm: () => void;
}

/** Asks the owner, once before posting, to confirm unchanged suggestions. */
export function SuggestionsDialog({ listing, isAsked, onCancel, onChange, onConfirm }: SuggestionsDialogProps) {
  const left = SUGGESTED.filter((name) => listing.untouched.includes(name));
  return (
    <ConfirmDialog
      title="Does this look right?"
      text="We filled these in for you, and your listing will show them like this."
      confirm="Yes, Post My Boat"
      isHarmless
      opened={isAsked}
      isPending={false}
      returnFocus={false}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <ul className={classes.list} tabIndex={-1} data-autofocus>
        {left.map((name) => (
          <li key={name}>
            <span className={classes.fact}>
              {labels[name]}: <strong>{suggestedValue(listing, name)}</strong>
            </span>
            <Button
              variant="default"
              size="xs"
              aria-label={`Change ${labels[name].toLowerCase()}`}
              onClick={() => onChange(name)}
            >
              Change
            </Button>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function suggestedValue({ fields, tradeCategories }: Listing, name: Suggested): string {
  if (name === 'length') return `${fields.length} ft`;
  if (name !== 'tradeCategories') return fields[name];
  return tradeCategoryChoices
    .filter(({ id }) => tradeCategories.includes(id))
    .map(({ label }) => label)
    .join(', ');
}
