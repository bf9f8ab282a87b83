import '@mantine/core/styles/Input.layer.css';
import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../ui/loaded.tsx';
import { type ClosingListName, closingPages } from '../desk-queries.ts';
import { ClosingRow } from './closing-row.tsx';
import classes from './closings.module.css';

const lists: { value: ClosingListName; label: string }[] = [
  { value: 'all', label: 'All that are not settled' },
  { value: 'waiting', label: 'Waiting for the broker' },
  { value: 'late', label: 'With late steps' },
  { value: 'ready', label: 'Released, not settled' },
];

/** All closings with their next step, and whose turn it is. */
export function ClosingsPanel() {
  const [list, setList] = useState<ClosingListName>('all');
  const query = useInfiniteQuery(closingPages(list));
  return (
    <section aria-label="Closings">
      <NativeSelect
        label="Show"
        className={classes.filter ?? ''}
        data={lists}
        value={list}
        onChange={(event) => setList(event.currentTarget.value as ClosingListName)}
      />
      <Loaded
        query={query}
        placeholder={<Skeleton height={280} radius={16} role="status" aria-label="Loading the closings" />}
        failure="We couldn’t load the closings."
      >
        {({ pages }) => {
          const closings = pages.flatMap((page) => page.closings);
          if (closings.length === 0) return <p className={classes.none}>No closing is in this list.</p>;
          return (
            <ul className={classes.rows}>
              {closings.map((closing) => (
                <ClosingRow key={closing.tradeId} closing={closing} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {query.hasNextPage ? (
        <Button variant="default" mt="md" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show More
        </Button>
      ) : null}
    </section>
  );
}
