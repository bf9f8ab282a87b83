const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const dayText = (iso: string) => day.format(new Date(iso));
export const momentText = (iso: string) => moment.format(new Date(iso));
