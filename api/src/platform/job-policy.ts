/** How the jobs of one queue are fetched and retried. */
export interface JobPolicy {
  retries: number;
  /** The pause before the first retry; each one doubles, up to the longest. */
  firstPauseSeconds: number;
  longestPauseSeconds: number;
  /** How many jobs a worker fetches with one query, and how many of those run concurrently. */
  batch: number;
  atOnce: number;
}

export const ORDINARY: JobPolicy = {
  retries: 5,
  firstPauseSeconds: 2,
  longestPauseSeconds: 3_600,
  batch: 10,
  atOnce: 1,
};

/** Thirty retries span about eleven hours, which covers a long outage of a mail server. */
export const MAIL: JobPolicy = {
  retries: 30,
  firstPauseSeconds: 3,
  longestPauseSeconds: 1_800,
  batch: 100,
  atOnce: 10,
};

/**
 * A worker sends a heartbeat every HEARTBEAT_REFRESH_SECONDS; after HEARTBEAT_SECONDS of silence another worker takes its jobs.
 * Including the check every SUPERVISE_SECONDS and the pause before a retry, that takes less than a minute.
 */
const HEARTBEAT_SECONDS = 30;
export const HEARTBEAT_REFRESH_SECONDS = 10;
export const SUPERVISE_SECONDS = 10;

/** The policy as pg-boss options. */
export const queueOptions = ({ retries, firstPauseSeconds, longestPauseSeconds }: JobPolicy) => ({
  notify: true,
  retryLimit: retries,
  retryDelay: firstPauseSeconds,
  retryBackoff: true,
  retryDelayMax: longestPauseSeconds,
  heartbeatSeconds: HEARTBEAT_SECONDS,
});
