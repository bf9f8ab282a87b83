import { Button, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { AccountScreen } from '../features/accounts/account-screen.tsx';
import { ChangeEmailForm } from '../features/accounts/email/change-email-form.tsx';
import { QuietLink } from '../features/accounts/quiet-link.tsx';
import { useSignedInUser } from '../features/accounts/sign-in/use-signed-in-user.ts';
import { currentUserQuery } from '../lib/current-user.ts';
import { PageHead } from '../ui/page-head.tsx';

export default function ChangeEmail() {
  const user = useSignedInUser(paths.changeEmail);
  const client = useQueryClient();
  const [asked, setAsked] = useState<string>();
  const onRequested = (email: string, updated: CurrentUser) => {
    client.setQueryData(currentUserQuery.queryKey, updated);
    setAsked(email);
  };
  return (
    <>
      <PageHead
        title="Change your email"
        description="Use a different email address for your Tradewind account."
        path={paths.changeEmail}
        hidden
      />
      {user !== null && asked !== undefined ? (
        <LinkSent user={user} email={asked} />
      ) : (
        <AccountScreen
          title={user?.emailVerified === false ? 'Correct your email' : 'Change your email'}
          lead={user === null ? undefined : <Lead user={user} />}
          footer={<QuietLink to={paths.account}>Back to your account</QuietLink>}
        >
          {user === null ? (
            <Skeleton height={230} aria-label="Checking your sign-in" />
          ) : (
            <ChangeEmailForm user={user} onRequested={onRequested} />
          )}
        </AccountScreen>
      )}
    </>
  );
}

const Lead = ({ user: { email, emailVerified } }: { user: CurrentUser }) =>
  emailVerified ? (
    <>We’ll send a link to your new address. Until you open it, keep signing in as {email}.</>
  ) : (
    <>Your account uses {email}. Enter the correct address and we’ll send a link to confirm it.</>
  );

function LinkSent({ user, email }: { user: CurrentUser; email: string }) {
  return (
    <AccountScreen
      follows
      title="Check your inbox"
      lead={
        user.email === email
          ? `We sent a link to ${email}. Open it to confirm your address. From now on, use this address to sign in.`
          : `We sent a link to ${email}. Open it to switch to that address.`
      }
    >
      <Button component={Link} to={paths.account} size="md" fullWidth>
        {' '}
        Back to Your Account
      </Button>
    </AccountScreen>
  );
}
