import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { Page } from '../../ui/page.tsx';
import classes from './my-listings.module.css';
import OwnListings from './own-listings.tsx';
import { SignedOut } from './signed-out.tsx';
import { useMyListings } from './use-my-listings.ts';

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
      <OwnListings state={state} />
    </Page>
  );
}
