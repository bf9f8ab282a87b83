import { Button, Skeleton } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../ui/loaded.tsx';
import classes from './desk-list.module.css';

interface DeskListProps<Pages, Row> {
  query: UseInfiniteQueryResult<Pages>;
  /** Completes 'Loading …' and 'We couldn’t load …'. */
  name: string;
  /** The message of an empty list. */
  none: string;
  rowsOf: (pages: Pages) => readonly Row[];
  render: (row: Row) => ReactNode;
}

/** A paged list of the desk. */
export function DeskList<Pages, Row>({ query, name, none, rowsOf, render }: DeskListProps<Pages, Row>) {
  return (
    <>
      <Loaded
        query={query}
        placeholder={<Skeleton height={280} radius={16} role="status" aria-label={`Loading ${name}`} />}
        failure={`We couldn’t load ${name}.`}
      >
        {(pages) => {
          const rows = rowsOf(pages);
          if (rows.length === 0) return <p className={classes.none}>{none}</p>;
          return <ul className={classes.rows}>{rows.map(render)}</ul>;
        }}
      </Loaded>
      {query.hasNextPage ? (
        <Button variant="default" mt="md" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show More
        </Button>
      ) : null}
    </>
  );
}
