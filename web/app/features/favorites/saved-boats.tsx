import { Button, Skeleton } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import type { AnyBoat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { CardGrid, CardGridPlaceholder } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Loaded, type Loading } from '../../ui/loaded.tsx';
import classes from './saved-boats.module.css';

interface SavedBoatsProps {
  saved: Loading<AnyBoat[]>;
  renderBoat: (boat: AnyBoat) => ReactNode;
}

/** The user's saved boats. Clicking a heart removes its boat. */
export function SavedBoats({ saved, renderBoat }: SavedBoatsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterRemoval(heading, saved.data?.length);
  return (
    <section aria-labelledby="saved-boats">
      <h2 id="saved-boats" className={classes.heading} ref={heading} tabIndex={-1}>
        Saved boats
      </h2>
      <Loaded query={saved} placeholder={<Placeholders />} failure="We couldn’t load your saved boats.">
        {(boats) =>
          boats.length === 0 ? (
            <NothingSaved />
          ) : (
            <CardGrid>
              {boats.map((boat) => (
                <li key={boat.id}>{renderBoat(boat)}</li>
              ))}
            </CardGrid>
          )
        }
      </Loaded>
    </section>
  );
}

function NothingSaved() {
  return (
    <EmptyState
      icon={<IconHeart size={44} stroke={1.25} aria-hidden />}
      heading="No saved boats yet"
      text="Press the heart on a boat to save it here."
      action={
        <Button component={Link} to={paths.boats}>
          Browse Boats
        </Button>
      }
    />
  );
}

function Placeholders() {
  return (
    <CardGridPlaceholder label="Loading your saved boats">
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} className={classes.placeholder} height="auto" radius={16} />
      ))}
    </CardGridPlaceholder>
  );
}

/** Moves the focus here after a removal, since the focused button is gone. */
function useFocusAfterRemoval(target: RefObject<HTMLElement | null>, count: number | undefined): void {
  const former = useRef(count);
  useEffect(() => {
    const removed = count !== undefined && former.current !== undefined && count < former.current;
    former.current = count;
    if (removed && document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [target, count]);
}
