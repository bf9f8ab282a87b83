import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in what the server renders, true once the page is alive. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
