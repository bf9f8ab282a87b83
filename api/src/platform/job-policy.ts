/** How the jobs of one queue are taken and tried again. */
export interface JobPolicy {
  /** Tries after the first. */
  retries: number;
  /** The first pause; each is about twice as long as the one before, up to the longest. */
  firstPauseSeconds: number;
  longestPauseSeconds: number;
  /** How many jobs a worker takes with one query, and how many of those run at the same time. */
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

/** A mail server may be away for hours: thirty tries reach over about eleven. */
export const MAIL: JobPolicy = {
  retries: 30,
  firstPauseSeconds: 3,
  longestPauseSeconds: 1_800,
  batch: 100,
  atOnce: 10,
};

/**
 * A worker says this often that it lives; the jobs of one that was silent for longer than HEARTBEAT_SECONDS are given to another.
 * With the check every SUPERVISE_SECONDS and the pause before the next try, that takes less than a minute.
 */
export const HEARTBEAT_SECONDS = 30;
export const HEARTBEAT_REFRESH_SECONDS = 10;
export const SUPERVISE_SECONDS = 10;

/** The same in the words of pg-boss. */
export const queueOptions = ({ retries, firstPauseSeconds, longestPauseSeconds }: JobPolicy) => ({
  notify: true,
  retryLimit: retries,
  retryDelay: firstPauseSeconds,
  retryBackoff: true,
  retryDelayMax: longestPauseSeconds,
  heartbeatSeconds: HEARTBEAT_SECONDS,
});
