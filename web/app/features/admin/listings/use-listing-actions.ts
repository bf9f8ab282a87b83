import { useQueryClient } from '@tanstack/react-query';
import { adminListingsApi } from '@tradewind/contract/admin-listings';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { readAdminAgain } from '../admin-queries.ts';
import type { ListingAction } from './listing-dialog.tsx';

const done: Record<ListingAction['kind'], string> = {
  pause: 'Listing paused',
  resume: 'Listing resumed',
  remove: 'Listing removed',
  restore: 'Listing restored',
};

interface ListingActionRequest {
  action: ListingAction;
  reason: string;
}

function carryOut({ id, kind }: ListingAction, reason: string) {
  const params = { id };
  return kind === 'pause' || kind === 'remove'
    ? call(adminListingsApi[kind], { params, body: { reason } })
    : call(adminListingsApi[kind], { params });
}

/** Asks before an action, shows a toast with its result and reloads the lists. A removal can be undone from its toast. */
export function useListingActions() {
  const client = useQueryClient();
  const [asked, ask] = useState<ListingAction>();
  const acting = useSingleMutation({
    mutationFn: ({ action, reason }: ListingActionRequest) => carryOut(action, reason),
    onSuccess: (_response, { action }) => {
      ask(undefined);
      const undo = {
        label: 'Undo',
        onPress: () => acting.mutate({ action: { ...action, kind: 'restore' }, reason: '' }),
      };
      showToast({
        title: done[action.kind],
        description: action.title,
        ...(action.kind === 'remove' && { action: undo }),
      });
      return readAdminAgain(client);
    },
    onError: (error, { action }) => {
      ask(undefined);
      showToast({ title: `Failed to ${action.kind} listing`, description: error.message, variant: 'destructive' });
      return readAdminAgain(client);
    },
  });
  const dialog = {
    action: asked,
    isPending: acting.isPending,
    onCancel: () => ask(undefined),
    onConfirm: (action: ListingAction, reason: string) => acting.mutate({ action, reason }),
  };
  return { ask, dialog };
}
