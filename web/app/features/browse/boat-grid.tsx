import { Skeleton } from '@mantine/core';
import type { Boat } from '@tradewind/contract/boats';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { isHydrating } from '../../lib/hydration.ts';
import { CardGrid, CardGridPlaceholder } from '../../ui/card-grid.tsx';
import classes from './boat-grid.module.css';

/** One row on a large screen. */
const AT_ONCE = 3;

const MOST_PATIENCE_MS = 200;

const EAGER_CARDS = 1;
const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

/** `eager` marks the first cards of a page, which are visible immediately. */
export type RenderBoat = (boat: Boat, eager: boolean) => ReactNode;

interface BoatGridProps {
  boats: readonly Boat[];
  renderBoat: RenderBoat;
}

export function BoatGrid({ boats, renderBoat }: BoatGridProps) {
  const drawn = useDrawnCards(boats.length);
  // Keeps the card elements stable while `drawn` grows.
  const cards = useMemo(() => boats.map((boat, index) => renderBoat(boat, index < EAGER_CARDS)), [boats, renderBoat]);
  return (
    <CardGrid label="Boats">
      {boats.map(({ id }, index) => (
        <li key={id} className={index < drawn ? undefined : classes.drawnWhenNear}>
          {cards[index]}
        </li>
      ))}
    </CardGrid>
  );
}

export function BoatGridPlaceholder() {
  return (
    <CardGridPlaceholder label="Loading boats">
      {placeholders.map((placeholder) => (
        <div key={placeholder} className={classes.placeholder}>
          <Skeleton className={classes.picture ?? ''} height="auto" radius={0} />
          <Skeleton height={12} width="35%" mx="lg" mt="lg" />
          <Skeleton height={24} width="75%" mx="lg" mt="sm" />
          <Skeleton height={16} width="60%" mx="lg" mt="sm" />
          <Skeleton height={28} width="45%" mx="lg" mt="sm" />
        </div>
      ))}
    </CardGridPlaceholder>
  );
}

/**
 * How many cards are laid out even off screen; the others wait until they come near the viewport. During hydration that is
 * only the first, until the user scrolls. Then a few more follow at a time, so that the list soon has its true height and
 * scroll positions can be restored.
 */
function useDrawnCards(count: number): number {
  const [drawn, setDrawn] = useState(() => (isHydrating() ? 1 : Number.POSITIVE_INFINITY));
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

/** Falls back to a timer in browsers without `requestIdleCallback`. */
function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(work, { timeout: MOST_PATIENCE_MS });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(work, MOST_PATIENCE_MS);
  return () => clearTimeout(timer);
}
