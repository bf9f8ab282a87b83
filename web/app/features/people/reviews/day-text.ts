/** 'November 16, 2026', the same on the server and in every browser. */
export const dayText = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
