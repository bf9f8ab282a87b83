import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { MessageScreen } from '../../../ui/message-screen.tsx';

export function ListingNotYours() {
  return (
    <MessageScreen
      heading="Listing Not Found"
      actions={
        <Button component={Link} to={paths.myListings} size="md">
          My Listings
        </Button>
      }
    >
      <p>This listing doesn’t exist, was removed or isn’t yours.</p>
    </MessageScreen>
  );
}
