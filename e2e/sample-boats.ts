import type { APIRequestContext } from '@playwright/test';
import type { Boat } from '@tradewind/contract/boats';

/** Only boats of the sample world have this type, so other tests neither post boats to this list nor delete its boats. */
const TYPE = 'Express Cruiser';

/** A list of boats that stays the same during a run. */
export const SAMPLE_LIST = `/boats?${new URLSearchParams({ type: TYPE })}`;

/** A boat of the sample world with several pictures. */
export async function sampleBoat(request: APIRequestContext): Promise<Boat> {
  const boats: Boat[] = await (await request.get('/api/boats')).json();
  const boat = boats.find(({ type, imageUrls, source }) => type === TYPE && imageUrls.length > 2 && source === null);
  if (!boat) throw new Error('The sample world has no boat with several pictures.');
  return boat;
}
