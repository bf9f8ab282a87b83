import { hasUnusualLetters } from '@tradewind/domain/names/alphabets';
import { hasInvisible } from '@tradewind/domain/visible-text';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { timestamp, userId } from './primitives.ts';

export const accountTexts = {
  invalidEmail: 'Please enter a valid email',
  shortPassword: 'Password must be at least 6 characters',
  shortNewPassword: 'Password must be at least 8 characters',
  commonPassword: 'This password is too easy to guess. Please choose a different one.',
  personalPassword: 'Please choose a password that isn’t your name or email.',
  firstNameRequired: 'First name is required',
  invalidCredentials: 'Invalid email or password',
  signInAgain: 'For your safety, please sign in with Google again first.',
  reservedName: 'This name is reserved for Tradewind. Please use your own name.',
  reservedUsername: 'This username is reserved. Please choose another one.',
  unusualLetters: 'Please write your name in ordinary letters of one alphabet.',
  invisible: 'This contains invisible characters. Please type it again.',
} as const;

/** The minimum at sign-in: passwords set before `NEW_PASSWORD_MIN` may be this short. */
const PASSWORD_MIN = 6;
const NEW_PASSWORD_MIN = 8;
/** Longer than any passphrase, but short enough to keep hashing cheap. */
const PASSWORD_MAX = 200;

const email = z
  .string({ error: accountTexts.invalidEmail })
  .trim()
  .toLowerCase()
  .max(254, accountTexts.invalidEmail)
  .pipe(z.email({ error: accountTexts.invalidEmail }));

