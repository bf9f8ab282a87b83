import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { accountName } from './account-name.ts';
import type { Callback } from './callback.ts';
import { useArrival } from './use-arrival.ts';

/** Completes an external sign-in. */
export default function SignInCallback({ callback }: { callback: Callback }) {
  const question = useArrival(callback);
  if (question === undefined) return null;
  const { current, offered, stay, switchOver } = question;
  return (
    <ConfirmDialog
      opened
      isHarmless
      isPending={false}
      title="Switch accounts?"
      text={`You’re signed in as ${accountName(current)}. This sign-in is for ${accountName(offered)}. If you didn’t expect it, keep your current account.`}
      cancel={`Stay Signed In as ${current.firstName}`}
      confirm={`Switch to ${offered.firstName}`}
      onCancel={stay}
      onConfirm={switchOver}
    />
  );
}
