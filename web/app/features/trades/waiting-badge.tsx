import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../lib/current-user.ts';
import { tradeCountsQuery } from '../../nouns/trade/trade-counts-query.ts';
import { CountBadge } from '../../ui/count-badge.tsx';

/** How many trades wait for the reader; kept current by the event stream. */
export function WaitingBadge() {
  const { user } = useCurrentUser();
  const { data } = useQuery({ ...tradeCountsQuery, enabled: user !== null });
  return (
    <CountBadge count={data?.waiting ?? 0}>
      <VisuallyHidden> waiting for you</VisuallyHidden>
    </CountBadge>
  );
}
