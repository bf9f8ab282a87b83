import { Button, Skeleton } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { MessageScreen } from '../../../ui/message-screen.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageHead } from '../../../ui/page-head.tsx';

export function ProfileNotFound() {
  return (
    <>
      <PageHead title="Person not found" hidden />
      <MessageScreen
        heading="Person Not Found"
        actions={
          <Button component={Link} to={paths.boats} size="md">
            Browse All Boats
          </Button>
        }
      >
        <p>There’s nobody with this username, or they have left Tradewind.</p>
      </MessageScreen>
    </>
  );
}

export function ProfilePlaceholder() {
  return (
    <Page>
      <PageHead title="Loading profile" hidden />
      <div role="status" aria-label="Loading profile">
        <Skeleton height={96} width={280} radius={16} />
        <Skeleton height={320} radius={16} mt="xl" />
      </div>
    </Page>
  );
}
