import { IconArrowLeft } from '@tabler/icons-react';
import { paths } from '@tradewind/contract/paths';
import { Link, useLocation } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { backToList, listBehind, noteReturn } from '../../nouns/boat/boat-list.ts';

/** Leads to the list as it was left; after a direct visit, to all boats. */
export function AllBoatsLink({ className }: { className: string | undefined }) {
  const { state } = useLocation();
  const list = listBehind(useHydrated() ? state : undefined);
  const asItWas = list && { state: backToList(list), preventScrollReset: true, onClick: () => noteReturn(list) };
  return (
    <Link to={list?.address ?? paths.boats} className={className} {...asItWas}>
      <IconArrowLeft size={16} aria-hidden />
      All boats
    </Link>
  );
}
