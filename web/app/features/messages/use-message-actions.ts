import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blocksApi } from '@tradewind/contract/blocks';
import { BLOCK_REASON, messagesApi } from '@tradewind/contract/messages';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { RequestError } from '../../lib/request.ts';
import { showToast } from '../../lib/toasts.ts';
import { blockFailed, chatToasts, userBlocked, userUnblocked } from './chat-texts.ts';
import { hideMessage } from './message-events.ts';

export function useDeleteMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(messagesApi.remove, { params: { id } }),
    onSuccess: (_response, id) => {
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
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(blocksApi.block, { body: { blockedId: id, reason: BLOCK_REASON } }),
    onSuccess: () => {
      showToast(userBlocked(firstName));
      onBlocked();
    },
    onError: (error) => {
      const refusal = error instanceof RequestError ? error : undefined;
      const path = refusal?.path;
      const action = path === undefined ? {} : { action: { label: 'Open Trade', onPress: () => void navigate(path) } };
      showToast({ ...blockFailed(refusal?.message), ...action });
    },
  });
}

export function useUnblock({ id, firstName }: Person) {
  return useMutation({
    mutationFn: () => call(blocksApi.unblock, { params: { blockedId: id } }),
    onSuccess: () => showToast(userUnblocked(firstName)),
    onError: () => showToast(chatToasts.notUnblocked),
  });
}
