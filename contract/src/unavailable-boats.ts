import type { AnyBoat, UnavailableBoat } from './boats.ts';

export const isUnavailable = (boat: AnyBoat): boat is UnavailableBoat => !('sellerId' in boat);

export const NO_LONGER_AVAILABLE = 'No longer available';

export const unavailableTexts: Record<UnavailableBoat['status'], string> = {
  paused: 'The owner has paused this listing. It may come back.',
  sold: 'This boat has been sold.',
  retired: 'This boat is no longer listed.',
};
