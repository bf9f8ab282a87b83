import { PasswordInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useMutation } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useEndSession } from '../../lib/current-user.ts';
import { request } from '../../lib/request.ts';
import { replacingToken } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { dashboardToasts } from './dashboard-toasts.ts';

interface DeleteAccountDialogProps {
  user: CurrentUser;
  opened: boolean;
  onCancel: () => void;
}

export function DeleteAccountDialog({ user, opened, onCancel }: DeleteAccountDialogProps) {
  const [password, setPassword] = useState('');
  const deletion = useDeletion();
  return (
    <ConfirmDialog
      title="Delete your account?"
      text="Your listings, photos, messages and saved boats are removed, and a subscription ends. This cannot be undone."
      confirm="Delete my account"
      opened={opened}
      isPending={deletion.isPending}
      isReady={!user.hasPassword || password !== ''}
      onCancel={onCancel}
      onConfirm={() => deletion.mutate(user.hasPassword ? { password } : {})}
    >
      {user.hasPassword ? (
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={deletion.error?.message}
          size="md"
          data-autofocus
        />
      ) : deletion.error ? (
        <p role="alert">{deletion.error.message}</p>
      ) : null}
    </ConfirmDialog>
  );
}

function useDeletion() {
  const endSession = useEndSession();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: { password?: string }) =>
      // The server tells every browser of this account that its session ended; this one knows.
      replacingToken(async () => {
        await request('/api/user', { method: 'DELETE', body });
        endSession();
        await navigate(paths.home);
        showToast(dashboardToasts.accountDeleted);
      }),
  });
}
