import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { syncProgress } from './inventory.ts';
import { message } from './messages.ts';
import { notification } from './notifications.ts';

/** What travels to the browser on the event stream (`GET /api/events`), by kind. */
export const serverEvents = {
  /** This sign-in was ended elsewhere: logout, suspension, deletion or a password change. */
  'session.ended': z.object({ reason: z.enum(['logout', 'suspended', 'deleted', 'password_changed']) }),
  /** What this user reads about themself is other than before. */
  'account.changed': z.object({}),
  /** A message was sent, to either of its two parties. `subjectId` is the boat's id, also when the listing is gone. */
  'message.created': z.object({ subjectId: z.int(), message }),
  'message.deleted': z.object({ subjectId: z.int(), id: z.int() }),
  /** Messages to this user were read, in whichever of their browsers. */
  'messages.read': z.object({ subjectId: z.int(), otherId: z.string() }),
  /** This user's agent did something, or was answered: its state, matches, log or negotiations are other than before. */
  'agent.changed': z.object({}),
  /** To admins: how far the inventory sync is. */
  'sync.progress': syncProgress,
  /** What the bell shows. Without a `notification`, some were read or taken back. */
  'notification.changed': z.object({ unread: z.int(), notification: notification.nullable() }),
} as const;

export type ServerEventKind = keyof typeof serverEvents;
export type ServerEventData<K extends ServerEventKind> = z.infer<(typeof serverEvents)[K]>;

/** What the stream says about itself; no feature publishes these. */
export const streamEvents = {
  /** The first on every stream. `missed`: what happened since the last event's id is no longer known, so read everything again. */
  'stream.opened': z.object({ missed: z.boolean() }),
  /** The last on a stream that ends because the same person opened too many others. */
  'stream.displaced': z.object({}),
} as const;

export const eventsApi = {
  stream: endpoint({
    method: 'GET',
    path: '/api/events',
    access: 'signed in',
    tag: 'events',
    summary: 'Server-sent events for the signed-in user',
    refuses: [401, 403],
  }),
};
