import type { Message } from '@tradewind/contract/messages';

/** Of a conversation as much as was read so far, without a gap up to its end. */
export interface Thread {
  messages: Message[];
  /** Where what is older can be read; undefined once all is here. */
  older: string | undefined;
}

/** Each of these may be told the same thing twice, by the stream, a poll and an answer, and changes nothing the second time. */

export function withMessage(thread: Thread, message: Message): Thread {
  const others = thread.messages.filter(({ id }) => id !== message.id);
  const index = others.findLastIndex(({ id }) => id < message.id) + 1;
  return { ...thread, messages: [...others.slice(0, index), message, ...others.slice(index)] };
}

export function withoutMessage(thread: Thread, id: number): Thread {
  return { ...thread, messages: thread.messages.filter((message) => message.id !== id) };
}

/** The newest messages behind the older ones that are known; where they do not meet, so much was missed that it begins anew. */
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
