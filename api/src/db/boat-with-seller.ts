import { users } from './schema/accounts.ts';
import { boats } from './schema/boats.ts';

/** A boat and of its seller what everybody may read, for `select`. */
export const boatWithSeller = {
  boat: boats,
  seller: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    profileImageUrl: users.profileImageUrl,
    location: users.location,
    verified: users.verified,
    totalTransactions: users.totalTransactions,
    acceptedAssets: users.acceptedAssets,
  },
};
