import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { listAddress, notePlace, scrollOfReturn } from '../../nouns/boat/boat-list.ts';

/** Remembers where the reader is in the list, and goes there when a boat's page leads back. Returns what to call before a boat is opened. */
export function useListPlace(pages: number): () => void {
  const location = useLocation();
  const address = listAddress(location);
  const isLedBack = useNavigationType() === 'PUSH';
  const wanted = isLedBack ? scrollOfReturn(location.state) : undefined;

  useLayoutEffect(() => {
    if (pages > 0) notePlace(address, { pages });
  }, [address, pages]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit
  useLayoutEffect(() => {
    if (wanted !== undefined) window.scrollTo(0, wanted);
  }, [location.key]);

  return () => notePlace(address, { scrollY: window.scrollY });
}
