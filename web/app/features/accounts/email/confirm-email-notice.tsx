import { useMutation } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { accountsApi } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import { NoticeAction, NoticeBar, NoticeLink } from '../../../ui/notice-bar.tsx';

/** Reminds users with an unconfirmed address, who get no mail about new messages. */
export function ConfirmEmailNotice({ user }: { user: CurrentUser }) {
  const resend = useMutation({
    mutationFn: () => call(accountsApi.resendConfirmation),
    onSuccess: () => showToast({ title: 'Link Sent', description: `Please check your inbox at ${user.email}.` }),
    onError: (error) =>
      showToast({
        title: 'Link Not Sent',
        description: failureText(error, 'We couldn’t send the link. Please try again.'),
        variant: 'destructive',
      }),
  });
  if (user.emailVerified) return null;
  return (
    <NoticeBar
      actions={
        <>
          <NoticeAction disabled={resend.isPending} onClick={() => resend.mutate()}>
            Resend link
          </NoticeAction>
          <NoticeLink to={paths.changeEmail}>Change email</NoticeLink>
        </>
      }
    >
      Please confirm your email by opening the link we sent to {user.email}. Until then, we can’t email you about new
      messages.
    </NoticeBar>
  );
}
