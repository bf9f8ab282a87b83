import { paths } from '@tradewind/contract/paths';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Callback, readCallback } from './callback.ts';

/** The callback in the address, which it leaves at once: no history, screenshot or referrer keeps it. */
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
