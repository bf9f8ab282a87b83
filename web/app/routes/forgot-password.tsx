import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { AccountScreen } from '../features/accounts/account-screen.tsx';
import { ForgotPasswordForm } from '../features/accounts/password/forgot-password-form.tsx';
import { QuietLink } from '../features/accounts/quiet-link.tsx';
import { useCarriedEmail } from '../features/accounts/sign-in/forgot-password-link.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function ForgotPassword() {
  const carried = useCarriedEmail();
  const [email, setEmail] = useState(carried);
  const [isSent, setSent] = useState(false);
  return (
    <>
      <PageHead
        title="Forgot password"
        description="Get a link by email to set a new password for your Tradewind account."
        path={paths.forgotPassword}
        hidden
      />
      {isSent ? (
        <LinkSent to={email} onAgain={() => setSent(false)} />
      ) : (
        <AskForLink
          email={email}
          onSent={(to) => {
            setEmail(to);
            setSent(true);
          }}
        />
      )}
    </>
  );
}

function AskForLink(form: { email: string; onSent: (email: string) => void }) {
  return (
    <AccountScreen
      title="Forgot your password?"
      lead="Enter the email address for your account and we’ll send you a link to set a new password."
      footer={
        <>
          <p>
            Remember it after all? <QuietLink to={paths.login}>Back to sign in</QuietLink>
          </p>
          <p>
            Just want a new password? <QuietLink to={paths.changePassword}>Change your password</QuietLink>
          </p>
        </>
      }
    >
      <ForgotPasswordForm {...form} />
    </AccountScreen>
  );
}

function LinkSent({ to, onAgain }: { to: string; onAgain: () => void }) {
  return (
    <AccountScreen
      follows
      title="Check your inbox"
      lead={
        <>
          If there’s an account for <strong>{to}</strong>, we’ve sent a link to it. The link works once and expires
          soon. If nothing arrives within a few minutes, check your spam folder.
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
        {' '}
        Back to Sign In
      </Button>
    </AccountScreen>
  );
}
