import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../../lib/query-client.ts';
import { messagesQuery, readThread } from '../message-queries.ts';
import type { Correspondence } from '../post-message.ts';
import { withOlder } from '../thread.ts';

export interface OlderMessages {
  state: 'idle' | 'loading' | 'failed';
  load: () => void;
}

/** Loads the messages before the first one shown; undefined when there are none. */
export function useOlderMessages({ boatId, otherId }: Correspondence, address: string | undefined) {
  const client = useQueryClient();
  const { queryKey } = messagesQuery(boatId, otherId);
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (older: string) => readThread(apiOf(client), older),
    onSuccess: async (page) => {
      // The response of a pending poll would drop these.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (thread) => thread && withOlder(thread, page));
    },
  });
  if (address === undefined) return undefined;
  const state = isPending ? 'loading' : isError ? 'failed' : 'idle';
  return { state, load: () => isPending || mutate(address) } satisfies OlderMessages;
}
