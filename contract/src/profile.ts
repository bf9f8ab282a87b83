import { wholeNumber } from '@tradewind/domain/numbers';
import { ROLES } from '@tradewind/domain/roles';
import { keysOf, type ListingKey, toListingKeys } from '@tradewind/domain/trade-taxonomy';
import { isUsername, USERNAME_LENGTH } from '@tradewind/domain/username';
import { withoutDirectionMarks } from '@tradewind/domain/visible-text';
import { z } from 'zod';
import { accountDeletion, acknowledged, currentUser, firstName, lastName } from './accounts.ts';
import { endpoint } from './endpoint.ts';

export { flagsOf, ROLE_LABELS, ROLES, type Role } from '@tradewind/domain/roles';

export const profileTexts = {
  username: `Please use ${USERNAME_LENGTH.min} to ${USERNAME_LENGTH.max} letters, numbers, dots or underscores.`,
  usernameTaken: 'This username is taken. Please choose another one.',
} as const;

export const BIO_MAX = 1_000;

const tooLong = (what: string, most: number) => `${what} must be at most ${wholeNumber(most)} characters`;

const optionalText = (what: string, most: number) =>
  z
    .string()
    .trim()
    .max(most, tooLong(what, most))
    .nullable()
    .transform((text) => (text && withoutDirectionMarks(text)) || null);

const acceptedAssets = z
  .array(z.string().max(60))
  .max(60)
  .refine((words) => words.every((word) => keysOf(word).length > 0), 'Please choose trade categories from the list.')
  .transform((words): ListingKey[] => toListingKeys(words));

const userRoles = z
  .array(z.enum(ROLES))
  .max(ROLES.length)
  .transform((roles) => [...new Set(roles)]);

export const profileChange = z
  .object({
    firstName,
    lastName: lastName.nullable().transform((text) => text || null),
    username: z.string().trim().toLowerCase().refine(isUsername, profileTexts.username),
    bio: optionalText('Bio', BIO_MAX),
    profileImageUrl: z.string().max(500).nullable(),
    phone: optionalText('Phone', 40),
    location: optionalText('Location', 120),
    acceptedAssets,
    userRoles,
  })
  .partial();
export type ProfileChange = z.infer<typeof profileChange>;

/** Clients may send the flags, but the roles take precedence. */
const rolesChange = z.object({
  userRoles: userRoles.optional(),
  isBoatOwner: z.boolean().optional(),
  isAssetOwner: z.boolean().optional(),
  isExperienceOwner: z.boolean().optional(),
});
export type RolesChange = z.infer<typeof rolesChange>;

export const profileApi = {
  exportData: endpoint({
    method: 'POST',
    path: '/api/user/export',
    access: 'signed in',
    tag: 'accounts',
    summary: 'Download all of the caller’s data as a JSON file',
    responses: { 200: z.record(z.string(), z.unknown()) },
    refuses: [401, 403],
  }),
  removeAccount: endpoint({
    method: 'DELETE',
    path: '/api/user',
    access: 'signed in',
    tag: 'accounts',
    summary: 'Delete the caller’s account; requires the password if the account has one',
    body: accountDeletion,
    responses: { 200: acknowledged },
    refuses: [401, 403, 409],
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/user/profile',
    access: 'signed in',
    invalidates: ['/api/boats', '/api/boats/featured'],
    tag: 'accounts',
    summary: 'Update the caller’s profile',
    body: profileChange,
    responses: { 200: currentUser },
    refuses: [401, 403, 409],
  }),
  setRoles: endpoint({
    method: 'PATCH',
    path: '/api/user/roles',
    access: 'signed in',
    tag: 'accounts',
    summary: 'Update the caller’s roles',
    body: rolesChange,
    responses: { 200: currentUser },
    refuses: [401, 403],
  }),
};
