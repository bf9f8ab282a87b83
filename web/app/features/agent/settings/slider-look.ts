/** In pixels, large enough for touch. */
export const THUMB_SIZE = 26;
