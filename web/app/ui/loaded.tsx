import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from './loaded.module.css';

export type Loading<Data> = Pick<UseQueryResult<Data>, 'data' | 'isError' | 'refetch'>;

interface LoadedProps<Data> {
  query: Loading<Data>;
  /** Of the size of what is waited for. */
  placeholder: ReactNode;
  /** Said when it does not come. */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** What was asked for; its placeholder until it is there; a way to ask again when it does not come. */
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
