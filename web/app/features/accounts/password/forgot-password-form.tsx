import { accountsApi, passwordResetRequest } from '@tradewind/contract/accounts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { AccountForm } from '../account-form.tsx';
import { EmailField } from '../text-field.tsx';

const failure = { title: 'Link Not Sent', fallback: 'We couldn’t send the link. Please try again.' };

interface ForgotPasswordFormProps {
  /** The email typed on the sign-in screen. */
  email: string;
  onSent: (email: string) => void;
}

export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const { field, submit, ...state } = useContractForm<
    { email: string },
    { email: string },
    typeof accountsApi.forgotPassword
  >({
    endpoint: accountsApi.forgotPassword,
    schema: passwordResetRequest,
    initialValues: { email },
    failure,
    onSuccess: (_response, sent) => onSent(sent.email),
  });
  return (
    <AccountForm onSubmit={submit} {...state} submitLabel="Send Link" pendingLabel="Sending...">
      <EmailField {...field('email')} />
    </AccountForm>
  );
}
