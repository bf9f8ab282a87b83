import { useQueryClient } from '@tanstack/react-query';
import { authErrors } from '@tradewind/contract/auth-errors';
import { currentUserQuery, useResumeSession } from '../../../lib/current-user.ts';
import { declineRenewal, useRenewalAsked } from '../../../lib/session-renewal.ts';
import { TextDialog } from '../../../ui/text-dialog.tsx';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';

const { title, message } = authErrors.token_expired;

/** Lets users sign in again without leaving the page, then continues the interrupted action. */
export default function SessionExpiredDialog() {
  const opened = useRenewalAsked();
  const resume = useResumeSession();
  const former = useQueryClient().getQueryData(currentUserQuery.queryKey);
  return (
    <TextDialog
      opened={opened}
      onClose={declineRenewal}
      title={title}
      text={`${message} Everything on this page stays as it is.`}
    >
      <GoogleButton target={`${window.location.pathname}${window.location.search}`} isInDialog />
      <LoginForm
        {...(former && { email: former.email })}
        isInDialog
        onSignedIn={({ token, user }) => resume(token, user)}
      />
    </TextDialog>
  );
}
