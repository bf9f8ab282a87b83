import { z } from 'zod';
import { syncProgress } from './inventory.ts';
import { message } from './messages.ts';

/** What travels to the browser on the event stream (`GET /api/events`), by kind. */
export const serverEvents = {
  /** This sign-in was ended elsewhere: logout, suspension, deletion or a password change. */
  'session.ended': z.object({ reason: z.enum(['logout', 'suspended', 'deleted', 'password_changed']) }),
  /** A message was sent, to either of its two parties. `subjectId` is the boat's id, also when the listing is gone. */
  'message.created': z.object({ subjectId: z.int(), message }),
  'message.deleted': z.object({ subjectId: z.int(), id: z.int() }),
  /** Messages to this user were read, in whichever of their browsers. */
  'messages.read': z.object({ subjectId: z.int(), otherId: z.string() }),
  /** To admins: how far the inventory sync is. */
  'sync.progress': syncProgress,
} as const;

export type ServerEventKind = keyof typeof serverEvents;
export type ServerEventData<K extends ServerEventKind> = z.infer<(typeof serverEvents)[K]>;
