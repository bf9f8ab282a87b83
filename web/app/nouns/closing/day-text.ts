const format = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** A day of the calendar, which is the same wherever the reader is: 'November 22, 2026' for '2026-11-22'. */
export const dayText = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
