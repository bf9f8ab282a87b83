import '@mantine/core/styles/Chip.layer.css';
import { Button, Chip } from '@mantine/core';
import {
  LISTING_KEYS,
  type ListingKey,
  toggleAll,
  toListingKeys,
  tradeCategoryChoices,
} from '@tradewind/contract/listing-form';
import { fieldId } from './listing-fields.tsx';
import classes from './trade-categories.module.css';

export interface TradeCategoriesProps {
  selected: readonly ListingKey[];
  error: string | undefined;
  onChange: (selected: readonly ListingKey[]) => void;
}

export function TradeCategories({ selected, error, onChange }: TradeCategoriesProps) {
  const all = selected.length === LISTING_KEYS.length;
  return (
    <fieldset className={classes.categories} id={fieldId('tradeCategories')} tabIndex={-1}>
      <legend className={classes.legend}>Trade Categories</legend>
      <div className={classes.head}>
        <p role="status">
          {selected.length} of {LISTING_KEYS.length} chosen: what you would take for your boat.
        </p>
        <Button variant="default" size="xs" onClick={() => onChange(toggleAll(selected))}>
          {all ? 'Back to the default selection' : 'Check all'}
        </Button>
      </div>
      <Chip.Group multiple value={[...selected]} onChange={(keys) => onChange(toListingKeys(keys))}>
        <div className={classes.chips}>
          {tradeCategoryChoices.map(({ id, label }) => (
            <Chip key={id} value={id} variant="outline" size="md" classNames={{ label: classes.chip ?? '' }}>
              {label}
            </Chip>
          ))}
        </div>
      </Chip.Group>
      {error === undefined ? null : <p className={classes.error}>{error}</p>}
    </fieldset>
  );
}
