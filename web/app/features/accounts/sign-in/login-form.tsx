import { accountsApi, accountTexts, type LoginInput, loginInput, type SignedIn } from '@tradewind/contract/accounts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { AccountForm } from '../account-form.tsx';
import { PasswordField } from '../password-field.tsx';
import { EmailField } from '../text-field.tsx';
import { ForgotPasswordLink } from './forgot-password-link.tsx';
import classes from './login-form.module.css';

const failure = { title: 'Login failed', fallback: accountTexts.invalidCredentials };

interface LoginFormProps {
  onSignedIn: (signedIn: SignedIn) => void;
  /** Prefilled, so that only the password is missing. */
  email?: string;
  /** Opens links in a new tab, so that the page under the dialog stays open. */
  isInDialog?: boolean;
}

export function LoginForm({ onSignedIn, email = '', isInDialog = false }: LoginFormProps) {
  const { field, submit, ...state } = useContractForm<LoginInput, LoginInput, typeof accountsApi.signIn>({
    endpoint: accountsApi.signIn,
    schema: loginInput,
    initialValues: { email, password: '' },
    failure,
    onSuccess: onSignedIn,
  });
  return (
    <AccountForm onSubmit={submit} {...state} submitLabel="Sign In" pendingLabel="Signing in...">
      <EmailField {...field('email')} autoComplete="username" />
      <div className={classes.password}>
        <PasswordField
          {...field('password')}
          autoComplete="current-password"
          data-autofocus={email !== '' || undefined}
        />
        <span className={classes.forgot}>
          <ForgotPasswordLink isInDialog={isInDialog} />
        </span>
      </div>
    </AccountForm>
  );
}
