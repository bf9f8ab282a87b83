import { Button } from '@mantine/core';
import { LISTING_KEYS, type ListingKey, toggleAll } from '@tradewind/contract/listing-form';
import { CategoryChips } from '../../../ui/category-chips.tsx';
import { fieldId } from '../listing-fields.tsx';
import { SuggestionMark } from '../suggestions/suggestion-mark.tsx';
import classes from './trade-categories.module.css';

export interface TradeCategoriesProps {
  selected: readonly ListingKey[];
  /** Whether the suggestion is unchanged. */
  isSuggested: boolean;
  error: string | undefined;
  onChange: (selected: readonly ListingKey[]) => void;
}

export function TradeCategories({ selected, isSuggested, error, onChange }: TradeCategoriesProps) {
  const all = selected.length === LISTING_KEYS.length;
  return (
    <fieldset className={classes.categories} id={fieldId('tradeCategories')} tabIndex={-1}>
      <legend className={classes.legend}>Trade Categories</legend>
      <div className={classes.head}>
        <p role="status">
          {selected.length} of {LISTING_KEYS.length} selected. Choose what you’d accept for your boat.{' '}
          {isSuggested ? <SuggestionMark /> : null}
        </p>
        <Button variant="default" size="xs" onClick={() => onChange(toggleAll(selected))}>
          {all ? 'Reset to Default' : 'Check All'}
        </Button>
      </div>
      <CategoryChips selected={selected} onChange={onChange} />
      {error === undefined ? null : <p className={classes.error}>{error}</p>}
    </fieldset>
  );
}
