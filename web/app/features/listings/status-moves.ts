import type { BoatChange } from '@tradewind/contract/boats';

export interface StatusMove {
  label: string;
  status: NonNullable<BoatChange['status']>;
}

const pause: StatusMove = { label: 'Pause', status: 'paused' };
const resume: StatusMove = { label: 'Resume', status: 'active' };
const sell: StatusMove = { label: 'Mark as Sold', status: 'sold' };
const relist: StatusMove = { label: 'List Again', status: 'active' };

/** Where an owner may take a listing from here: the lifecycle's rules, in their words. */
const moves: Record<string, readonly StatusMove[]> = {
  active: [pause, sell],
  paused: [resume, sell],
  sold: [relist],
};

export const statusMoves = (status: string): readonly StatusMove[] => moves[status] ?? [];
