import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { Link, useLocation } from 'react-router';
import { MessageScreen } from '../../ui/message-screen.tsx';

/** The sign-in leads back to the tab, or the conversation, that was asked for. */
export function AccessRequired() {
  const { pathname, search } = useLocation();
  const back = new URLSearchParams({ redirect: `${pathname}${search}` });
  return (
    <MessageScreen
      heading="Account Access Required"
      actions={
        <>
          <Button component={Link} to={`${paths.login}?${back}`} size="md">
            Login to Account
          </Button>
          <Button component={Link} to={`${paths.register}?${back}`} size="md" variant="default">
            Create Account
          </Button>
        </>
      }
    >
      <p>Sign in to see your listings, messages and saved boats.</p>
    </MessageScreen>
  );
}
