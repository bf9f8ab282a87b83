import { Button } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { BoatSearch } from '@tradewind/contract/boat-browse';
import type { Boat } from '@tradewind/contract/boats';
import { wholeNumber } from '@tradewind/contract/numbers';
import { type ReactNode, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { ListPage } from '../../lib/pages.ts';
import { listAddress, scrollOfReturn, storePosition } from '../../nouns/boat/boat-list.ts';
import { BoatGrid, BoatGridPlaceholder, type RenderBoat } from './boat-grid.tsx';
import { boatPagesQuery } from './boat-pages-query.ts';
import classes from './boat-results.module.css';
import { BrokerContact } from './broker-contact.tsx';
import { MoreBoats } from './more-boats.tsx';

interface BoatResultsProps {
  search: BoatSearch;
  /** Shown next to the count. */
  chips: ReactNode;
  renderBoat: RenderBoat;
}

/** While a new search runs, the previous boats stay, dimmed. */
export function BoatResults({ search, chips, renderBoat }: BoatResultsProps) {
  const found = useInfiniteQuery({ ...boatPagesQuery(search), placeholderData: keepPreviousData });
  const { data, isPlaceholderData, isPending, isPaused, refetch } = found;
  const boats = data?.pages.flatMap((page) => page.items) ?? [];
  const [first] = data?.pages ?? [];
  const rememberPosition = useListPosition(isPlaceholderData ? 0 : (data?.pages.length ?? 0));
  return (
    <>
      <div className={classes.summary}>
        <p className={classes.count} aria-live="polite">
          {isPaused && (isPlaceholderData || isPending) ? WAITING : first === undefined ? null : countText(first)}
        </p>
        {chips}
      </div>
      <div
        className={classes.results}
        data-outdated={isPlaceholderData || undefined}
        aria-busy={isPlaceholderData}
        onClickCapture={rememberPosition}
      >
        {isPending ? <BoatGridPlaceholder /> : null}
        {isPending || first ? null : <SearchFailure onRetry={() => void refetch()} />}
        {first && boats.length === 0 ? <NoBoats /> : null}
        {boats.length > 0 ? <BoatGrid boats={boats} renderBoat={renderBoat} /> : null}
        <MoreBoats found={found} />
      </div>
      <BrokerContact />
    </>
  );
}

const WAITING = 'This search needs a connection. It runs when you are back online.';

const countText = ({ total, all }: ListPage<Boat>) => `Showing ${wholeNumber(total)} of ${wholeNumber(all)} boats`;

function NoBoats() {
  return (
    <div className={classes.message}>
      <h2>No boats found</h2>
      <p>Try adjusting your search criteria or filters</p>
    </div>
  );
}

function SearchFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.message} role="alert">
      <h2>We couldn’t load the boats</h2>
      <p>Please try again in a moment.</p>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  );
}

/** Restores the scroll position after a return from a boat's page. Returns a function that stores it before a boat opens. */
function useListPosition(pages: number): () => void {
  const location = useLocation();
  const address = listAddress(location);
  const isLedBack = useNavigationType() === 'PUSH';
  const wanted = isLedBack ? scrollOfReturn(location.state) : undefined;

  useLayoutEffect(() => {
    if (pages > 0) storePosition(address, { pages });
  }, [address, pages]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per visit
  useLayoutEffect(() => {
    if (wanted !== undefined) window.scrollTo(0, wanted);
  }, [location.key]);

  return () => storePosition(address, { scrollY: window.scrollY });
}
