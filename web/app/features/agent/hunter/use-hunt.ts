import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { boatsApi } from '@tradewind/contract/boats';
import { canHunt, filterOfHunt, type Hunt, huntQueryString, readHunt } from '@tradewind/contract/hunt';
import { paths } from '@tradewind/contract/paths';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pages } from '../../../lib/pages.ts';

const SCROLL_DELAY_MS = 100;

export const huntQuery = (hunt: Hunt) => pages(boatsApi.list, { query: filterOfHunt(hunt) });

/** The shown hunt comes from the URL. Choices move there when the hunt starts. */
export function useHunt() {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const shown = useMemo(() => readHunt(address), [address]);
  const [chosen, setChosen] = useState({ at: address, hunt: shown });
  if (chosen.at !== address) setChosen({ at: address, hunt: shown });
  const choices = chosen.at === address ? chosen.hunt : shown;

  const found = useInfiniteQuery({ ...huntQuery(shown), enabled: canHunt(shown) });
  const isRunning = found.isFetching && !found.isFetchingNextPage;

  const results = useRef<HTMLElement>(null);
  const awaited = useRef<string>(undefined);
  useEffect(() => {
    if (isRunning || awaited.current !== huntQueryString(shown)) return;
    awaited.current = undefined;
    setTimeout(() => showResults(results.current), SCROLL_DELAY_MS);
  }, [isRunning, shown]);

  const start = () => {
    const wanted = huntQueryString(choices);
    awaited.current = wanted;
    if (wanted === huntQueryString(shown)) {
      void client.resetQueries({ queryKey: huntQuery(shown).queryKey, exact: true });
      return;
    }
    void navigate(`${paths.eddy}?${wanted}`, { preventScrollReset: true });
  };

  return {
    choices,
    choose: (part: Partial<Hunt>) => setChosen({ at: address, hunt: { ...choices, ...part } }),
    start,
    isRunning,
    /** Undefined until the first hunt. */
    found: canHunt(shown) ? found : undefined,
    results,
  };
}

export type HuntState = ReturnType<typeof useHunt>;

function showResults(results: HTMLElement | null): void {
  if (!results) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  results.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  results.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
}
