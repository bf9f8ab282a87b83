/** How much a deployed agent does at once, and how long its proposals stay open. */
export const AGENT = {
  /** Boats that a look considers: the newest, and those nearest in price to each of the user's own boats. */
  considered: { newest: 300, around: 60, saidYes: 100 },
  /** Matches that one look saves and announces. */
  mostMatches: 10,
  /** An agent looks again after this many hours, even if nothing has changed. */
  lookHours: 24,
  looksAtOnce: 500,
  seekersAtOnce: 500,
  /** Changes of one boat within this many seconds trigger a single look. */
  gatherSeconds: 15,
  /** Proposals that may be open at the same time, so that nobody is flooded. */
  open: { ofInitiator: 3, ofBoat: 5 },
  /** Pairs that one look sends to negotiate; most find quickly that no deal is possible. */
  negotiationsSent: 40,
  /** Days before the agents of the same two people negotiate again: many tries would reveal their limits. */
  againDays: 7,
  logDays: 90,
} as const;
