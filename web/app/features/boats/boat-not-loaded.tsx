import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { PageHead } from '../../ui/page-head.tsx';

/** The boat may exist but could not be requested. It appears once the connection is back. */
export function BoatNotLoaded() {
  return (
    <>
      <PageHead title="You are offline" hidden />
      <MessageScreen
        kicker="No connection"
        heading="This boat is not loaded yet"
        actions={
          <Button component={Link} to={paths.boats} size="md" variant="default">
            All boats
          </Button>
        }
      >
        <p>It appears here by itself as soon as the connection is back.</p>
      </MessageScreen>
    </>
  );
}
