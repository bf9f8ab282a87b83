import type { QueryClient } from '@tanstack/react-query';
import type { ServerEventData, ServerEventKind } from '@tradewind/contract/events';
import { useEffect, useEffectEvent } from 'react';

/** What a feature does when the server tells something. Each is listed once, in `app/feature-events.ts`. */
export interface FeatureEvents {
  /** How the addresses begin whose answers these events keep true: read again when events may have been missed. */
  updates: readonly string[];
  on: { [K in ServerEventKind]?: (data: ServerEventData<K>, client: QueryClient) => void };
}

type Listener = (data: never) => void;
const mounted = new Map<ServerEventKind, Set<Listener>>();

/** For a component that shows what happens while it is on the screen. What is cached is kept by `FeatureEvents`. */
export function useServerEvent<K extends ServerEventKind>(kind: K, listener: (data: ServerEventData<K>) => void): void {
  const heard = useEffectEvent(listener);
  useEffect(() => {
    const listeners = mounted.get(kind) ?? new Set();
    const own: Listener = (data) => heard(data);
    mounted.set(kind, listeners.add(own));
    return () => void listeners.delete(own);
  }, [kind]);
}

/** Hands an event to every feature and to every component that waits for it. */
export function tellFeatures<K extends ServerEventKind>(
  kind: K,
  data: ServerEventData<K>,
  features: readonly FeatureEvents[],
  client: QueryClient,
): void {
  for (const { on } of features) on[kind]?.(data, client);
  for (const listener of mounted.get(kind) ?? []) listener(data as never);
}

/** Reads again whatever the features keep by events. */
export function readAgain(features: readonly FeatureEvents[], client: QueryClient): void {
  const prefixes = features.flatMap(({ updates }) => updates);
  void client.invalidateQueries({
    predicate: ({ queryKey: [address] }) =>
      typeof address === 'string' && prefixes.some((prefix) => address.startsWith(prefix)),
  });
}
