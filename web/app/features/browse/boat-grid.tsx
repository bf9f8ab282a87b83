import { Skeleton } from '@mantine/core';
import type { Boat } from '@tradewind/contract/boats';
import { type ReactNode, useState } from 'react';
import { isComingAlive } from '../../lib/coming-alive.ts';
import { CardGrid, CardGridPlaceholder } from '../../ui/card-grid.tsx';
import classes from './boat-grid.module.css';

const EAGER_CARDS = 1;
const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

/** `eager` for the first cards of a page, which are seen at once. */
export type RenderBoat = (boat: Boat, eager: boolean) => ReactNode;

interface BoatGridProps {
  boats: readonly Boat[];
  renderBoat: RenderBoat;
}

export function BoatGrid({ boats, renderBoat }: BoatGridProps) {
  // Not for who comes back to a place in it: the heights above that place are guesses until it is drawn.
  const [cameWithPage] = useState(isComingAlive);
  return (
    <div className={cameWithPage ? classes.drawnWhenNear : undefined}>
      <CardGrid label="Boats">
        {boats.map((boat, index) => (
          <li key={boat.id}>{renderBoat(boat, index < EAGER_CARDS)}</li>
        ))}
      </CardGrid>
    </div>
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
