import type { Message } from '@tradewind/contract/messages';

/** A message that this browser sends, until the server has it. */
export interface Outgoing {
  /** Names it for good: sent again, it is still the same message. */
  key: string;
  content: string;
  imageUrls: string[];
  /** The newest message when it was written. */
  after: number;
}

export interface Waiting {
  outgoing: Outgoing;
  state: 'sending' | 'offline' | 'failed';
  /** Why the server does not take it, when it said so. */
  refusal?: string | undefined;
}

/** Those that the list does not show yet: the stream may bring a message before the answer to its sending comes. */
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
