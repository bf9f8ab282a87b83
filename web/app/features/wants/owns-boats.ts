import type { CurrentUser } from '@tradewind/contract/accounts';

export const ownsBoats = (user: Pick<CurrentUser, 'isBoatOwner' | 'boatsPosted'> | null): boolean =>
  user !== null && (user.isBoatOwner || user.boatsPosted > 0);
