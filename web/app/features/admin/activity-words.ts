import type { ActivityEntry } from '@tradewind/contract/activity';

/** What was done, in words. An action that is not here is shown as the log has it. */
const WORDS: Record<string, string> = {
  register: 'Registered',
  login: 'Signed in',
  'login.google': 'Signed in with Google',
  logout: 'Signed out',
  'password.change': 'Changed their password',
  'password.reset': 'Reset their password',
  'email.ask': 'Asked for another email',
  'email.confirm': 'Confirmed their email',
  'email.change': 'Changed their email',
  'profile.change': 'Changed their profile',
  'roles.change': 'Changed their roles',
  'account.export': 'Exported their data',
  'account.delete': 'Deleted their account',
  'boat.post': 'Posted a boat',
  'boat.edit': 'Changed a listing',
  'boat.delete': 'Deleted a listing',
  'user.block': 'Blocked a user',
  'user.unblock': 'Lifted a block',
  'user.change': 'Changed a user',
  'user.suspend': 'Suspended a user',
  'user.activate': 'Activated a user',
  'user.delete': 'Deleted a user',
  'report.create': 'Reported something',
  'report.resolve': 'Resolved a report',
  'report.dismiss': 'Dismissed a report',
  'report.reopen': 'Reopened a report',
  'report.remove': 'Removed what was reported',
  'report.suspend': 'Suspended a reported author',
  'inventory.sync': 'Synced the inventory',
  'subscription.started': 'Subscribed',
  'subscription.ended': 'Ended their subscription',
  'subscription.payment_failed': 'A payment failed',
};

export const actionWords = (action: string) => WORDS[action] ?? action;

/** The details that say the most, in the order of their weight. */
export function detailWords({ details, action }: Pick<ActivityEntry, 'details' | 'action'>): string {
  const parts = ['userEmail', 'reason', 'title', 'subject', 'change', 'fields'].flatMap((name) =>
    valueWords(details[name]),
  );
  if (action === 'inventory.sync') parts.push(`${details.syncedCount} synced, ${details.failed} failed`);
  return parts.join(' · ');
}

function valueWords(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return [value.map((each) => fieldWords(String(each))).join(', ')];
  if (typeof value !== 'object') return [String(value)];
  return [
    Object.entries(value)
      .map(([field, now]) => `${fieldWords(field)}: ${plain(now)}`)
      .join(', '),
  ];
}

/** 'first name' from 'firstName'. */
const fieldWords = (field: string) => field.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const plain = (value: unknown) =>
  value === null || value === '' ? 'none' : value === true ? 'yes' : value === false ? 'no' : String(value);
