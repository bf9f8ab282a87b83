import type { CurrentUser } from '@tradewind/contract/accounts';
import { type ListingKey, toListingKeys } from '@tradewind/contract/listing-form';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  username: string;
  location: string;
  phone: string;
  bio: string;
  acceptedAssets: ListingKey[];
}

export type ProfileField = keyof ProfileValues;
export type TypedField = Exclude<ProfileField, 'acceptedAssets'>;

/** The profile as a form holds it. */
export function valuesOf(user: CurrentUser): ProfileValues {
  const { firstName, lastName, username, location, phone, bio, acceptedAssets } = user;
  return {
    firstName,
    lastName: lastName ?? '',
    username,
    location: location ?? '',
    phone: phone ?? '',
    bio: bio ?? '',
    acceptedAssets: toListingKeys(acceptedAssets),
  };
}

/** Only what was changed is sent: what another browser saved meanwhile stays. */
export function changesBetween(before: ProfileValues, after: ProfileValues): Partial<ProfileValues> {
  const fields = Object.keys(after) as ProfileField[];
  const changed = fields.filter((field) => String(before[field]) !== String(after[field]));
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}
