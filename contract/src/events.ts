import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { syncProgress } from './inventory.ts';
import { message } from './messages.ts';
import { notification } from './notifications.ts';

/** The events on the stream to the browser (`GET /api/events`), by kind. */
export const serverEvents = {
  /** This session was ended elsewhere: logout, suspension, deletion or a password change. */
  'session.ended': z.object({ reason: z.enum(['logout', 'suspended', 'deleted', 'password_changed']) }),
  /** The user's own account changed. */
  'account.changed': z.object({}),
  /** Goes to both parties of a message. `subjectId` is the boat's id, even after the listing is deleted. */
  'message.created': z.object({ subjectId: z.int(), message }),
  'message.deleted': z.object({ subjectId: z.int(), id: z.int() }),
  /** The user read messages in one of their browsers. */
  'messages.read': z.object({ subjectId: z.int(), otherId: z.string() }),
  /** The state, matches, log or negotiations of the user's agent changed. */
  'agent.changed': z.object({}),
  /** A trade of this user was proposed, answered or ended, or a boat in it became free or taken. Brokers hear of every closing. */
  'trade.changed': z.object({ id: z.int() }),
  /** Progress of the inventory sync, for admins. */
  'sync.progress': syncProgress,
  /** Updates the bell. Without a `notification`, some were read or withdrawn. */
  'notification.changed': z.object({ unread: z.int(), notification: notification.nullable() }),
} as const;

export type ServerEventKind = keyof typeof serverEvents;
export type ServerEventData<K extends ServerEventKind> = z.infer<(typeof serverEvents)[K]>;

/** Events about the stream itself, which no feature publishes. */
export const STREAM_EVENTS = {
  /** The first event on every stream. `missed: true` means that events since `Last-Event-ID` are lost, so read everything again. */
  opened: 'stream.opened',
  /** The last event on a stream that was closed because the same user opened too many. */
  displaced: 'stream.displaced',
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
