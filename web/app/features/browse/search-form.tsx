import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect } from '@mantine/core';
import { BOAT_TYPES, type BoatSearch, PRICE_BUCKETS, readBoatSearch, SORTS } from '@tradewind/contract/boat-browse';
import { paths } from '@tradewind/contract/paths';
import { useEarlyChoices } from '../../lib/use-early-choices.ts';
import { SearchBox } from './search-box.tsx';
import classes from './search-form.module.css';
import type { ChangeSearch } from './use-boat-search.ts';
import { ZipBox } from './zip-box.tsx';

const options = (list: readonly { id: string; label: string }[]) => list.map(({ id, label }) => ({ value: id, label }));
const types = [{ value: '', label: 'All types' }, ...BOAT_TYPES];
const prices = [{ value: '', label: 'Any price' }, ...options(PRICE_BUCKETS)];
const sorts = options(SORTS);
const FORM_ID = 'boat-search';

interface SearchFormProps {
  search: BoatSearch;
  onChange: ChangeSearch;
}

/** Works as a plain form without JavaScript, so fields are named like the URL's parameters. */
export function SearchForm({ search, onChange }: SearchFormProps) {
  useEarlyChoices(FORM_ID, (given) => onChange(readBoatSearch(given)));
  const choose = (name: 'type' | 'price' | 'sort') => ({
    name,
    size: 'md',
    value: search[name] ?? '',
    onChange: (event: { currentTarget: HTMLSelectElement }) =>
      onChange({ [name]: readBoatSearch(new URLSearchParams({ [name]: event.currentTarget.value }))[name] }),
  });

  return (
    <search>
      <form id={FORM_ID} className={classes.form} action={paths.boats} onSubmit={(event) => event.preventDefault()}>
        <SearchBox query={search.query} onSearch={(query) => onChange({ query }, 'typed')} />
        <NativeSelect label="Type" data={types} {...choose('type')} />
        <NativeSelect label="Price" data={prices} {...choose('price')} />
        <NativeSelect className={classes.sort ?? ''} label="Sort by" data={sorts} {...choose('sort')} />
        {search.sort === 'distance' ? <ZipBox zip={search.zip} onSearch={(zip) => onChange({ zip })} /> : null}
        <noscript>
          <Button type="submit" size="md">
            Show Boats
          </Button>
        </noscript>
      </form>
    </search>
  );
}
