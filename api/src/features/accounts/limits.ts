import type { Limit } from '../../platform/rate-limit.ts';

const QUARTER_HOUR = 15 * 60;
const slowDown = 'Too many attempts. Please wait a while and try again.';

/** Per account and address. */
export const signInFailuresHere: Limit = { name: 'sign-in:here', most: 10, seconds: QUARTER_HOUR, message: slowDown };
/** Per account, over all addresses that it never signed in from. */
export const signInFailuresOfStrangers: Limit = {
  name: 'sign-in:strangers',
  most: 100,
  seconds: QUARTER_HOUR,
  message: slowDown,
};
export const passwordChecksOfUser: Limit = {
  name: 'password-check:user',
  most: 10,
  seconds: QUARTER_HOUR,
  message: slowDown,
};
export const signInFailuresOfAddress: Limit = {
  name: 'sign-in:address',
  most: 100,
  seconds: QUARTER_HOUR,
  message: slowDown,
};
export const registrationsOfAddress: Limit = {
  name: 'register:address',
  most: 60,
  seconds: 60 * 60,
  message: slowDown,
};
export const resetsOfAccount: Limit = { name: 'reset:account', most: 5, seconds: 60 * 60, message: slowDown };
export const resetsOfAddress: Limit = { name: 'reset:address', most: 30, seconds: 60 * 60, message: slowDown };

/** Each confirmation link is an email. */
export const confirmationsOfUser: Limit = { name: 'confirm:user', most: 5, seconds: 60 * 60, message: slowDown };
/** A seller's profile change empties the response cache. */
export const profileChangesOfUser: Limit = {
  name: 'profile:user',
  most: 30,
  seconds: 10 * 60,
  message: 'You’ve changed your profile many times in a row. Please wait a while and try again.',
};
/** Per recipient over all accounts, so that many accounts cannot flood one inbox. */
export const confirmationsOfRecipient: Limit = {
  name: 'confirm:recipient',
  most: 5,
  seconds: 24 * 60 * 60,
  message: 'We’ve already sent several emails to this address today. Please try again tomorrow.',
};
export const exportsOfUser: Limit = { name: 'export:user', most: 10, seconds: 60 * 60, message: slowDown };

export const SESSION_DAYS = 30;
/** How long a network that the owner signed in from is exempt from the strangers' limit. */
export const KNOWN_NETWORK_DAYS = 60;
export const RESET_LINK_MINUTES = 60;
export const CONFIRM_LINK_HOURS = 48;
/** How long a sign-in counts as proof of identity for an account without a password. */
export const RECENT_SIGN_IN_MINUTES = 10;
export const GOOGLE_SIGN_IN_MINUTES = 10;
export const SIGN_IN_CODE_SECONDS = 60;

/** The actor in the log when the operator runs a command. */
export const COMMAND_LINE = 'command line';
