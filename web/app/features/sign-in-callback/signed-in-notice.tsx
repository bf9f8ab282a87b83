import { useCurrentUser } from '../../lib/current-user.ts';
import { signOutAndReload } from '../../lib/sign-out.ts';
import { NoticeAction, NoticeBar } from '../../ui/notice-bar.tsx';
import { accountName } from './account-name.ts';
import { forgetAnnouncement, useAnnouncedSignIn } from './signed-in-by-link.ts';

/** Names the account that a link opened, since a stranger may have sent it. Stays until dismissed. */
export default function SignedInNotice() {
  const announced = useAnnouncedSignIn();
  const { user } = useCurrentUser();
  if (!user || user.id !== announced) return null;
  return (
    <NoticeBar
      onDismiss={forgetAnnouncement}
      actions={<NoticeAction onClick={signOutAndReload}>Not you?</NoticeAction>}
    >
      Signed in as {accountName(user)}.
    </NoticeBar>
  );
}
