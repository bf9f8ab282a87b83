import { accountsApi, type CurrentUser, type EmailChangeInput, emailChangeInput } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { useState } from 'react';
import { needsFreshSignIn } from '../../../lib/fresh-sign-in.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { AccountForm } from '../account-form.tsx';
import { PasswordField } from '../password-field.tsx';
import { FreshSignIn } from '../sign-in/fresh-sign-in.tsx';
import { EmailField } from '../text-field.tsx';

const initialValues = { email: '', password: '' };
const failure = { title: 'Email Not Changed', fallback: 'We couldn’t change your email. Please try again.' };

interface ChangeEmailFormProps {
  user: CurrentUser;
  /** Called with the entered address and the updated account. */
  onRequested: (email: string, user: CurrentUser) => void;
}

export function ChangeEmailForm({ user, onRequested }: ChangeEmailFormProps) {
  const [mustSignInFirst, setMustSignInFirst] = useState(false);
  const { field, submit, ...state } = useContractForm<
    typeof initialValues,
    EmailChangeInput,
    typeof accountsApi.changeEmail
  >({
    endpoint: accountsApi.changeEmail,
    schema: emailChangeInput,
    initialValues,
    failure,
    onSuccess: (updated, { email }) => onRequested(email, updated),
    onFailure: (error) => {
      const again = needsFreshSignIn(error);
      if (again) setMustSignInFirst(true);
      return again;
    },
  });
  if (mustSignInFirst) return <FreshSignIn path={paths.changeEmail} />;
  return (
    <AccountForm onSubmit={submit} {...state} submitLabel="Send Link" pendingLabel="Sending...">
      <EmailField {...field('email')} label="New email" />
      {user.hasPassword ? (
        <PasswordField {...field('password')} label="Your password" autoComplete="current-password" />
      ) : null}
    </AccountForm>
  );
}
