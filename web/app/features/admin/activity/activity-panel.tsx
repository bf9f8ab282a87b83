import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ActivityEntry, activityApi } from '@tradewind/contract/activity';
import { paths } from '@tradewind/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { readerDate } from '../../../lib/dates.ts';
import { actionsQuery } from '../admin-queries.ts';
import { PagedList } from '../paged-list.tsx';
import classes from '../panel.module.css';
import list from './activity-panel.module.css';
import { actionWords, byWords, detailWords } from './activity-words.ts';

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
  <PagedList list={activityApi.list} filter={filter} what="log" size={size} none="No activity found">
    {(entries) => <ActivityList entries={entries} />}
  </PagedList>
);

/** Log entries with actor, action, time and origin. */
function ActivityList({ entries }: { entries: readonly ActivityEntry[] }) {
  return (
    <ol className={list.list}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <div>
            <strong>{actionWords(entry.action)}</strong>
            <span className={list.details}>{detailWords(entry)}</span>
          </div>
          <div className={list.origin}>
            <Actor entry={entry} />
            <time dateTime={entry.timestamp}>{readerDate(entry.timestamp, 'mediumMoment')}</time>
            {entry.ipAddress ? <span title={entry.userAgent ?? undefined}>{entry.ipAddress}</span> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Actor({ entry: { userId, userEmail, details } }: { entry: ActivityEntry }) {
  if (userId === null) return <span>{userEmail ?? byWords(details.by)}</span>;
  return <Link to={paths.adminUser(userId)}>{userEmail ?? 'Former member'}</Link>;
}
