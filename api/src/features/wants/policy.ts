import type { Caller } from '../../platform/auth.ts';
import { type Authorized, authorized } from '../../platform/authorized.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import type { OwnItem } from './store.ts';
import type { JudgedBoat } from './verdicts.store.ts';

/** Only the owner may set wants for an item. Hides from others that it exists. */
export function asItemOwner(caller: Caller, item: OwnItem | undefined): Authorized<OwnItem, 'owner'> {
  if (item?.ownerId !== caller.id) throw notFound('That isn’t one of your boats or assets.');
  return authorized(item, 'owner');
}

/** A boat about which the caller may give a verdict. */
export function asJudge(caller: Caller, boat: JudgedBoat | undefined): Authorized<JudgedBoat, 'judge'> {
  if (!boat) throw notFound('This boat doesn’t exist or has been removed.');
  if (boat.sellerId === caller.id) throw new Refusal('conflict', 'This is your own boat.');
  return authorized(boat, 'judge');
}
