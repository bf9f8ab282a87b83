import {
  type CurrentUser,
  type PasswordChangeInput,
  passwordChangeInput,
  type SignedIn,
} from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { useState } from 'react';
import { useStartSession } from '../../lib/current-user.ts';
import { replacingToken } from '../../lib/session.ts';
import { wantsSignInAgain } from '../../lib/sign-in-again.ts';
import { showToast } from '../../lib/toasts.ts';
import { AccountForm } from './account-form.tsx';
import { PasswordField } from './password-field.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useAccountForm } from './use-account-form.ts';

const initialValues = { currentPassword: '', newPassword: '' };
const failure = { title: 'Password not changed', fallback: 'The password could not be changed. Please try again.' };

interface ChangePasswordFormProps {
  user: CurrentUser;
  onDone: () => void;
}

export function ChangePasswordForm({ user, onDone }: ChangePasswordFormProps) {
  const startSession = useStartSession();
  const [mustSignInAgain, setSignInAgain] = useState(false);
  const { field, submit, ...state } = useAccountForm<typeof initialValues, PasswordChangeInput, SignedIn>({
    path: '/api/auth/password',
    schema: passwordChangeInput,
    initialValues,
    failure,
    around: replacingToken,
    onSuccess: ({ token, user: updated }) => {
      startSession(token, updated);
      showToast({
        title: 'Password changed',
        description: 'You stay signed in here; every other device was signed out.',
      });
      onDone();
    },
    onFailure: (error) => {
      const again = wantsSignInAgain(error);
      if (again) setSignInAgain(true);
      return again;
    },
  });
  if (mustSignInAgain) return <SignInAgain path={paths.changePassword} />;
  return (
    <AccountForm onSubmit={submit} {...state} submitLabel="Change password" pendingLabel="Changing password...">
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      {user.hasPassword ? (
        <PasswordField {...field('currentPassword')} label="Current password" autoComplete="current-password" />
      ) : null}
      <PasswordField {...field('newPassword')} label="New password" />
    </AccountForm>
  );
}
