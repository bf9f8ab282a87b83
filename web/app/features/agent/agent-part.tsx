import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import classes from './deployed-agent.module.css';

interface AgentPartProps<Item> {
  title: string;
  /** The message while the list is empty. */
  none: string;
  read: UseQueryResult<Item[]>;
  children: (items: Item[]) => ReactNode;
}

/** A list of the agent's results in its loading, failed, empty and filled states. */
export function AgentPart<Item>({ title, none, read, children }: AgentPartProps<Item>) {
  const id = useId();
  const { data, isError, refetch } = read;
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {data === undefined && !isError ? <Skeleton height={96} radius={16} /> : null}
      {data === undefined && isError ? (
        <div className={classes.empty} role="alert">
          <p>We couldn’t load this.</p>
          <Button onClick={() => void refetch()}>Try Again</Button>
        </div>
      ) : null}
      {data?.length === 0 ? <p className={classes.none}>{none}</p> : null}
      {data && data.length > 0 ? children(data) : null}
    </section>
  );
}
