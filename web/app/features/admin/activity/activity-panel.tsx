import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ActivityEntry } from '@tradewind/contract/activity';
import { useState } from 'react';
import { actionsQuery, firstPage } from '../admin-queries.ts';
import { PagedList } from '../paged-list.tsx';
import classes from '../panel.module.css';
import { ActivityList } from './activity-list.tsx';
import { actionWords } from './activity-words.ts';

const PAGE = 30;
const TYPING_PAUSE_MS = 300;

/** The activity log with its filters. */
export function ActivityPanel() {
  const [filter, setFilter] = useState({ query: '', action: '', from: '', to: '' });
  const { data: actions = [] } = useQuery(actionsQuery);
  const choices = [
    { value: '', label: 'All actions' },
    ...actions.map((value) => ({ value, label: actionWords(value) })),
  ];
  const search = useDebouncedCallback((query: string) => setFilter((now) => ({ ...now, query })), TYPING_PAUSE_MS);
  return (
    <section aria-label="Activity log">
      <div className={classes.filters}>
        <TextInput
          label="Search by email"
          type="search"
          autoComplete="off"
          maxLength={200}
          leftSection={<IconSearch size={18} aria-hidden />}
          onChange={(event) => search(event.currentTarget.value.trim())}
        />
        <NativeSelect
          className={classes.longChoice}
          label="Action"
          data={choices}
          value={filter.action}
          onChange={(event) => setFilter({ ...filter, action: event.currentTarget.value })}
        />
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            type="date"
            label={end === 'from' ? 'From' : 'To'}
            value={filter[end]}
            onChange={(event) => setFilter({ ...filter, [end]: event.currentTarget.value })}
          />
        ))}
      </div>
      <ActivityPages filter={filter} size={PAGE} />
    </section>
  );
}

interface ActivityPagesProps {
  filter: Record<string, string>;
  size: number;
}

/** The matching entries, page by page. */
export const ActivityPages = ({ filter, size }: ActivityPagesProps) => (
  <PagedList<ActivityEntry>
    first={firstPage('activity', { ...filter, limit: size })}
    what="log"
    size={size}
    none="No activity found"
  >
    {(entries) => <ActivityList entries={entries} />}
  </PagedList>
);
