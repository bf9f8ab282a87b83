/** How much a deployed agent does at once, and how long its proposals stand. */
export const AGENT = {
  /** Boats that a look considers, newest first, and beside each own boat those nearest in price. */
  considered: { newest: 300, around: 60 },
  /** Boats told of in one look. */
  told: 10,
  /** An agent looks again after so many hours, even if nothing has changed. */
  lookHours: 24,
  looksAtOnce: 500,
  seekersAtOnce: 500,
  /** Changes of one boat within so many seconds are looked at together. */
  gatherSeconds: 15,
  /** Proposals that wait for an answer at the same time, so that nobody is flooded. */
  open: { ofInitiator: 3, ofBoat: 5 },
  /** Pairs that one look sends to negotiate; most find out soon that they cannot. */
  negotiationsSent: 40,
  proposalDays: 7,
  logDays: 90,
} as const;
