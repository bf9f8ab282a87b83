import { z } from 'zod';

/** What travels to the browser on the event stream (`GET /api/events`), by kind. */
export const serverEvents = {
  /** This sign-in was ended elsewhere: logout, suspension, deletion or a password change. */
  'session.ended': z.object({ reason: z.enum(['logout', 'suspended', 'deleted', 'password_changed']) }),
} as const;

export type ServerEventKind = keyof typeof serverEvents;
export type ServerEventData<K extends ServerEventKind> = z.infer<(typeof serverEvents)[K]>;
