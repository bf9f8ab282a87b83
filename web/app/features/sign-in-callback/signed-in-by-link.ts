import { useSyncExternalStore } from 'react';

let announced: string | undefined;
const listeners = new Set<() => void>();

function set(userId: string | undefined): void {
  announced = userId;
  for (const listener of listeners) listener();
}

/** Remembers that a link, possibly from a stranger, signed this user in. */
export const announceSignIn = (userId: string): void => set(userId);
export const forgetAnnouncement = (): void => set(undefined);

export const useAnnouncedSignIn = (): string | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => announced,
    () => undefined,
  );
