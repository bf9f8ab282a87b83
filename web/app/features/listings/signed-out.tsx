import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { MessageScreen } from '../../ui/message-screen.tsx';

/** `here` is the path to return to after the sign-in. */
export function SignedOut({ here }: { here: string }) {
  return (
    <MessageScreen
      heading="Manage Your Listings"
      actions={
        <Button component={Link} to={`${paths.login}?redirect=${encodeURIComponent(here)}`} size="md">
          Login to Account
        </Button>
      }
    >
      <p>Sign in to view and manage your boat listings</p>
    </MessageScreen>
  );
}
