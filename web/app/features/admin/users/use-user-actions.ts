import { useQueryClient } from '@tanstack/react-query';
import { adminApi } from '@tradewind/contract/admin';
import { wholeNumber } from '@tradewind/contract/numbers';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { readAdminAgain } from '../admin-queries.ts';
import { adminToasts } from '../admin-toasts.ts';
import type { UserAction } from './user-action-dialog.tsx';

interface Outcome {
  title: string;
  description?: string;
}

const FAILURES = {
  suspend: adminToasts.suspendFailed,
  activate: adminToasts.activateFailed,
  delete: adminToasts.deleteFailed,
  'bulk-delete': adminToasts.bulkDeleteFailed,
} as const satisfies Record<UserAction['kind'], string>;

async function carryOut(action: UserAction, reason: string): Promise<Outcome> {
  if (action.kind === 'bulk-delete') {
    const { userIds } = action;
    const { deletedCount } = await call(adminApi.removeUsers, { body: { userIds } });
    return { title: adminToasts.bulkDeleted, description: deletedText(deletedCount, userIds.length) };
  }
  const params = { id: action.userId };
  switch (action.kind) {
    case 'suspend':
      await call(adminApi.suspendUser, { params, body: { reason } });
      return { title: adminToasts.suspended };
    case 'activate':
      await call(adminApi.activateUser, { params });
      return { title: adminToasts.activated };
    case 'delete':
      await call(adminApi.removeUser, { params });
      return { title: adminToasts.deleted };
  }
}

function deletedText(deleted: number, selected: number): string {
  if (deleted === 0)
    return `${selected === 1 ? 'The user isn’t' : 'None of the users are'} suspended, so no one was deleted.`;
  if (selected === 1) return '1 user was deleted.';
  return `${wholeNumber(deleted)} of ${wholeNumber(selected)} users ${deleted === 1 ? 'was' : 'were'} deleted.`;
}

interface UserActionRequest {
  action: UserAction;
  reason: string;
}

/** Asks before an action, shows a toast with its result and reloads the lists. */
export function useUserActions(onDone?: (action: UserAction) => void) {
  const client = useQueryClient();
  const [asked, ask] = useState<UserAction>();
  const acting = useSingleMutation({
    mutationFn: ({ action, reason }: UserActionRequest) => carryOut(action, reason),
    onSuccess: (outcome, { action }) => {
      ask(undefined);
      showToast(outcome);
      onDone?.(action);
      return readAdminAgain(client);
    },
    onError: (error, { action }) => {
      ask(undefined);
      showToast({ title: FAILURES[action.kind], description: failureText(error), variant: 'destructive' });
      return readAdminAgain(client);
    },
  });
  const dialog = {
    action: asked,
    isPending: acting.isPending,
    onCancel: () => ask(undefined),
    onConfirm: (action: UserAction, reason: string) => acting.mutate({ action, reason }),
  };
  return { ask, dialog };
}
