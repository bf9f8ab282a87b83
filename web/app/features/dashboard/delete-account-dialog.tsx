import { Button, Modal, PasswordInput } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useMutation } from '@tanstack/react-query';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { paths } from '@tradewind/contract/paths';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useEndSession } from '../../lib/current-user.ts';
import { request } from '../../lib/request.ts';
import { replacingToken } from '../../lib/session.ts';
import { showToast } from '../../lib/toasts.ts';
import { dashboardToasts } from './dashboard-toasts.ts';
import classes from './delete-account-dialog.module.css';

interface DeleteAccountDialogProps {
  user: CurrentUser;
  opened: boolean;
  onCancel: () => void;
}

export function DeleteAccountDialog({ user, opened, onCancel }: DeleteAccountDialogProps) {
  const [password, setPassword] = useState('');
  const deletion = useDeletion();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    deletion.mutate(user.hasPassword ? { password } : {});
  };
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title="Delete your account?"
      centered
      classNames={{ content: classes.surface ?? '', header: classes.surface ?? '', title: classes.title ?? '' }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form onSubmit={submit}>
        <p className={classes.text}>
          Your listings, photos, messages and saved boats are removed, and a subscription ends. This cannot be undone.
        </p>
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
        ) : (
          <p role="alert">{deletion.error?.message}</p>
        )}
        <div className={classes.actions}>
          <Button variant="default" onClick={onCancel} disabled={deletion.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            color="red.8"
            loading={deletion.isPending}
            disabled={user.hasPassword && password === ''}
          >
            Delete my account
          </Button>
        </div>
      </form>
    </Modal>
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
