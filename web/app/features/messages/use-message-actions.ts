import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BLOCK_REASON } from '@tradewind/contract/messages';
import { RequestError, request } from '../../lib/request.ts';
import { showToast } from '../../lib/toasts.ts';
import { blockFailed, chatToasts, userBlocked, userUnblocked } from './chat-texts.ts';
import { hideMessage } from './message-events.ts';
import { blockedQuery, conversationsQuery } from './message-queries.ts';

export function useDeleteMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(`/api/messages/${id}`, { method: 'DELETE' }),
    onSuccess: (_answer, id) => {
      hideMessage(client, id);
      showToast(chatToasts.deleted);
    },
    onError: () => showToast(chatToasts.notDeleted),
  });
}

interface Person {
  id: string;
  firstName: string;
}

export function useBlock({ id, firstName }: Person, onBlocked: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('/api/users/block', { body: { blockedId: id, reason: BLOCK_REASON } }),
    onSuccess: () => {
      showToast(userBlocked(firstName));
      onBlocked();
      void client.invalidateQueries(conversationsQuery);
      void client.invalidateQueries(blockedQuery);
    },
    onError: (error) => showToast(blockFailed(error instanceof RequestError ? error.message : undefined)),
  });
}

export function useUnblock({ id, firstName }: Person) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(`/api/users/block/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: () => {
      showToast(userUnblocked(firstName));
      return client.invalidateQueries(blockedQuery);
    },
    onError: () => showToast(chatToasts.notUnblocked),
  });
}
