import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { data, Link, useLocation } from 'react-router';
import { MessageScreen } from '../ui/message-screen.tsx';
import { PageHead } from '../ui/page-head.tsx';

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export default function NotFound() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHead title="Page not found" description="There is no page at this address on Tradewind." hidden />
      <MessageScreen
        kicker="Off the chart"
        heading="404 Page Not Found"
        actions={
          <>
            <Button component={Link} to={paths.home} size="md">
              Return Home
            </Button>
            <Button component={Link} to={paths.boats} size="md" variant="default">
              Browse Boats
            </Button>
            <Button component={Link} to={paths.contact} size="md" variant="default">
              Contact Us
            </Button>
          </>
        }
      >
        <p>
          Nothing is moored at <code>{pathname}</code>.
        </p>
        <p>Did you forget to add the page to the router?</p>
      </MessageScreen>
    </>
  );
}
