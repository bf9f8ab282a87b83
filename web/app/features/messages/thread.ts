import type { Message } from '@tradewind/contract/messages';

/** The loaded part of a conversation, without gaps up to its end. */
export interface Thread {
  messages: Message[];
  /** The address of the next older page; undefined once everything is loaded. */
  older: string | undefined;
}

// The functions below are idempotent, since the stream, a poll and a response may deliver the same change.

export function withMessage(thread: Thread, message: Message): Thread {
  const others = thread.messages.filter(({ id }) => id !== message.id);
  const index = others.findLastIndex(({ id }) => id < message.id) + 1;
  return { ...thread, messages: [...others.slice(0, index), message, ...others.slice(index)] };
}

export function withoutMessage(thread: Thread, id: number): Thread {
  return { ...thread, messages: thread.messages.filter((message) => message.id !== id) };
}

/** Appends the newest messages to the loaded ones, or starts over when there is a gap between them. */
export function withNewest(known: Thread | undefined, newest: Thread): Thread {
  const isAll = newest.older === undefined;
  const first = newest.messages[0]?.id;
  const index = known?.messages.findIndex(({ id }) => id === first) ?? -1;
  if (known === undefined || isAll || index < 1) return newest;
  return { messages: [...known.messages.slice(0, index), ...newest.messages], older: known.older };
}

export function withOlder(thread: Thread, page: Thread): Thread {
  const known = new Set(thread.messages.map(({ id }) => id));
  return { messages: [...page.messages.filter(({ id }) => !known.has(id)), ...thread.messages], older: page.older };
}
