import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type AdminUserDetails, adminApi, adminTexts, type StatusInput } from '@tradewind/contract/admin';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { personName } from '../../../nouns/person/person-name.ts';
import { SideCard } from '../../../ui/side-card.tsx';
import { readAdminAgain } from '../admin-queries.ts';
import { adminToasts } from '../admin-toasts.ts';
import { type UserAction, UserActionDialog } from './user-action-dialog.tsx';
import classes from './user-screen.module.css';

interface UserStatusProps {
  user: AdminUserDetails;
  isSelf: boolean;
  onDelete: () => void;
}

/** Shows whether and why a user is suspended, with buttons to change it. */
export function UserStatus({ user, isSelf, onDelete }: UserStatusProps) {
  const client = useQueryClient();
  const [action, ask] = useState<UserAction>();
  const changing = useSingleMutation({
    mutationFn: (body: StatusInput) => call(adminApi.setSuspension, { params: { id: user.id }, body }),
    onSuccess: (_user, { suspend }) => showToast({ title: suspend ? adminToasts.suspended : adminToasts.activated }),
    onError: (error) =>
      showToast({ title: adminToasts.statusFailed, description: failureText(error), variant: 'destructive' }),
    onSettled: () => {
      ask(undefined);
      return readAdminAgain(client);
    },
  });
  const question = (kind: 'suspend' | 'activate') => ask({ kind, userId: user.id, name: personName(user) });
  return (
    <SideCard title="Account status">
      {user.suspended ? (
        <>
          <p className={classes.reason}>
            Suspended: <strong>{user.suspensionReason ?? adminTexts.noReason}</strong>
          </p>
          <div className={classes.actions}>
            <Button onClick={() => question('activate')}>Activate User</Button>
            <Button variant="outline" className={classes.delete ?? ''} onClick={onDelete}>
              Delete User
            </Button>
          </div>
        </>
      ) : isSelf ? (
        <p className={classes.hint}>This is your own account. Only another administrator can suspend it.</p>
      ) : (
        <>
          <p className={classes.hint}>Active. {adminTexts.onlySuspended}</p>
          <div className={classes.actions}>
            <Button variant="outline" className={classes.delete ?? ''} onClick={() => question('suspend')}>
              Suspend User
            </Button>
          </div>
        </>
      )}
      <UserActionDialog
        action={action}
        isPending={changing.isPending}
        onCancel={() => ask(undefined)}
        onConfirm={({ kind }, reason) =>
          changing.mutate(kind === 'suspend' ? { suspend: true, reason } : { suspend: false })
        }
      />
    </SideCard>
  );
}
