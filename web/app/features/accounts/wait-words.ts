const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** '40 seconds', 'a minute', '12 minutes', '2 hours': rounded up, never down. */
export function waitWords(seconds: number): string {
  if (seconds < MINUTE) return counted(Math.max(1, Math.ceil(seconds)), 'a second', 'seconds');
  if (seconds <= 55 * MINUTE) return counted(Math.ceil(seconds / MINUTE), 'a minute', 'minutes');
  return counted(Math.ceil(seconds / HOUR), 'an hour', 'hours');
}

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);
