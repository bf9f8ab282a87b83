const MINUTE_MS = 60_000;

/** When users get a digest of their unread notifications. */
export const mailPolicy = {
  /** How long a notification must be unread. */
  unreadForMs: 5 * MINUTE_MS,
  /** The minimum time between two digests. */
  minutesBetween: 15,
  /** Older notifications are not mailed. */
  notOlderThanMs: 7 * 24 * 60 * MINUTE_MS,
  /** A user whose browser was connected within this time is online and gets no email. */
  hereForMs: 90_000,
  /** Further notifications are only counted at the end of the email. */
  mostListed: 10,
} as const;

/** How often a process records who is connected to it: several times within `hereForMs`. */
export const SEEN_EVERY_MS = 30_000;

export const RETENTION_DAYS = 90;
