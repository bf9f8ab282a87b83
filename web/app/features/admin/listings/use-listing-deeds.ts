import { useQueryClient } from '@tanstack/react-query';
import { adminListingsApi } from '@tradewind/contract/admin-listings';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { readAdminAgain } from '../admin-queries.ts';
import type { ListingDeed } from './listing-dialog.tsx';

const done: Record<ListingDeed['kind'], string> = {
  pause: 'Listing paused',
  resume: 'Listing resumed',
  remove: 'Listing removed',
  restore: 'Listing restored',
};

interface DeedRequest {
  deed: ListingDeed;
  reason: string;
}

function carryOut({ id, kind }: ListingDeed, reason: string) {
  const params = { id };
  return kind === 'pause' || kind === 'remove'
    ? call(adminListingsApi[kind], { params, body: { reason } })
    : call(adminListingsApi[kind], { params });
}

/** Asks before it acts, says how it went, and reads everything again. A removal can be undone from its toast. */
export function useListingDeeds() {
  const client = useQueryClient();
  const [asked, ask] = useState<ListingDeed>();
  const acting = useSingleMutation({
    mutationFn: ({ deed, reason }: DeedRequest) => carryOut(deed, reason),
    onSuccess: (_answer, { deed }) => {
      ask(undefined);
      const undo = { label: 'Undo', onPress: () => acting.mutate({ deed: { ...deed, kind: 'restore' }, reason: '' }) };
      showToast({ title: done[deed.kind], description: deed.title, ...(deed.kind === 'remove' && { action: undo }) });
      return readAdminAgain(client);
    },
    onError: (error, { deed }) => {
      ask(undefined);
      showToast({ title: `Failed to ${deed.kind} listing`, description: error.message, variant: 'destructive' });
      return readAdminAgain(client);
    },
  });
  const dialog = {
    deed: asked,
    isPending: acting.isPending,
    onCancel: () => ask(undefined),
    onConfirm: (deed: ListingDeed, reason: string) => acting.mutate({ deed, reason }),
  };
  return { ask, dialog };
}
