import { accountsApi, passwordResetInput } from '@tradewind/contract/accounts';
import { RequestError } from '../../../lib/request.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { AccountForm } from '../account-form.tsx';
import { PasswordField } from '../password-field.tsx';

const newPassword = passwordResetInput.pick({ password: true });
const failure = { title: 'Password Not Changed', fallback: 'We couldn’t set your password. Please try again.' };

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  onLinkRefused: () => void;
}

export function ResetPasswordForm({ token, onDone, onLinkRefused }: ResetPasswordFormProps) {
  const { field, submit, ...state } = useContractForm<
    { password: string },
    { password: string },
    typeof accountsApi.resetPassword
  >({
    endpoint: accountsApi.resetPassword,
    schema: newPassword,
    initialValues: { password: '' },
    failure,
    body: ({ password }) => ({ token, password }),
    onSuccess: onDone,
    onFailure: (error) => {
      const refused = error instanceof RequestError && 'token' in error.fields;
      if (refused) onLinkRefused();
      return refused;
    },
  });
  return (
    <AccountForm onSubmit={submit} {...state} submitLabel="Set Password" pendingLabel="Setting password...">
      <PasswordField {...field('password')} label="New password" />
    </AccountForm>
  );
}
