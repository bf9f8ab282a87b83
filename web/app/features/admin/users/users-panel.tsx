import { wholeNumber } from '@tradewind/contract/numbers';
import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconTrash } from '@tabler/icons-react';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { adminApi } from '@tradewind/contract/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PagedList } from '../paged-list.tsx';
import classes from '../panel.module.css';
import { useUserActions } from './use-user-actions.ts';
import { UserActionDialog } from './user-action-dialog.tsx';
import { UserTable } from './user-table.tsx';

const PAGE = 25;
const TYPING_PAUSE_MS = 300;
const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'last-login', label: 'Last sign-in' },
  { value: 'boats', label: 'Most boats' },
];
const DEFAULT_SORT = 'newest';
const sortIn = (search: URLSearchParams) =>
  sorts.find(({ value }) => value === search.get('sort'))?.value ?? DEFAULT_SORT;
const statuses = [
  { value: '', label: 'Everyone' },
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
];

const statusIn = (search: URLSearchParams) => statuses.find(({ value }) => value === search.get('status'))?.value ?? '';

/** All users with their admin actions. The search is part of the URL, so that Back restores it. */
export function UsersPanel({ admin }: { admin: CurrentUser }) {
  const [search, setSearch] = useSearchParams();
  const filter = { query: search.get('query') ?? '', status: statusIn(search), sort: sortIn(search) };
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { ask, dialog } = useUserActions((action) => {
    const gone = action.kind === 'bulk-delete' ? action.userIds : [action.userId];
    setSelected((ids) => new Set([...ids].filter((id) => !gone.includes(id))));
  });
  const change = (name: keyof typeof filter, value: string) =>
    setSearch(
      (now) => {
        if (value === '' || value === DEFAULT_SORT) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const type = useDebouncedCallback((query: string) => change('query', query), TYPING_PAUSE_MS);
  const toggle = (ids: readonly string[], on: boolean) => {
    const rest = [...selected].filter((id) => !ids.includes(id));
    setSelected(new Set(on ? [...rest, ...ids] : rest));
  };
  return (
    <section aria-label="Users">
      <div className={classes.filters}>
        <TextInput
          label="Search users"
          type="search"
          placeholder="Name, username or email"
          autoComplete="off"
          maxLength={200}
          leftSection={<IconSearch size={18} aria-hidden />}
          defaultValue={filter.query}
          onChange={(event) => type(event.currentTarget.value.trim())}
        />
        <NativeSelect
          label="Status"
          data={statuses}
          value={filter.status}
          onChange={(event) => change('status', event.currentTarget.value)}
        />
        <NativeSelect
          label="Sort by"
          data={sorts}
          value={filter.sort}
          onChange={(event) => change('sort', event.currentTarget.value)}
        />
      </div>
      {selected.size > 0 ? (
        <div className={classes.selection}>
          <p role="status">{wholeNumber(selected.size)} selected</p>
          <Button variant="default" size="xs" onClick={() => setSelected(new Set())}>
            Clear
          </Button>
          <Button
            color="red.8"
            size="xs"
            leftSection={<IconTrash size={14} aria-hidden />}
            onClick={() => ask({ kind: 'bulk-delete', userIds: [...selected] })}
          >
            Delete Selected
          </Button>
        </div>
      ) : null}
      <PagedList list={adminApi.users} filter={filter} what="users" each="user" size={PAGE} none="No users found">
        {(users, isOld) => (
          <UserTable
            users={users}
            admin={admin}
            selected={selected}
            isOld={isOld}
            bySignIn={filter.sort === 'last-login'}
            onToggle={toggle}
            onAct={ask}
          />
        )}
      </PagedList>
      <UserActionDialog {...dialog} />
    </section>
  );
}
