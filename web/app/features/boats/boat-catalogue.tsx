import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import classes from './boat-catalogue.module.css';
import { BoatGrid, BoatGridPlaceholder } from './boat-grid.tsx';
import { boatPagesQuery } from './boat-queries.ts';
import { BrokerContact } from './broker-contact.tsx';

export function BoatCatalogue() {
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(boatPagesQuery);
  if (data === undefined && error === null) return <BoatGridPlaceholder />;

  const boats = data?.pages.flatMap((page) => page.boats) ?? [];
  const [first] = data?.pages ?? [];
  return (
    <>
      {first === undefined ? <CatalogueFailure onRetry={() => void refetch()} /> : null}
      {first && boats.length === 0 ? <NoBoats /> : null}
      {first && boats.length > 0 ? (
        <>
          <p className={classes.count} aria-live="polite">
            Showing {first.matches.toLocaleString('en-US')} of {first.all.toLocaleString('en-US')} boats
          </p>
          <BoatGrid boats={boats} />
        </>
      ) : null}
      {hasNextPage ? (
        <div className={classes.more}>
          <Button size="md" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more boats
          </Button>
        </div>
      ) : null}
      <BrokerContact />
    </>
  );
}

function NoBoats() {
  return (
    <div className={classes.message}>
      <h2>No boats found</h2>
      <p>Try adjusting your search criteria or filters</p>
    </div>
  );
}

function CatalogueFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.message} role="alert">
      <h2>The boats could not be loaded</h2>
      <p>Please try again in a moment.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
