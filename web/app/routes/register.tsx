import { paths } from '@tradewind/contract/paths';
import { useSearchParams } from 'react-router';
import { AccountScreen } from '../features/accounts/account-screen.tsx';
import { QuietLink } from '../features/accounts/quiet-link.tsx';
import { EarlyUserBanner } from '../features/accounts/register/early-user-banner.tsx';
import { RegisterForm } from '../features/accounts/register/register-form.tsx';
import { GoogleButton } from '../features/accounts/sign-in/google-button.tsx';
import { useSignedInRedirect } from '../features/accounts/use-signed-in-redirect.ts';
import { redirectTarget, withRedirect } from '../lib/sign-in-redirect.ts';
import { PageHead } from '../ui/page-head.tsx';

export default function Register() {
  const target = redirectTarget(useSearchParams()[0]);
  useSignedInRedirect(target);
  return (
    <>
      <PageHead
        title="Create your account"
        description="Join Tradewind for free, list your boat, say what you’d accept for it and trade with other owners."
        path={paths.register}
      />
      <AccountScreen
        title="Create your account"
        lead="Free, no credit card, instant access."
        footer={
          <>
            <p>
              Already have an account? <QuietLink to={withRedirect(paths.login, target)}>Sign in</QuietLink>
            </p>
            <p>
              By creating an account, you accept our <QuietLink to={paths.terms}>terms</QuietLink> and{' '}
              <QuietLink to={paths.privacy}>privacy policy</QuietLink>.
            </p>
          </>
        }
      >
        <EarlyUserBanner />
        <GoogleButton target={target} />
        <RegisterForm />
      </AccountScreen>
    </>
  );
}
