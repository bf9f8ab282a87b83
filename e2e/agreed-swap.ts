import type { APIRequestContext } from '@playwright/test';
import type { Person } from './fixtures.ts';
import { postBoat } from './post-boat.ts';
import { accept, propose } from './propose.ts';

/** The first person gives a boat and cash, the second a boat. */
export async function agreedSwap(request: APIRequestContext, buyer: Person, owner: Person) {
  const [osprey, tern] = [
    await postBoat(request, owner, { title: `Osprey ${owner.user.id}`, price: '200000' }),
    await postBoat(request, buyer, { title: `Tern ${owner.user.id}`, price: '150000' }),
  ];
  const gives = [
    { kind: 'boat', boatId: tern.id },
    { kind: 'cash', amount: '50000' },
  ];
  const trade = await propose(request, buyer, gives, [{ kind: 'boat', boatId: osprey.id }]);
  await accept(request, owner, trade);
  return { id: trade.id, osprey, tern };
}
