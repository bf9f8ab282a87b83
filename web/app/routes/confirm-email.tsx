import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { AccountScreen } from '../features/accounts/account-screen.tsx';

import { useConfirmEmail } from '../features/accounts/email/use-confirm-email.ts';
import { useMailedToken } from '../features/accounts/use-mailed-token.ts';
import { failureText } from '../lib/failure-text.ts';
import { RequestError } from '../lib/request.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { PageHead } from '../ui/page-head.tsx';

/** Confirms only by the button, since email scanners open every link. */
export default function ConfirmEmail() {
  const token = useMailedToken();
  const hydrated = useHydrated();
  const { mutate, isPending, isSuccess, error } = useConfirmEmail();
  const isRefused = error instanceof RequestError && error.status < 500 && error.status !== 429;
  return (
    <>
      <PageHead
        title="Confirm your email"
        description="Confirm the email address for your Tradewind account."
        path={paths.confirmEmail}
        hidden
      />
      {isSuccess ? (
        <Confirmed />
      ) : token === null || isRefused ? (
        <LinkRefused follows={isRefused} />
      ) : (
        <AccountScreen title="Confirm your email" lead="One click and you’re all set.">
          <Button size="md" fullWidth disabled={!hydrated} loading={isPending} onClick={() => mutate(token)}>
            Confirm My Email
          </Button>
          <p role="alert">{error ? failureText(error, 'That didn’t work. Please try again.') : null}</p>
        </AccountScreen>
      )}
    </>
  );
}

function Confirmed() {
  return (
    <AccountScreen
      follows
      title="Your email is confirmed"
      lead="We’ll email you when someone messages you while you’re away."
    >
      <Button component={Link} to={paths.account} size="md" fullWidth>
        Go to Your Account
      </Button>
    </AccountScreen>
  );
}

function LinkRefused({ follows }: { follows: boolean }) {
  return (
    <AccountScreen
      follows={follows}
      title="This link no longer works"
      lead="It’s incomplete, already used or expired. You can get a new one in your account."
    >
      <Button component={Link} to={paths.account} size="md" fullWidth>
        Go to Your Account
      </Button>
    </AccountScreen>
  );
}
