import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { paths } from '@tradewind/contract/paths';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { RequestError } from '../../../lib/request.ts';
import { tradeQuery } from '../../../nouns/trade/trade-queries.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { MessageScreen } from '../../../ui/message-screen.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { TradePage } from './trade-page.tsx';

/** One trade, for its parties. */
export function TradeScreen({ id, ...page }: { id: number } & Omit<ComponentProps<typeof TradePage>, 'trade'>) {
  const query = useQuery(tradeQuery(id));
  if (isNotFound(query.error)) return <TradeNotFound />;
  return (
    <Loaded query={query} placeholder={<Placeholder />} failure="We couldn’t load this trade.">
      {(trade) => <TradePage trade={trade} {...page} />}
    </Loaded>
  );
}

export const isNotFound = (error: unknown): boolean => error instanceof RequestError && error.status === 404;

/** Says the same to strangers as to people who follow a wrong link. */
export function TradeNotFound() {
  return (
    <>
      <PageHead title="Trade not found" hidden />
      <MessageScreen
        heading="Trade Not Found"
        actions={
          <Button component={Link} to={paths.trades} size="md">
            Your Trades
          </Button>
        }
      >
        <p>This trade doesn’t exist, or it isn’t yours.</p>
      </MessageScreen>
    </>
  );
}

function Placeholder() {
  return (
    <Page>
      <PageTitle>Trade</PageTitle>
      <div role="status" aria-label="Loading the trade">
        <Skeleton height={320} radius={16} />
        <Skeleton height={200} radius={16} mt="md" />
      </div>
    </Page>
  );
}
