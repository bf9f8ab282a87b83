import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { RequestError, request } from '../../lib/request.ts';
import { MessageScreen } from '../../ui/message-screen.tsx';

/** Stops the mails by the link of one of them, without signing in. A visit alone stops nothing: scanners of mails open every link. */
export function Unsubscribe({ token }: { token: string }) {
  const stop = useMutation({
    mutationFn: () => request(`${paths.unsubscribe}?token=${encodeURIComponent(token)}`, { method: 'POST' }),
  });
  if (stop.isSuccess) return <Stopped />;
  const refused = stop.error instanceof RequestError && [400, 404].includes(stop.error.status);
  if (token === '' || refused) return <InvalidLink />;
  return (
    <MessageScreen
      heading="Stop these e-mails?"
      actions={
        <>
          <Button size="md" loading={stop.isPending} onClick={() => stop.mutate()}>
            Stop the e-mails
          </Button>
          <Button component={Link} to={paths.home} size="md" variant="default">
            Keep them
          </Button>
        </>
      }
    >
      <p>We will no longer write to you when something waits for you on Tradewind. You still see it when you visit.</p>
      {stop.isError ? <p role="alert">That did not work. Please try again in a moment.</p> : null}
    </MessageScreen>
  );
}

function Stopped() {
  return (
    <MessageScreen
      heading="You are unsubscribed"
      actions={
        <>
          <Button component={Link} to={paths.home} size="md">
            Go to Tradewind
          </Button>
          <Button component={Link} to={`${paths.notifications}#preferences`} size="md" variant="default">
            Choose what to get
          </Button>
        </>
      }
    >
      <p role="status">You will get no more of these e-mails. Mails about your password still come.</p>
    </MessageScreen>
  );
}

function InvalidLink() {
  return (
    <MessageScreen
      heading="This link does not work"
      actions={
        <Button component={Link} to={`${paths.notifications}#preferences`} size="md">
          Notification preferences
        </Button>
      }
    >
      <p>It is incomplete or no longer valid. Signed in, you can choose which e-mails you get.</p>
    </MessageScreen>
  );
}
