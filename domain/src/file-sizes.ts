const MEGABYTE = 1024 * 1024;

export const megabytes = (count: number): number => count * MEGABYTE;

export const inMegabytes = (bytes: number): number => bytes / MEGABYTE;

/** '15 MB', for limits, which are whole megabytes. */
export const megabytesText = (bytes: number): string => `${inMegabytes(bytes)} MB`;
