import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { AccountScreen } from '../features/accounts/account-screen.tsx';
import { ForgotPasswordForm } from '../features/accounts/forgot-password-form.tsx';
import { QuietLink } from '../features/accounts/quiet-link.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <>
      <PageHead
        title="Forgotten password"
        description="Get a link by email to set a new password for your Tradewind account."
        path={paths.forgotPassword}
        hidden
      />
      {sentTo === undefined ? (
        <AskForLink onSent={setSentTo} />
      ) : (
        <LinkSent to={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
    </>
  );
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  return (
    <AccountScreen
      title="Forgot your password?"
      lead="Tell us the email address of your account, and we send you a link to set a new one."
      footer={
        <>
          <p>
            Remembered it? <QuietLink to={paths.login}>Back to sign in</QuietLink>
          </p>
          <p>
            You know it and want another? <QuietLink to={paths.changePassword}>Change your password</QuietLink>
          </p>
        </>
      }
    >
      <ForgotPasswordForm onSent={onSent} />
    </AccountScreen>
  );
}

function LinkSent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <AccountScreen
      follows
      title="Look in your inbox"
      lead={
        <>
          If an account with <strong>{to}</strong> exists, a link is on its way to it. It works once, and only for a
          short while. If nothing arrives within a few minutes, look into your spam folder.
        </>
      }
      footer={
        <p>
          Wrong address?{' '}
          <QuietLink to={paths.forgotPassword} onClick={onAgain}>
            Try another
          </QuietLink>
        </p>
      }
    >
      <Button component={Link} to={paths.login} size="md" fullWidth>
        Back to sign in
      </Button>
    </AccountScreen>
  );
}
