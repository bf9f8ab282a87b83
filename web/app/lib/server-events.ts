import type { ServerEventData, ServerEventKind } from '@tradewind/contract/events';

const bus = new EventTarget();

/** Calls back for every event of this kind that the server sends while signed in. Returns how to stop. */
export function onServerEvent<K extends ServerEventKind>(
  kind: K,
  handle: (data: ServerEventData<K>) => void,
): () => void {
  const listener = (event: Event) => handle((event as CustomEvent<ServerEventData<K>>).detail);
  bus.addEventListener(kind, listener);
  return () => bus.removeEventListener(kind, listener);
}

/** Called by the event stream, with the event as it came. */
export function announceServerEvent(kind: string, data: unknown): void {
  bus.dispatchEvent(new CustomEvent(kind, { detail: data }));
}
