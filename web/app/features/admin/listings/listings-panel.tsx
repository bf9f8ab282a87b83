import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconUser } from '@tabler/icons-react';
import { adminListingsApi, LISTING_STATES } from '@tradewind/contract/admin-listings';
import { useSearchParams } from 'react-router';
import { PagedList } from '../paged-list.tsx';
import classes from '../panel.module.css';
import { ListingDialog } from './listing-dialog.tsx';
import { stateWords } from './listing-state.tsx';
import { ListingTable } from './listing-table.tsx';
import { useListingActions } from './use-listing-actions.ts';

const PAGE = 25;
const TYPING_PAUSE_MS = 300;
const states = [
  { value: '', label: 'All statuses' },
  ...LISTING_STATES.map((value) => ({ value, label: stateWords[value] })),
];

/** All listings with their admin actions. The search is part of the URL, so that Back restores it. */
export function ListingsPanel() {
  const [search, setSearch] = useSearchParams();
  const { ask, dialog } = useListingActions();
  const filter = {
    query: search.get('query') ?? '',
    owner: search.get('owner') ?? '',
    state: states.find(({ value }) => value === search.get('state'))?.value ?? '',
  };
  const change = (name: keyof typeof filter, value: string) =>
    setSearch(
      (now) => {
        if (value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const typeQuery = useDebouncedCallback((text: string) => change('query', text), TYPING_PAUSE_MS);
  const typeOwner = useDebouncedCallback((text: string) => change('owner', text), TYPING_PAUSE_MS);
  return (
    <section aria-label="Listings">
      <div className={classes.filters}>
        <TextInput
          label="Search listings"
          type="search"
          placeholder="Title, make, model or ID"
          autoComplete="off"
          maxLength={200}
          leftSection={<IconSearch size={18} aria-hidden />}
          defaultValue={filter.query}
          onChange={(event) => typeQuery(event.currentTarget.value.trim())}
        />
        <TextInput
          label="Owner"
          type="search"
          placeholder="Name or email"
          autoComplete="off"
          maxLength={200}
          leftSection={<IconUser size={18} aria-hidden />}
          defaultValue={filter.owner}
          onChange={(event) => typeOwner(event.currentTarget.value.trim())}
        />
        <NativeSelect
          label="Status"
          data={states}
          value={filter.state}
          onChange={(event) => change('state', event.currentTarget.value)}
        />
      </div>
      <PagedList
        list={adminListingsApi.list}
        filter={filter}
        what="listings"
        each="listing"
        size={PAGE}
        none="No listings found"
      >
        {(listings, isOld) => <ListingTable listings={listings} isOld={isOld} onAct={ask} />}
      </PagedList>
      <ListingDialog {...dialog} />
    </section>
  );
}
