import { Button } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BlockedUser } from '@tradewind/contract/messages';
import { request } from '../../lib/request.ts';
import { showToast } from '../../lib/toasts.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { conversationsQuery } from './conversations-query.ts';
import { dashboardToasts, unblockedToast } from './dashboard-toasts.ts';
import { Panel } from './panel.tsx';
import rows from './rows.module.css';
import { RowsPlaceholder } from './rows-placeholder.tsx';
import { whenText } from './when-text.ts';

const blockedQuery = queryOptions<BlockedUser[]>({ queryKey: ['/api/users/blocked'], refetchOnMount: 'always' });

/** Whom the user blocked, with the way back. */
export function BlockedPeople() {
  return (
    <Panel title="Blocked people" lead="You and they cannot message each other until you lift the block.">
      <Loaded
        query={useQuery(blockedQuery)}
        placeholder={<RowsPlaceholder label="Loading whom you blocked" rows={1} height={44} />}
        failure="The people you blocked could not be loaded."
      >
        {(people) =>
          people.length === 0 ? (
            <p className={rows.nothing}>You have not blocked anybody.</p>
          ) : (
            <ul className={rows.rows}>
              {people.map((person) => (
                <li key={person.blockedId}>
                  <Blocked person={person} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Blocked({ person }: { person: BlockedUser }) {
  const unblock = useUnblock(person);
  return (
    <div className={rows.row}>
      <span />
      <span className={rows.text}>
        <strong>{person.firstName}</strong>
        <span className={rows.second}>Blocked {whenText(person.createdAt)}</span>
      </span>
      <Button
        variant="default"
        loading={unblock.isPending}
        onClick={() => unblock.mutate()}
        aria-label={`Unblock ${person.firstName}`}
      >
        Unblock
      </Button>
    </div>
  );
}

function useUnblock({ blockedId, firstName }: BlockedUser) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(`/api/users/block/${encodeURIComponent(blockedId)}`, { method: 'DELETE' }),
    onSuccess: () => {
      client.setQueryData(blockedQuery.queryKey, (people) => people?.filter((one) => one.blockedId !== blockedId));
      showToast(unblockedToast(firstName));
      return client.invalidateQueries(conversationsQuery);
    },
    onError: () => showToast(dashboardToasts.unblockFailed),
  });
}
