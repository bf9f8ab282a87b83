import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { AccountScreen } from '../features/accounts/account-screen.tsx';
import { ResetPasswordForm } from '../features/accounts/password/reset-password-form.tsx';
import { QuietLink } from '../features/accounts/quiet-link.tsx';
import { useMailedToken } from '../features/accounts/use-mailed-token.ts';
import { PageHead } from '../ui/page-head.tsx';

export default function ResetPassword() {
  const token = useMailedToken();
  const [outcome, setOutcome] = useState<'done' | 'refused'>();
  return (
    <>
      <PageHead
        title="Set a new password"
        description="Set a new password for your Tradewind account."
        path={paths.resetPassword}
        hidden
      />
      {outcome === 'done' ? (
        <PasswordSet />
      ) : token === null || outcome === 'refused' ? (
        <LinkRefused follows={outcome === 'refused'} />
      ) : (
        <AccountScreen
          title="Set a new password"
          lead="This signs you out on every device. Then sign in with your new password."
          footer={
            <p>
              Remember the old one? <QuietLink to={paths.login}>Back to sign in</QuietLink>
            </p>
          }
        >
          <ResetPasswordForm
            token={token}
            onDone={() => setOutcome('done')}
            onLinkRefused={() => setOutcome('refused')}
          />
        </AccountScreen>
      )}
    </>
  );
}

function PasswordSet() {
  return (
    <AccountScreen
      follows
      title="Your password is set"
      lead="You can sign in with it now. All your other devices have been signed out."
    >
      <Button component={Link} to={paths.login} size="md" fullWidth>
        {' '}
        Sign In
      </Button>
    </AccountScreen>
  );
}

function LinkRefused({ follows }: { follows: boolean }) {
  return (
    <AccountScreen
      follows={follows}
      title="This link no longer works"
      lead="It’s incomplete, already used or expired. Your password hasn’t changed. It only takes a moment to get a new link."
      footer={
        <p>
          Remember your password? <QuietLink to={paths.login}>Back to sign in</QuietLink>
        </p>
      }
    >
      <Button component={Link} to={paths.forgotPassword} size="md" fullWidth>
        Send Me a New Link
      </Button>
    </AccountScreen>
  );
}
