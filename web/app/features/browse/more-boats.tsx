import { Button } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Boat } from '@tradewind/contract/boats';
import { type MouseEvent, useEffect, useRef } from 'react';
import { replayed } from '../../lib/hydration.ts';
import type { ListPage } from '../../lib/pages.ts';
import classes from './more-boats.module.css';

/** After this many pages the next one needs a click, so that the footer stays reachable. */
const PAGES_AT_A_STRETCH = 5;
const LOAD_AHEAD = '800px';

/** Loads the next page when the end of the list comes near, or on a click. */
export function MoreBoats({ found }: { found: UseInfiniteQueryResult<InfiniteData<ListPage<Boat>>> }) {
  const { data, fetchNextPage, hasNextPage, isFetching, isPaused, isFetchingNextPage, isFetchNextPageError } = found;
  const sentinel = useRef<HTMLDivElement>(null);
  const loaded = data?.pages.length ?? 0;
  const goesOn = hasNextPage && !isFetching && !isFetchNextPageError && loaded % PAGES_AT_A_STRETCH !== 0;

  useEffect(() => {
    if (!goesOn || sentinel.current === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: LOAD_AHEAD },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [goesOn, fetchNextPage]);

  // After a keyboard press, focuses the first new boat, since the button has moved or is gone.
  const goOnAt = useRef<{ list: HTMLElement; index: number }>(undefined);
  useEffect(() => {
    if (goOnAt.current === undefined || loaded === 0) return;
    const { list, index } = goOnAt.current;
    const next = list.querySelectorAll<HTMLElement>('article h2 a')[index];
    if (next === undefined) return;
    goOnAt.current = undefined;
    next.focus();
  }, [loaded]);

  const showMore = (event: MouseEvent) => {
    const list = sentinel.current?.parentElement;
    const byKeyboard = event.detail === 0;
    if (list && byKeyboard) goOnAt.current = { list, index: list.querySelectorAll('article').length };
    void fetchNextPage();
  };

  if (!hasNextPage) return null;
  return (
    <div className={classes.more} ref={sentinel}>
      {isPaused ? <p role="status">More boats load when you are back online.</p> : null}
      {isFetchNextPageError && !isPaused ? <p role="alert">We couldn’t load more boats. Please try again.</p> : null}
      <Button
        size="md"
        variant="default"
        loading={isFetchingNextPage}
        disabled={(isFetching && !isFetchingNextPage) || isPaused}
        {...replayed('more-boats')}
        onClick={showMore}
      >
        Show More Boats
      </Button>
    </div>
  );
}
