import { type Mutation, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Message } from '@tradewind/contract/messages';
import { useState } from 'react';
import { useCurrentUser } from '../../lib/current-user.ts';
import { RequestError } from '../../lib/request.ts';
import { showToast } from '../../lib/toasts.ts';
import { sendFailure } from './chat-texts.ts';
import { showMessage } from './message-events.ts';
import { messagesQuery } from './message-queries.ts';
import type { Outgoing, Waiting } from './outbox.ts';
import { type Correspondence, postMessage } from './post-message.ts';

type Sending = Mutation<Message, Error, Outgoing>;

export interface Outbox {
  waiting: (Waiting & { retry: () => void; discard: () => void })[];
  isSending: boolean;
  /** The number of messages sent since the dialog opened. */
  sent: number;
  send: (outgoing: Outgoing) => void;
}

/** Messages that are not delivered yet. They survive closing the dialog, so that no text is lost. */
export function useOutbox(about: Correspondence): Outbox {
  const { boatId, otherId } = about;
  const client = useQueryClient();
  const { user } = useCurrentUser();
  const [sent, setSent] = useState(0);
  const mutationKey = ['send-message', user?.id, boatId, otherId];

  const { mutate } = useMutation<Message, Error, Outgoing>({
    mutationKey,
    gcTime: Number.POSITIVE_INFINITY,
    // Waits for the connection, since the list shows the pending message.
    networkMode: 'online',
    mutationFn: (outgoing) => postMessage(user, about, outgoing),
    onSuccess: (message) => {
      showMessage(client, message.senderId, boatId, message);
      setSent((count) => count + 1);
      void client.invalidateQueries(messagesQuery(boatId, otherId));
    },
    onError: (error) => showToast(sendFailure(error)),
  });

  const mutations = useMutationState({
    filters: { mutationKey, predicate: ({ state }) => state.status === 'pending' || state.status === 'error' },
    select: (mutation) => ({
      mutation: mutation as unknown as Sending,
      state: stateOf(mutation as unknown as Sending),
    }),
  });

  const waiting = mutations.flatMap(({ mutation, state }) => {
    const outgoing = mutation.state.variables;
    if (outgoing === undefined) return [];
    const discard = () => client.getMutationCache().remove(mutation);
    const retry = () => {
      discard();
      mutate(outgoing);
    };
    return [{ outgoing, state, refusal: refusalIn(mutation.state.error), retry, discard }];
  });

  return { waiting, isSending: waiting.some(({ state }) => state !== 'failed'), sent, send: mutate };
}

const refusalIn = (error: Error | null) =>
  error instanceof RequestError && error.status < 500 ? error.message : undefined;

function stateOf({ state }: Sending): Waiting['state'] {
  if (state.status === 'error') return 'failed';
  return state.isPaused ? 'offline' : 'sending';
}
