import { useEffect, useState } from 'react';
import { isComingAlive } from '../../lib/coming-alive.ts';

/** A row of a large screen. */
const AT_ONCE = 3;
const MOST_PATIENCE_MS = 200;

/**
 * How many cards of a list are laid out wherever they are; the others wait until they come near. Of those that came with the
 * page only the first is, until somebody scrolls. Then the others follow a few at a time, so that soon the list has its true
 * height, for who comes back to a place in it.
 */
export function useDrawnCards(count: number): number {
  const [drawn, setDrawn] = useState(() => (isComingAlive() ? 1 : Number.POSITIVE_INFINITY));
  useEffect(() => {
    if (drawn >= count) return;
    const drawMore = () => setDrawn(drawn + AT_ONCE);
    return drawn === 1 ? whenScrolled(drawMore) : whenIdle(drawMore);
  }, [drawn, count]);
  return drawn;
}

function whenScrolled(work: () => void): () => void {
  addEventListener('scroll', work, { once: true, passive: true });
  return () => removeEventListener('scroll', work);
}

/** Not every browser says when it is idle. */
function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work, { timeout: MOST_PATIENCE_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, MOST_PATIENCE_MS);
  return () => clearTimeout(timer);
}
