import type { BoatChange, OwnBoat, OwnBoatAction } from '@tradewind/contract/boats';

export interface StatusMove {
  label: string;
  status: NonNullable<BoatChange['status']>;
}

const MOVES: Partial<Record<OwnBoatAction, StatusMove>> = {
  pause: { label: 'Pause', status: 'paused' },
  resume: { label: 'Resume', status: 'active' },
  sell: { label: 'Mark as Sold', status: 'sold' },
  relist: { label: 'List Again', status: 'active' },
};

/** Labels for the status changes that the server allows. */
export const statusMoves = ({ actions }: Pick<OwnBoat, 'actions'>): StatusMove[] =>
  actions.map((action) => MOVES[action]).filter((move) => move !== undefined);
