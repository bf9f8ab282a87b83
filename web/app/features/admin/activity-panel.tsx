import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActivityList } from './activity-list.tsx';
import { actionWords } from './activity-words.ts';
import { actionsQuery, activityPage, firstPage } from './admin-queries.ts';
import { Pager } from './pager.tsx';
import classes from './panel.module.css';
import { PanelMessage } from './panel-message.tsx';
import { usePages } from './use-pages.ts';

const PAGE = 30;
const TYPING_PAUSE_MS = 300;

/** Everything that was done, by whoever did it. */
export function ActivityPanel() {
  const [filter, setFilter] = useState({ query: '', action: '', from: '', to: '' });
  const { data: actions = [] } = useQuery(actionsQuery);
  const choices = [
    { value: '', label: 'Everything' },
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
      <ActivityPages first={firstPage('activity', { ...filter, limit: PAGE })} />
    </section>
  );
}

/** The entries of a search, page by page. */
export function ActivityPages({ first }: { first: string }) {
  const pages = usePages(first);
  const { data, isPending, isError, refetch, isPlaceholderData } = useQuery(activityPage(pages.address));
  if (data === undefined)
    return <PanelMessage isPending={isPending} isError={isError} what="log" onRetry={() => void refetch()} />;
  const { items, next } = data;
  if (items.length === 0) return <PanelMessage text="Nothing in the log" />;
  return (
    <>
      <ActivityList entries={items} />
      {next !== undefined || pages.number > 1 ? (
        <Pager
          text={`Page ${pages.number}`}
          onPrevious={pages.onPrevious}
          onNext={next === undefined || isPlaceholderData ? undefined : () => pages.onNext?.(next)}
        />
      ) : null}
    </>
  );
}
