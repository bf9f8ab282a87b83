import { Button } from '@mantine/core';
import { IconArrowsExchange, IconInbox } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '@tradewind/contract/paths';
import { TRADE_LISTS } from '@tradewind/contract/trade-values';
import { Link } from 'react-router';
import { tradePages } from '../../../nouns/trade/trade-queries.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { TradeSection } from './trade-section.tsx';
import classes from './trades.module.css';

/** All trades of the reader: what waits for them first. */
export function Trades({ reader }: { reader: string }) {
  return (
    <Page>
      <PageTitle lead="Offers you made and received, and what became of them.">Trades</PageTitle>
      <OwnTrades reader={reader} />
    </Page>
  );
}

function OwnTrades({ reader }: { reader: string }) {
  const all = useInfiniteQuery(tradePages({}));
  if (all.data?.pages[0]?.total === 0) return <NoTrades />;
  return (
    <div className={classes.lists}>
      {TRADE_LISTS.map((list) => (
        <TradeSection
          key={list}
          list={list}
          reader={reader}
          {...(list === 'waiting' && { whenEmpty: <NothingWaiting /> })}
        />
      ))}
    </div>
  );
}

function NothingWaiting() {
  return (
    <p className={classes.nothing}>
      <IconInbox size={20} stroke={1.5} aria-hidden />
      Nothing is waiting for you. We’ll let you know when somebody makes you an offer.
    </p>
  );
}

function NoTrades() {
  return (
    <EmptyState
      icon={<IconArrowsExchange size={44} stroke={1.25} aria-hidden />}
      heading="No trades yet"
      text="Find a boat you like and press “Make an offer”: offer your boat, something from your garage, cash or Bitcoin. Offers you receive appear here, too."
      action={
        <Button component={Link} to={paths.boats} size="md">
          Browse Boats
        </Button>
      }
    />
  );
}
