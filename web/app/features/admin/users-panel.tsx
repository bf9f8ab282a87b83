import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { useState } from 'react';
import { firstPage, usersPage } from './admin-queries.ts';
import { DeedDialog } from './deed-dialog.tsx';
import { Pager } from './pager.tsx';
import classes from './panel.module.css';
import { PanelMessage } from './panel-message.tsx';
import { useDeeds } from './use-deeds.ts';
import { usePages } from './use-pages.ts';
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
const statuses = [
  { value: '', label: 'Everyone' },
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
];

/** All users, page by page, and what can be done to them. */
export function UsersPanel({ admin }: { admin: CurrentUser }) {
  const [filter, setFilter] = useState({ query: '', status: '', sort: 'newest' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const pages = usePages(firstPage('users', { ...filter, limit: PAGE }));
  const { data, isPending, isError, refetch, isPlaceholderData } = useQuery(usersPage(pages.address));
  const { ask, dialog } = useDeeds((deed) => {
    const gone = deed.kind === 'bulk-delete' ? deed.userIds : [deed.userId];
    setSelected((ids) => new Set([...ids].filter((id) => !gone.includes(id))));
  });
  const search = useDebouncedCallback((query: string) => setFilter((now) => ({ ...now, query })), TYPING_PAUSE_MS);
  const toggle = (ids: readonly string[], on: boolean) => {
    const rest = [...selected].filter((id) => !ids.includes(id));
    setSelected(new Set(on ? [...rest, ...ids] : rest));
  };
  const { next, total = 0 } = data ?? {};
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
          onChange={(event) => search(event.currentTarget.value.trim())}
        />
        <NativeSelect
          label="Status"
          data={statuses}
          value={filter.status}
          onChange={(event) => setFilter({ ...filter, status: event.currentTarget.value })}
        />
        <NativeSelect
          label="Sort by"
          data={sorts}
          value={filter.sort}
          onChange={(event) => setFilter({ ...filter, sort: event.currentTarget.value })}
        />
      </div>
      {selected.size > 0 ? (
        <div className={classes.selection}>
          <p role="status">{selected.size.toLocaleString('en-US')} selected</p>
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
      {data === undefined ? (
        <PanelMessage isPending={isPending} isError={isError} what="users" onRetry={() => void refetch()} />
      ) : data.items.length === 0 ? (
        <PanelMessage text="No users found" />
      ) : (
        <>
          <UserTable
            users={data.items}
            admin={admin}
            selected={selected}
            isOld={isPlaceholderData}
            onToggle={toggle}
            onAct={ask}
          />
          <Pager
            text={`Page ${pages.number} of ${Math.max(Math.ceil(total / PAGE), pages.number).toLocaleString('en-US')} · ${total.toLocaleString('en-US')} users`}
            onPrevious={pages.onPrevious}
            onNext={next === undefined || isPlaceholderData ? undefined : () => pages.onNext?.(next)}
          />
        </>
      )}
      <DeedDialog {...dialog} />
    </section>
  );
}
