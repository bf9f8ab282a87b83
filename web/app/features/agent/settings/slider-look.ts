/** Large enough for a finger, in pixels. */
export const THUMB_SIZE = 26;
