import type { CurrentUser } from '@tradewind/contract/accounts';
import { type ListingKey, toListingKeys } from '@tradewind/contract/listing-form';
import { changedFields } from '../../../lib/edits.ts';

export interface ProfileValues {
  firstName: string;
  lastName: string;
  username: string;
  location: string;
  phone: string;
  bio: string;
  acceptedAssets: ListingKey[];
}

type ProfileField = keyof ProfileValues;
export type TypedField = Exclude<ProfileField, 'acceptedAssets'>;

/** The values of the profile form. */
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

export const fieldLabels: Record<ProfileField, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  username: 'Username',
  location: 'Location',
  phone: 'Phone',
  bio: 'Bio',
  acceptedAssets: 'Accepted assets',
};

/** The name of the draft that holds unsaved changes. */
export const PROFILE_DRAFT = 'profile';

/** Contains only changed fields, to keep what another browser saved in the meantime. */
export function changesBetween(before: ProfileValues, after: ProfileValues): Partial<ProfileValues> {
  return Object.fromEntries(changedFields(before, after).map((field) => [field, after[field]]));
}
