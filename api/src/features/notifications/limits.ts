const MINUTE_MS = 60_000;

/** When somebody is mailed what they have not read. */
export const mailPolicy = {
  /** How long they have to read it here. */
  unreadForMs: 5 * MINUTE_MS,
  /** At most one such mail in this time, with everything that gathered. */
  betweenMailsMs: 15 * MINUTE_MS,
  /** What is older than this is no news. */
  notOlderThanMs: 7 * 24 * 60 * MINUTE_MS,
  /** Who listened in any browser within this time is here, and needs no mail. */
  hereForMs: 90_000,
  /** More than these are summed up at the end of the mail. */
  mostListed: 10,
} as const;

/** How often a process writes down who listens to it: several times within `hereForMs`. */
export const SEEN_EVERY_MS = 30_000;

export const RETENTION_DAYS = 90;
