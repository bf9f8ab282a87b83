import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { notificationsApi } from '@tradewind/contract/notifications';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { RequestError } from '../../lib/request.ts';
import { MessageScreen } from '../../ui/message-screen.tsx';

/** Unsubscribes by an emailed link, without signing in. Needs a click, since email scanners open every link. */
export function Unsubscribe({ token }: { token: string }) {
  const stop = useMutation({
    mutationFn: () => call(notificationsApi.unsubscribe, { query: { token } }),
  });
  if (stop.isSuccess) return <Stopped />;
  const refused = stop.error instanceof RequestError && [400, 404].includes(stop.error.status);
  if (token === '' || refused) return <InvalidLink />;
  return (
    <MessageScreen
      heading="Unsubscribe from these emails?"
      actions={
        <>
          <Button size="md" loading={stop.isPending} onClick={() => stop.mutate()}>
            Unsubscribe
          </Button>
          <Button component={Link} to={paths.home} size="md" variant="default">
            Keep Emails
          </Button>
        </>
      }
    >
      <p>We’ll stop emailing you about what’s new on Tradewind. You’ll still see it when you visit.</p>
      {stop.isError ? <p role="alert">That didn’t work. Please try again in a moment.</p> : null}
    </MessageScreen>
  );
}

function Stopped() {
  return (
    <MessageScreen
      heading="You’re unsubscribed"
      actions={
        <>
          <Button component={Link} to={paths.home} size="md">
            Go to Tradewind
          </Button>
          <Button component={Link} to={`${paths.notifications}#preferences`} size="md" variant="default">
            Choose Your Emails
          </Button>
        </>
      }
    >
      <p role="status">You won’t get these emails anymore. We’ll still email you about your password.</p>
    </MessageScreen>
  );
}

function InvalidLink() {
  return (
    <MessageScreen
      heading="This link doesn’t work"
      actions={
        <Button component={Link} to={`${paths.notifications}#preferences`} size="md">
          Notification Preferences
        </Button>
      }
    >
      <p>It’s incomplete or no longer valid. Sign in to choose which emails you get.</p>
    </MessageScreen>
  );
}
