import { PasswordInput } from '@mantine/core';
import { profileApi } from '@tradewind/contract/profile';
import { call } from '../../../lib/api.ts';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useMutation } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { needsFreshSignIn, signInFreshly } from '../../../lib/fresh-sign-in.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { dashboardToasts } from '../dashboard-toasts.ts';
import { useLeave } from '../use-leave.ts';

const ASKS = 'delete-account';
/** The URL that reopens this dialog after another sign-in. */
const DELETE_ACCOUNT_PATH = `${paths.accountTab('profile')}&${ASKS}`;
export const asksForDeletion = (search: URLSearchParams) => search.has(ASKS);

interface DeleteAccountDialogProps {
  user: CurrentUser;
  opened: boolean;
  onCancel: () => void;
}

export function DeleteAccountDialog({ user, opened, onCancel }: DeleteAccountDialogProps) {
  const [password, setPassword] = useState('');
  const deletion = useDeletion();
  const mustSignInFirst = needsFreshSignIn(deletion.error);
  return (
    <ConfirmDialog
      title="Delete your account?"
      text="This deletes your listings, photos, messages and saved boats, and ends any subscription. It can’t be undone."
      confirm={mustSignInFirst ? 'Continue with Google' : 'Delete My Account'}
      isHarmless={mustSignInFirst}
      opened={opened}
      isPending={deletion.isPending}
      isReady={!user.hasPassword || password !== ''}
      onCancel={onCancel}
      onConfirm={() =>
        mustSignInFirst ? signInFreshly(DELETE_ACCOUNT_PATH) : deletion.mutate(user.hasPassword ? { password } : {})
      }
    >
      {user.hasPassword ? (
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={deletion.error && failureText(deletion.error)}
          size="md"
          data-autofocus
        />
      ) : deletion.error ? (
        <p role="alert">{failureText(deletion.error)}</p>
      ) : null}
    </ConfirmDialog>
  );
}

function useDeletion() {
  const leave = useLeave();
  return useMutation({
    mutationFn: (body: { password?: string }) =>
      leave(() => call(profileApi.removeAccount, { body }), dashboardToasts.accountDeleted),
  });
}
