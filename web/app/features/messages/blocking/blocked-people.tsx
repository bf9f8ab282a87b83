import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BlockedUser } from '@tradewind/contract/messages';
import { useCurrentUser } from '../../../lib/current-user.ts';
import { blockedQuery } from '../message-queries.ts';
import { useUnblock } from '../use-message-actions.ts';
import classes from './blocked-people.module.css';

/** The people whom the user has blocked, with buttons to unblock. Renders nothing when there are none. */
export function BlockedPeople() {
  const { user } = useCurrentUser();
  const { data = [] } = useQuery({ ...blockedQuery, enabled: user !== null });
  if (data.length === 0) return null;
  return (
    <section className={classes.blocked}>
      <h3>Blocked</h3>
      <ul>
        {data.map((person) => (
          <Person key={person.blockedId} person={person} />
        ))}
      </ul>
    </section>
  );
}

function Person({ person: { blockedId, firstName } }: { person: BlockedUser }) {
  const unblock = useUnblock({ id: blockedId, firstName });
  return (
    <li>
      <span>{firstName}</span>
      <Button
        variant="default"
        size="compact-md"
        loading={unblock.isPending}
        onClick={() => unblock.mutate()}
        aria-label={`Unblock ${firstName}`}
      >
        Unblock
      </Button>
    </li>
  );
}
