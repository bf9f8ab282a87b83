import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { PageHead } from '../../ui/page-head.tsx';

export default function BoatNotFound() {
  return (
    <>
      <PageHead title="Boat Not Found" hidden />
      <MessageScreen
        heading="Boat Not Found"
        actions={
          <Button component={Link} to={paths.boats} size="md">
            Browse All Boats
          </Button>
        }
      >
        <p>The boat you're looking for doesn't exist or has been removed.</p>
      </MessageScreen>
    </>
  );
}
