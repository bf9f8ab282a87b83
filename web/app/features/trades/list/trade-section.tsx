import { Button, Skeleton } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { wholeNumber } from '@tradewind/contract/numbers';
import type { TradeList } from '@tradewind/contract/trade-values';
import type { ReactNode } from 'react';
import { tradePages } from '../../../nouns/trade/trade-queries.ts';
import { TradeRow } from '../../../nouns/trade/trade-row.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import classes from './trades.module.css';

const headings: Record<TradeList, string> = {
  waiting: 'Waiting for you',
  open: 'Waiting for others',
  agreed: 'Agreed',
  closing: 'Closing',
  closed: 'Closed',
  ended: 'Ended',
};

interface TradeSectionProps {
  list: TradeList;
  reader: string;
  /** Shown where the list is empty; without it an empty list is left out. */
  whenEmpty?: ReactNode;
}

/** One list of trades with its pages. */
export function TradeSection({ list, reader, whenEmpty }: TradeSectionProps) {
  const query = useInfiniteQuery(tradePages({ state: list }));
  const total = query.data?.pages[0]?.total;
  if (whenEmpty === undefined && !query.isError && !total) return null;
  const id = `trades-${list}`;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>
        {headings[list]}
        {total ? <span className={classes.count}> {wholeNumber(total)}</span> : null}
      </h2>
      <Loaded query={query} placeholder={<Placeholder />} failure="We couldn’t load these trades.">
        {({ pages }) =>
          pages[0]?.total === 0 ? (
            whenEmpty
          ) : (
            <ul className={classes.trades}>
              {pages
                .flatMap(({ items }) => items)
                .map((trade) => (
                  <li key={trade.id}>
                    <TradeRow trade={trade} reader={reader} />
                  </li>
                ))}
            </ul>
          )
        }
      </Loaded>
      {query.hasNextPage ? (
        <Button
          variant="default"
          className={classes.more ?? ''}
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show More
        </Button>
      ) : null}
    </section>
  );
}

function Placeholder() {
  return (
    <div className={classes.trades} role="status" aria-label="Loading your trades">
      <Skeleton height={210} radius={16} />
      <Skeleton height={210} radius={16} />
    </div>
  );
}
