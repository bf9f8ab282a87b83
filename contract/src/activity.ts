import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cursor, timestamp, userId } from './primitives.ts';

/** All actions in the log. The admin screen has a text for each. */
export const ACTIVITY_ACTIONS = [
  'register',
  'login',
  'login.google',
  'logout',
  'password.change',
  'password.reset',
  'email.ask',
  'email.confirm',
  'email.change',
  'profile.change',
  'roles.change',
  'account.export',
  'account.delete',
  'agent.preferences',
  'agent.deploy',
  'agent.recall',
  'negotiation.confirm',
  'negotiation.decline',
  'trade.propose',
  'trade.counter',
  'closing.check',
  'closing.confirm',
  'closing.enter',
  'closing.waive',
  'closing.accept',
  'closing.reject',
  'closing.propose',
  'closing.consent',
  'closing.decline',
  'closing.cancel',
  'closing.lapse',
  'closing.dispute',
  'closing.resolve',
  'closing.order',
  'closing.advance-order',
  'closing.cancel-order',
  'trade.accept',
  'trade.decline',
  'trade.withdraw',
  'trade.cancel',
  'wire.record',
  'wire.confirm',
  'wire.collect',
  'wire.void',
  'wire.reverse',
  'wire.assign',
  'statement.import',
  'boat.post',
  'boat.edit',
  'boat.delete',
  'asset.add',
  'asset.edit',
  'asset.delete',
  'document.add',
  'document.delete',
  'listing.pause',
  'listing.resume',
  'listing.remove',
  'listing.restore',
  'user.block',
  'user.unblock',
  'user.change',
  'user.suspend',
  'user.activate',
  'user.delete',
  'report.create',
  'report.resolve',
  'report.dismiss',
  'report.reopen',
  'report.remove',
  'report.suspend',
  'inventory.sync',
  'subscription.started',
  'subscription.ended',
  'subscription.payment_failed',
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

const activityEntry = z
  .object({
    id: z.int(),
    userId: z.string().nullable(),
    userEmail: z.string().nullable(),
    /** An action from the list above, or one written by an earlier version. */
    action: z.string(),
    details: z.record(z.string(), z.unknown()),
    ipAddress: z.string().nullable(),
    userAgent: z.string().nullable(),
    timestamp,
  })
  .meta({ id: 'ActivityEntry' });
export type ActivityEntry = z.infer<typeof activityEntry>;

const activityFilter = z.object({
  /** Entries by this user or about them. */
  userId: userId.optional(),
  action: z.string().trim().max(100).optional(),
  /** Part of the actor's email address. */
  query: z.string().trim().max(200).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: cursor.optional(),
});
export type ActivityFilter = z.infer<typeof activityFilter>;

export const activityApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/activity',
    access: 'admin',
    tag: 'admin',
    summary: 'The activity log, newest first; Link (rel="next") points to the next page',
    query: activityFilter,
    responses: { 200: z.array(activityEntry) },
    refuses: [401, 403],
  }),
  actions: endpoint({
    method: 'GET',
    path: '/api/admin/activity/actions',
    access: 'admin',
    tag: 'admin',
    summary: 'All actions in the log',
    responses: { 200: z.array(z.string()) },
    refuses: [401, 403],
  }),
};
