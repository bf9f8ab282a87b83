import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { Link, useLocation } from 'react-router';
import { withRedirect } from '../../lib/sign-in-redirect.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { MessageScreen } from '../../ui/message-screen.tsx';

/** Stands in place of what belongs to one person; the sign-in leads back here. */
export function SignInFirst({ heading, children }: { heading: string; children: string }) {
  const { pathname, search } = useLocation();
  const hydrated = useHydrated();
  const here = `${pathname}${search}`;
  return (
    <div data-before-session={!hydrated || undefined}>
      <MessageScreen
        heading={heading}
        actions={
          <>
            <Button component={Link} to={withRedirect(paths.login, here)} size="md">
              Sign In
            </Button>
            <Button component={Link} to={withRedirect(paths.register, here)} size="md" variant="default">
              Create Account
            </Button>
          </>
        }
      >
        <p>{children}</p>
      </MessageScreen>
    </div>
  );
}
