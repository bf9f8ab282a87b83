import { useIsMutating } from '@tanstack/react-query';
import type { OwnBoat } from '@tradewind/contract/boats';
import type { ReactNode } from 'react';
import { statusKey } from '../status-key.ts';

/** Shows parts of a public boat page to the owner, too, but not while they pause the listing: their calls would be refused. */
export default function WhileListed({ boat, children }: { boat: OwnBoat; children: ReactNode }) {
  const isChanging = useIsMutating({ mutationKey: statusKey(boat.id) }) > 0;
  const isListed = (boat.status === 'active' || boat.status === 'pending') && !boat.removal;
  return isListed && !isChanging ? children : null;
}
