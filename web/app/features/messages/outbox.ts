import type { Message } from '@tradewind/contract/messages';

/** A message that this browser is sending. */
export interface Outgoing {
  /** The idempotency key, kept for retries. */
  key: string;
  content: string;
  imageUrls: string[];
  /** The id of the newest message at the time of writing. */
  after: number;
}

export interface Waiting {
  outgoing: Outgoing;
  state: 'sending' | 'offline' | 'failed';
  /** The server's reason for refusing it, if any. */
  refusal?: string | undefined;
}

/** Messages that the list does not show yet. The event stream may deliver one before its response arrives. */
export function notYetShown<W extends Waiting>(
  waiting: readonly W[],
  messages: readonly Message[],
  userId: string,
): W[] {
  const shown = new Set<number>();
  return waiting.filter(({ outgoing }) => {
    const arrived = messages.find(
      ({ id, senderId, content }) =>
        senderId === userId && id > outgoing.after && content === outgoing.content && !shown.has(id),
    );
    if (arrived) shown.add(arrived.id);
    return arrived === undefined;
  });
}
