import { paths } from '@tradewind/contract/paths';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Callback, readCallback } from './callback.ts';

/** Reads the callback and removes it from the URL, to keep it out of history, screenshots and referrers. */
export function useAddressCallback(): Callback | undefined {
  const { search } = useLocation();
  const [callback, setCallback] = useState<Callback>();

  useEffect(() => {
    const arrived = readCallback(search);
    if (arrived === undefined) return;
    window.history.replaceState(window.history.state, '', paths.home);
    setCallback(arrived);
  }, [search]);

  return callback;
}
