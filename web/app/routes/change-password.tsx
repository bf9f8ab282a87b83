import { Skeleton } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { useNavigate } from 'react-router';
import { AccountScreen } from '../features/accounts/account-screen.tsx';
import { ChangePasswordForm } from '../features/accounts/password/change-password-form.tsx';
import { QuietLink } from '../features/accounts/quiet-link.tsx';
import { useSignedInUser } from '../features/accounts/sign-in/use-signed-in-user.ts';
import { PageHead } from '../ui/page-head.tsx';

export default function ChangePassword() {
  const user = useSignedInUser(paths.changePassword);
  const navigate = useNavigate();
  return (
    <>
      <PageHead
        title="Change your password"
        description="Choose a new password for your Tradewind account."
        path={paths.changePassword}
        hidden
      />
      <AccountScreen
        title={user?.hasPassword === false ? 'Choose a password' : 'Change your password'}
        lead="This signs you out on all your other devices."
        footer={
          <p>
            Forgot your current password? <QuietLink to={paths.forgotPassword}>Email me a link</QuietLink>
          </p>
        }
      >
        {user === null ? (
          <Skeleton height={230} aria-label="Checking your sign-in" />
        ) : (
          <ChangePasswordForm user={user} onDone={() => void navigate(paths.account)} />
        )}
      </AccountScreen>
    </>
  );
}
