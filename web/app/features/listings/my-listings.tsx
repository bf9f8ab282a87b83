import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { OwnBoat } from '@tradewind/contract/boats';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { Page } from '../../ui/page.tsx';
import { ListingCard } from './listing-card.tsx';
import { ListingsMessage } from './listings-message.tsx';
import classes from './my-listings.module.css';
import { SignedOut } from './signed-out.tsx';
import { type MyListingsState, useMyListings } from './use-my-listings.ts';

const placeholders = [1, 2, 3];

export function MyListings() {
  const state = useMyListings();
  if (state.kind === 'signedOut') return <SignedOut here={paths.myListings} />;
  return (
    <Page>
      <header className={classes.head}>
        <h1>My Listings</h1>
        <Button component={Link} to={paths.listBoat} size="md" leftSection={<IconPlus size={18} aria-hidden />}>
          Add New Listing
        </Button>
      </header>
      <Listings state={state} />
    </Page>
  );
}

function Listings({ state }: { state: Exclude<MyListingsState, { kind: 'signedOut' }> }) {
  if (state.kind === 'loading') return <Placeholders />;
  if (state.kind === 'listed') return state.boats.length === 0 ? <NoListings /> : <Grid boats={state.boats} />;
  return (
    <ListingsMessage
      heading="Your listings could not be loaded"
      text="Please check your connection and try again."
      action={
        <Button size="md" onClick={state.retry}>
          Try again
        </Button>
      }
    />
  );
}

function Grid({ boats }: { boats: OwnBoat[] }) {
  return (
    <ul className={classes.grid}>
      {boats.map((boat) => (
        <li key={boat.id}>
          <ListingCard boat={boat} />
        </li>
      ))}
    </ul>
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
    <div className={classes.grid} role="status" aria-label="Loading your listings">
      {placeholders.map((number) => (
        <Skeleton key={number} className={classes.placeholder} height="auto" radius={16} />
      ))}
    </div>
  );
}
