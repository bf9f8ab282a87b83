import type { Work } from '../../platform/work.ts';
import { asTraded } from './policy.ts';
import { setStatus, statusesOf } from './store.ts';

/** Boats of an agreed trade stay visible as pending. The caller has locked them. */
export const reserveListings = (work: Work, ids: readonly number[]): Promise<void> => move(work, ids, 'reserve');

/** Their trade ended before it was closed: they are offered again. */
export async function freeListings(work: Work, ids: readonly number[]): Promise<void> {
  await move(work, ids, 'free');
  if (ids.length > 0) await work.happened('boats.changed', { ids });
}

/** Their trade was released: they have new owners. */
export const sellListings = (work: Work, ids: readonly number[]): Promise<void> => move(work, ids, 'sell');

async function move({ tx, ...work }: Work, ids: readonly number[], action: 'reserve' | 'free' | 'sell'): Promise<void> {
  for (const boat of await statusesOf(tx, ids)) await setStatus(tx, asTraded(boat, action));
  if (ids.length > 0) work.publicReadsChanged();
}
