import { type BoatSearch, boatSearchQueryString, readBoatSearch } from '@tradewind/contract/boat-browse';
import { paths } from '@tradewind/contract/paths';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Choices push a history entry that Back undoes; typing replaces it, or each pause would add one. */
type Manner = 'chosen' | 'typed';
export type ChangeSearch = (change: Partial<BoatSearch>, manner?: Manner) => void;

/** The search lives in the URL. Controls show a change immediately, before the URL follows. */
export function useBoatSearch(): [BoatSearch, ChangeSearch] {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const addressed = useMemo(() => readBoatSearch(address), [address]);
  const [ahead, setAhead] = useState<{ of: string; search: BoatSearch }>();
  if (ahead !== undefined && ahead.of !== address) setAhead(undefined);
  const search = ahead?.of === address ? ahead.search : addressed;

  const change: ChangeSearch = (part, manner = 'chosen') => {
    const changed = boatSearchQueryString({ ...search, ...part });
    if (changed === boatSearchQueryString(search)) return;
    setAhead({ of: address, search: readBoatSearch(changed) });
    void navigate(changed === '' ? paths.boats : `${paths.boats}?${changed}`, {
      replace: manner === 'typed',
      preventScrollReset: true,
    });
  };

  return [search, change];
}
