import { IconX } from '@tabler/icons-react';
import type { BoatSearch } from '@tradewind/contract/boat-browse';
import { replayed } from '../../lib/hydration.ts';
import { activeFilters, withoutFilters } from './active-filters.ts';
import classes from './filter-chips.module.css';
import type { ChangeSearch } from './use-boat-search.ts';

interface FilterChipsProps {
  search: BoatSearch;
  onChange: ChangeSearch;
}

/** The active filters, which can be removed one by one or all at once. */
export function FilterChips({ search, onChange }: FilterChipsProps) {
  const filters = activeFilters(search);
  if (filters.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Active filters">
      {filters.map(({ name, label, without }) => (
        <li key={name}>
          <button
            type="button"
            className={classes.chip}
            onClick={() => onChange(without)}
            aria-label={`Remove ${label}`}
            {...replayed(`without-${label}`)}
          >
            <span>{label}</span>
            <IconX size={14} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className={classes.clear}
          {...replayed('clear-filters')}
          onClick={() => onChange(withoutFilters(search))}
        >
          Clear All
        </button>
      </li>
    </ul>
  );
}
