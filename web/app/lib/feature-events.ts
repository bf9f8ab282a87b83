import type { Query, QueryClient } from '@tanstack/react-query';
import type { ServerEventData, ServerEventKind } from '@tradewind/contract/events';
import { useEffect, useEffectEvent } from 'react';

/** A feature's handlers of server events, listed in `app/feature-events.ts`. */
export interface FeatureEvents {
  /** Address prefixes of the queries that these events update. They are refetched when events may have been missed. */
  updates: readonly string[];
  on: { [K in ServerEventKind]?: (data: ServerEventData<K>, client: QueryClient) => void };
}

type Listener = (data: never) => void;
const mounted = new Map<ServerEventKind, Set<Listener>>();

/** Handles an event while the component is mounted. The cache is updated by `FeatureEvents`. */
export function useServerEvent<K extends ServerEventKind>(kind: K, listener: (data: ServerEventData<K>) => void): void {
  const heard = useEffectEvent(listener);
  useEffect(() => {
    const listeners = mounted.get(kind) ?? new Set();
    const own: Listener = (data) => heard(data);
    mounted.set(kind, listeners.add(own));
    return () => void listeners.delete(own);
  }, [kind]);
}

/** Passes an event to every feature and to every component that listens for it. */
export function notifyFeatures<K extends ServerEventKind>(
  kind: K,
  data: ServerEventData<K>,
  features: readonly FeatureEvents[],
  client: QueryClient,
): void {
  readAgainAfterFetching(
    features.filter(({ on }) => on[kind]),
    client,
  );
  for (const { on } of features) on[kind]?.(data, client);
  for (const listener of mounted.get(kind) ?? []) listener(data as never);
}

/** Refetches the queries that the features update by events. */
export function readAgain(features: readonly FeatureEvents[], client: QueryClient): void {
  readAgainAfterFetching(features, client);
  void client.invalidateQueries({ predicate: isUpdatedBy(features) });
}

/** A response that is under way may predate the event, and would overwrite what the event changed. */
function readAgainAfterFetching(features: readonly FeatureEvents[], client: QueryClient): void {
  const predicate = isUpdatedBy(features);
  for (const { promise, queryKey } of client.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' })) {
    const again = () => client.invalidateQueries({ queryKey, exact: true });
    void promise?.then(again, again);
  }
}

function isUpdatedBy(features: readonly FeatureEvents[]) {
  const prefixes = features.flatMap(({ updates }) => updates);
  return ({ queryKey: [address] }: Pick<Query, 'queryKey'>): boolean =>
    typeof address === 'string' && prefixes.some((prefix) => address.startsWith(prefix));
}
