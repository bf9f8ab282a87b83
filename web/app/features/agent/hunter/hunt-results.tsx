import { Button, Skeleton } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Boat } from '@tradewind/contract/boats';
import { wholeNumber } from '@tradewind/contract/numbers';
import type { ListPage } from '../../../lib/pages.ts';
import { CardGrid, CardGridPlaceholder } from '../../../ui/card-grid.tsx';
import { MatchCard } from '../match-card.tsx';
import classes from './hunt-results.module.css';

const placeholders = ['a', 'b', 'c'];

export function HuntResults({ found }: { found: UseInfiniteQueryResult<InfiniteData<ListPage<Boat>>> }) {
  const { data, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = found;
  const [first] = data?.pages ?? [];
  if (!first) return isFetching ? <Placeholders /> : <HuntFailure onRetry={() => void refetch()} />;
  if (first.total === 0) return <NoBoats />;
  const boats = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className={classes.results}>
      <h2 tabIndex={-1}>{countText(first.total)}</h2>
      <CardGrid>
        {boats.map((boat) => (
          <li key={boat.id}>
            <MatchCard boat={boat} />
          </li>
        ))}
      </CardGrid>
      {hasNextPage ? (
        <div className={classes.more}>
          {isFetchNextPageError ? <p role="alert">We couldn’t load more boats. Please try again.</p> : null}
          <Button size="md" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show More Boats
          </Button>
        </div>
      ) : null}
    </div>
  );
}

const countText = (count: number) => (count === 1 ? '1 boat found' : `${wholeNumber(count)} boats found`);

function NoBoats() {
  return (
    <div className={classes.message}>
      <h2 tabIndex={-1}>No boats in this budget range</h2>
      <p>Try a different price range or asset type</p>
    </div>
  );
}

function HuntFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.message} role="alert">
      <h2 tabIndex={-1}>The hunt didn’t go through</h2>
      <p>Please try again in a moment.</p>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  );
}

function Placeholders() {
  return (
    <div className={classes.results} role="status" aria-label="Eddy is hunting">
      <Skeleton height={38} width={220} mb="lg" />
      <CardGridPlaceholder>
        {placeholders.map((placeholder) => (
          <Skeleton key={placeholder} height={480} radius={16} />
        ))}
      </CardGridPlaceholder>
    </div>
  );
}
