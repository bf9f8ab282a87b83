import { Button, Skeleton } from '@mantine/core';
import { IconSailboat } from '@tabler/icons-react';
import type { OwnBoat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CardGrid, CardGridPlaceholder } from '../../ui/card-grid.tsx';
import { ListingCard } from './listing-card.tsx';
import classes from './my-listings.module.css';
import type { MyListingsState } from './use-my-listings.ts';

const placeholders = [1, 2, 3];

/** The user's own boats, with loading, failed and empty states. */
export default function OwnListings({ state }: { state: MyListingsState }) {
  if (state.kind === 'loading' || state.kind === 'signedOut') return <Placeholders />;
  if (state.kind === 'listed') return state.boats.length === 0 ? <NoListings /> : <Grid boats={state.boats} />;
  return (
    <ListingsMessage
      heading="We couldn’t load your listings"
      text="Please check your connection and try again."
      action={
        <Button size="md" onClick={state.retry}>
          Try Again
        </Button>
      }
    />
  );
}

function Grid({ boats }: { boats: OwnBoat[] }) {
  return (
    <CardGrid>
      {boats.map((boat) => (
        <li key={boat.id}>
          <ListingCard boat={boat} />
        </li>
      ))}
    </CardGrid>
  );
}

function NoListings() {
  return (
    <ListingsMessage
      heading="No listings yet"
      text="Start by creating your first boat listing"
      action={
        <Button component={Link} to={paths.listBoat} size="md">
          Create Your First Listing
        </Button>
      }
    />
  );
}

function Placeholders() {
  return (
    <CardGridPlaceholder label="Loading your listings">
      {placeholders.map((number) => (
        <Skeleton key={number} className={classes.placeholder} height="auto" radius={16} />
      ))}
    </CardGridPlaceholder>
  );
}

/** Replaces the grid. */
function ListingsMessage({ heading, text, action }: { heading: string; text: string; action: ReactNode }) {
  return (
    <div className={classes.message}>
      <IconSailboat size={48} stroke={1.25} aria-hidden />
      <h2>{heading}</h2>
      <p>{text}</p>
      {action}
    </div>
  );
}
