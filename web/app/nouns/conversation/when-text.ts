const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const dayAndYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** '3:05 PM' today, 'Nov 3' this year, 'Nov 3, 2025' otherwise. */
export function whenText(iso: string, now = new Date()): string {
  const then = new Date(iso);
  if (then.toDateString() === now.toDateString()) return time.format(then);
  return (then.getFullYear() === now.getFullYear() ? day : dayAndYear).format(then);
}