const passwordOf = (least: number, tooShort: string) =>
  z
    .string({ error: tooShort })
    .min(least, tooShort)
    .max(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`);
const password = passwordOf(PASSWORD_MIN, accountTexts.shortPassword);
/** The server also refuses common passwords, with the code `weak_password`. */
const newPassword = passwordOf(NEW_PASSWORD_MIN, accountTexts.shortNewPassword);

/** Refuses invisible characters and unusual letters. The server also refuses reserved names. */
const legible = (name: z.ZodString) =>
  name
    .refine((text) => !hasInvisible(text), { error: accountTexts.invisible, abort: true })
    .refine((text) => !hasUnusualLetters(text), accountTexts.unusualLetters);

export const firstName = legible(
  z
    .string({ error: accountTexts.firstNameRequired })
    .trim()
    .min(1, accountTexts.firstNameRequired)
    .max(80, 'First name must be at most 80 characters'),
);

export const lastName = legible(z.string().trim().max(80, 'Last name must be at most 80 characters'));

export const loginInput = z.object({ email, password }).meta({ id: 'LoginInput' });
export type LoginInput = z.infer<typeof loginInput>;

export const registerInput = z
  .object({ email, password: newPassword, firstName, lastName: lastName.optional() })
  .meta({ id: 'RegisterInput' });
export type RegisterInput = z.infer<typeof registerInput>;

export const passwordChangeInput = z
  .object({ currentPassword: z.string().max(PASSWORD_MAX).optional(), newPassword })
  .meta({
    id: 'PasswordChangeInput',
    description: 'currentPassword is required unless the account has none yet (Google sign-in).',
  });
export type PasswordChangeInput = z.infer<typeof passwordChangeInput>;

export const passwordResetRequest = z.object({ email }).meta({ id: 'PasswordResetRequest' });
export const passwordResetInput = z
  .object({ token: z.string().min(1).max(200), password: newPassword })
  .meta({ id: 'PasswordResetInput' });

export const emailChangeInput = z
  .object({ email, password: z.string().max(PASSWORD_MAX).optional() })
  .meta({ id: 'EmailChangeInput', description: 'password is required unless the account has none (Google sign-in).' });
export type EmailChangeInput = z.infer<typeof emailChangeInput>;
const emailConfirmation = z.object({ token: z.string().min(1).max(200) }).meta({ id: 'EmailConfirmation' });

export const accountDeletion = z
  .object({ password: z.string().max(PASSWORD_MAX).optional() })
  .meta({ id: 'AccountDeletion' });

/** The signed-in user's own account. */
export const currentUser = z
  .object({
    id: userId,
    authenticated: z.literal(true),
    email: z.string(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string().nullable(),
    bio: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    verified: z.boolean(),
    rating: z.string().meta({ description: 'A decimal string with two places' }),
    totalTransactions: z.int(),
    acceptedAssets: z.array(z.string()),
    isBoatOwner: z.boolean(),
    isAssetOwner: z.boolean(),
    isExperienceOwner: z.boolean(),
    userRoles: z.array(z.string()),
    emailVerified: z.boolean(),
    hasPassword: z.boolean(),
    boatsPosted: z.int(),
    freeAccount: z.boolean(),
    subscriptionActive: z.boolean(),
    subscriptionStartDate: timestamp.nullable(),
    isAdmin: z.boolean(),
    isBroker: z.boolean(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.infer<typeof currentUser>;

const signedIn = z.object({ token: z.string(), message: z.string(), user: currentUser }).meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof signedIn>;

/** The one-time code that Google's callback passes to the page. */
const signInCode = z.object({ code: z.string().min(1).max(200) }).meta({ id: 'SignInCode' });

export const acknowledged = z.object({ message: z.string() }).meta({ id: 'Acknowledged' });

export const accountsApi = {
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/auth/email',
    access: 'signed in',
    tag: 'accounts',
    summary: 'Change the email: at once if it is unconfirmed, otherwise by a link sent to the new address',
    body: emailChangeInput,
    responses: { 200: currentUser },
    refuses: [401, 403, 409],
  }),
  resendConfirmation: endpoint({
    method: 'POST',
    path: '/api/auth/email/resend',
    access: 'signed in',
    tag: 'accounts',
    summary: 'Send another confirmation link',
    responses: { 200: acknowledged },
    refuses: [401, 403, 409],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/auth/email/confirm',
    access: 'everyone',
    invalidates: ['/api/auth/user'],
    tag: 'accounts',
    summary: 'Confirm an email address with the emailed link',
    body: emailConfirmation,
    responses: { 200: acknowledged },
    refuses: [409],
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    access: 'everyone',
    tag: 'accounts',
    summary: 'Create an account and sign in',
    body: registerInput,
    responses: { 200: signedIn },
    refuses: [409],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'everyone',
    tag: 'accounts',
    summary: 'Sign in',
    body: loginInput,
    responses: { 200: signedIn },
    refuses: [401, 403],
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'signed in',
    tag: 'accounts',
    summary: 'Sign out',
    responses: { 200: acknowledged },
    refuses: [401],
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    access: 'signed in',
    tag: 'accounts',
    summary: 'The signed-in user',
    responses: { 200: currentUser },
    refuses: [401, 403],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/password',
    access: 'signed in',
    tag: 'accounts',
    summary: 'Change the password and sign out all other devices',
    body: passwordChangeInput,
    responses: { 200: signedIn },
    refuses: [401, 403, 409],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/password/forgot',
    access: 'everyone',
    tag: 'accounts',
    summary: 'Request a password reset link',
    body: passwordResetRequest,
    responses: { 200: acknowledged },
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/password/reset',
    access: 'everyone',
    tag: 'accounts',
    summary: 'Set a new password with the emailed link',
    body: passwordResetInput,
    responses: { 200: acknowledged },
  }),
  google: endpoint({
    method: 'GET',
    path: '/api/auth/google',
    access: 'everyone',
    tag: 'accounts',
    summary: 'Start signing in with Google',
    refuses: [404],
  }),
  googleCallback: endpoint({
    method: 'GET',
    path: '/api/auth/google/callback',
    access: 'everyone',
    tag: 'accounts',
    summary: 'Where Google sends the browser back to',
    refuses: [404],
  }),
  googleExchange: endpoint({
    method: 'POST',
    path: '/api/auth/google/exchange',
    access: 'everyone',
    knowsCaller: true,
    tag: 'accounts',
    summary:
      'Exchange the code from Google’s callback for a token; works once, in the browser that started the sign-in',
    body: signInCode,
    responses: { 200: signedIn },
    refuses: [403],
  }),
};
