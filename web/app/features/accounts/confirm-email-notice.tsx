import { useMutation } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { failureText } from '../../lib/failure-text.ts';
import { request } from '../../lib/request.ts';
import { showToast } from '../../lib/toasts.ts';
import { NoticeAction, NoticeBar, NoticeLink } from '../../ui/notice-bar.tsx';

/** Reminds somebody whose address is not confirmed, and so gets no mail about what others write. */
export function ConfirmEmailNotice({ user }: { user: CurrentUser }) {
  const resend = useMutation({
    mutationFn: () => request('/api/auth/email/resend', { method: 'POST' }),
    onSuccess: () => showToast({ title: 'Link sent', description: `Please check the inbox of ${user.email}.` }),
    onError: (error) =>
      showToast({
        title: 'No link sent',
        description: failureText(error, 'The link could not be sent. Please try again.'),
        variant: 'destructive',
      }),
  });
  if (user.emailVerified) return null;
  return (
    <NoticeBar
      actions={
        <>
          <NoticeAction disabled={resend.isPending} onClick={() => resend.mutate()}>
            Send the link again
          </NoticeAction>
          <NoticeLink to={paths.changeEmail}>Change address</NoticeLink>
        </>
      }
    >
      Please confirm your email: open the link that we sent to {user.email}. Until then, messages reach you only here.
    </NoticeBar>
  );
}
