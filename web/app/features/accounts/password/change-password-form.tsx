import {
  accountsApi,
  type CurrentUser,
  type PasswordChangeInput,
  passwordChangeInput,
} from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { useState } from 'react';
import { useStartSession } from '../../../lib/current-user.ts';
import { needsFreshSignIn } from '../../../lib/fresh-sign-in.ts';
import { repeatAfterSignIn } from '../../../lib/request.ts';
import { replacingToken } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { AccountForm } from '../account-form.tsx';
import { PasswordField } from '../password-field.tsx';
import { FreshSignIn } from '../sign-in/fresh-sign-in.tsx';

const initialValues = { currentPassword: '', newPassword: '' };
const failure = { title: 'Password Not Changed', fallback: 'We couldn’t change your password. Please try again.' };

interface ChangePasswordFormProps {
  user: CurrentUser;
  onDone: () => void;
}

export function ChangePasswordForm({ user, onDone }: ChangePasswordFormProps) {
  const startSession = useStartSession();
  const [mustSignInFirst, setMustSignInFirst] = useState(false);
  const { field, submit, ...state } = useContractForm<
    typeof initialValues,
    PasswordChangeInput,
    typeof accountsApi.changePassword
  >({
    endpoint: accountsApi.changePassword,
    schema: passwordChangeInput,
    initialValues,
    failure,
    around: (send) => repeatAfterSignIn(() => replacingToken(send)),
    onSuccess: ({ token, user: updated }) => {
      startSession(token, updated);
      showToast({
        title: 'Password Changed',
        description: 'You’re still signed in here. All your other devices were signed out.',
      });
      onDone();
    },
    onFailure: (error) => {
      const again = needsFreshSignIn(error);
      if (again) setMustSignInFirst(true);
      return again;
    },
  });
  if (mustSignInFirst) return <FreshSignIn path={paths.changePassword} />;
  return (
    <AccountForm onSubmit={submit} {...state} submitLabel="Change Password" pendingLabel="Changing password...">
      {/* Tells password managers which account this is. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      {user.hasPassword ? (
        <PasswordField {...field('currentPassword')} label="Current password" autoComplete="current-password" />
      ) : null}
      <PasswordField {...field('newPassword')} label="New password" />
    </AccountForm>
  );
}
