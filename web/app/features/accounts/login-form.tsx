import { accountTexts, type LoginInput, loginInput, type SignedIn } from '@tradewind/contract/accounts';
import { useStartSession } from '../../lib/current-user.ts';
import { showToast } from '../../lib/toasts.ts';
import { AccountForm } from './account-form.tsx';
import { ForgotPasswordLink } from './forgot-password-link.tsx';
import classes from './login-form.module.css';
import { PasswordField } from './password-field.tsx';
import { EmailField } from './text-field.tsx';
import { useAccountForm } from './use-account-form.ts';

const failure = { title: 'Login failed', fallback: accountTexts.invalidCredentials };

export function LoginForm() {
  const startSession = useStartSession();
  const { field, submit, ...state } = useAccountForm<LoginInput, LoginInput, SignedIn>({
    path: '/api/auth/login',
    schema: loginInput,
    initialValues: { email: '', password: '' },
    failure,
    onSuccess: ({ token, user }) => {
      startSession(token, user);
      showToast({ title: 'Welcome back!', description: `Good to see you again, ${user.firstName}.` });
    },
  });
  return (
    <AccountForm onSubmit={submit} {...state} submitLabel="Sign In" pendingLabel="Signing in...">
      <EmailField {...field('email')} autoComplete="username" />
      <div className={classes.password}>
        <PasswordField {...field('password')} autoComplete="current-password" />
        <span className={classes.forgot}>
          <ForgotPasswordLink />
        </span>
      </div>
    </AccountForm>
  );
}
