import { Skeleton } from '@mantine/core';
import type { Boat } from '@tradewind/contract/boats';
import type { ReactNode } from 'react';
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
  return (
    <CardGrid label="Boats">
      {boats.map((boat, index) => (
        <li key={boat.id}>{renderBoat(boat, index < EAGER_CARDS)}</li>
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
