import { accountsApi, type RegisterInput, registerInput } from '@tradewind/contract/accounts';
import { useStartSession } from '../../../lib/current-user.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useContractForm } from '../../../lib/use-contract-form.ts';
import { AccountForm } from '../account-form.tsx';
import { PasswordField } from '../password-field.tsx';
import { EmailField, TextField } from '../text-field.tsx';
import classes from './register-form.module.css';
import { welcomeText } from './welcome-text.ts';

const initialValues = { firstName: '', lastName: '', email: '', password: '' };
const failure = { title: 'Registration failed', fallback: 'Failed to create account' };

export function RegisterForm() {
  const startSession = useStartSession();
  const { field, submit, ...state } = useContractForm<typeof initialValues, RegisterInput, typeof accountsApi.register>(
    {
      endpoint: accountsApi.register,
      schema: registerInput,
      initialValues,
      failure,
      onSuccess: ({ token, user }) => {
        startSession(token, user);
        showToast({ title: 'Account created!', description: welcomeText(user) });
      },
    },
  );
  return (
    <AccountForm onSubmit={submit} {...state} submitLabel="Create Account" pendingLabel="Creating account...">
      <div className={classes.names}>
        <TextField {...field('firstName')} label="First Name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last Name (Optional)" autoComplete="family-name" />
      </div>
      <EmailField {...field('email')} />
      <PasswordField {...field('password')} />
    </AccountForm>
  );
}
