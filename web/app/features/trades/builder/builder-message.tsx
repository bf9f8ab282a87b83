import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MessageScreen } from '../../../ui/message-screen.tsx';

/** Stands where an offer cannot be made, and says why. */
export function BuilderMessage({
  heading,
  action,
  children,
}: {
  heading: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <MessageScreen
      heading={heading}
      actions={
        <>
          {action}
          <Button component={Link} to={paths.boats} size="md" variant={action ? 'default' : 'filled'}>
            Browse Boats
          </Button>
          <Button component={Link} to={paths.trades} size="md" variant="default">
            Your Trades
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </MessageScreen>
  );
}
