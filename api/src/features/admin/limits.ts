/** Enough for the ids of ten thousand users, in bytes. */
export const LARGEST_BULK_BODY = 1024 * 1024;
