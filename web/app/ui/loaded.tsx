import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from './loaded.module.css';

export type Loading<Data> = Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>;

interface LoadedProps<Data> {
  query: Loading<Data>;
  /** Has the same size as the content. */
  placeholder: ReactNode;
  /** The message after a failure. */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** Renders a query's data, its placeholder while loading, or a retry button after a failure. */
export function Loaded<Data>({ query, placeholder, failure, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return placeholder;
  return (
    <div className={classes.failure} role="alert">
      <p>{failure}</p>
      <Button variant="default" onClick={() => void query.refetch()}>
        Try Again
      </Button>
    </div>
  );
}
