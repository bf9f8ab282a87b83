import { useEffect } from 'react';

let isAlive = false;

/** Whether what is rendered now came with the page: on the server, and while the browser takes it over. */
export const isComingAlive = () => !isAlive;

/** For the root: from now on everything is rendered by the browser itself. */
export function useComingAlive(): void {
  useEffect(() => {
    isAlive = true;
  }, []);
}
