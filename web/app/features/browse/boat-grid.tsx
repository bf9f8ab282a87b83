import { Skeleton } from '@mantine/core';
import type { Boat } from '@tradewind/contract/boats';
import { type ReactNode, useMemo } from 'react';
import { CardGrid, CardGridPlaceholder } from '../../ui/card-grid.tsx';
import classes from './boat-grid.module.css';
import { useDrawnCards } from './use-drawn-cards.ts';

const EAGER_CARDS = 1;
const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

/** `eager` for the first cards of a page, which are seen at once. */
export type RenderBoat = (boat: Boat, eager: boolean) => ReactNode;

interface BoatGridProps {
  boats: readonly Boat[];
  renderBoat: RenderBoat;
}

export function BoatGrid({ boats, renderBoat }: BoatGridProps) {
  const drawn = useDrawnCards(boats.length);
  // The same cards, however many of them are drawn.
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
