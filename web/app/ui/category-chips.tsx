import '@mantine/core/styles/Chip.layer.css';
import { Chip } from '@mantine/core';
import { type ListingKey, toListingKeys, tradeCategoryChoices } from '@tradewind/contract/listing-form';
import classes from './category-chips.module.css';

interface CategoryChipsProps {
  selected: readonly ListingKey[];
  onChange: (selected: ListingKey[]) => void;
}

/** A multiple choice of all trade categories. */
export function CategoryChips({ selected, onChange }: CategoryChipsProps) {
  return (
    <Chip.Group multiple value={[...selected]} onChange={(keys) => onChange(toListingKeys(keys))}>
      <div className={classes.chips}>
        {tradeCategoryChoices.map(({ id, label }) => (
          <Chip key={id} value={id} variant="outline" size="md" classNames={{ label: classes.chip ?? '' }}>
            {label}
          </Chip>
        ))}
      </div>
    </Chip.Group>
  );
}
