import { paths } from '@tradewind/contract/paths';
import { useSearchParams } from 'react-router';
import { AccountScreen } from '../features/accounts/account-screen.tsx';
import { QuietLink } from '../features/accounts/quiet-link.tsx';
import { GoogleButton } from '../features/accounts/sign-in/google-button.tsx';
import { LoginForm } from '../features/accounts/sign-in/login-form.tsx';
import { useWelcomeBack } from '../features/accounts/sign-in/use-welcome-back.ts';
import { useSignedInRedirect } from '../features/accounts/use-signed-in-redirect.ts';
import { redirectTarget, withRedirect } from '../lib/sign-in-redirect.ts';
import { PageHead } from '../ui/page-head.tsx';

export default function Login() {
  const target = redirectTarget(useSearchParams()[0]);
  useSignedInRedirect(target);
  return (
    <>
      <PageHead
        title="Sign in"
        description="Sign in to Tradewind to list your boat, message owners and let Eddy AI look for trades."
        path={paths.login}
      />
      <AccountScreen
        title="Sign in to Tradewind"
        lead="Your listings, your messages and Eddy are waiting."
        footer={
          <p>
            New here? <QuietLink to={withRedirect(paths.register, target)}>Create an account</QuietLink>
          </p>
        }
      >
        <GoogleButton target={target} />
        <LoginForm onSignedIn={useWelcomeBack()} />
      </AccountScreen>
    </>
  );
}
