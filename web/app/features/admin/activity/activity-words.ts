import type { ActivityAction, ActivityEntry } from '@tradewind/contract/activity';
import { reasonText } from '@tradewind/contract/report-review';

/** The actions in words. */
const WORDS: Record<ActivityAction, string> = {
  register: 'Registered',
  login: 'Signed in',
  'login.google': 'Signed in with Google',
  logout: 'Signed out',
  'password.change': 'Changed their password',
  'password.reset': 'Reset their password',
  'email.ask': 'Asked to change their email',
  'email.confirm': 'Confirmed their email',
  'email.change': 'Changed their email',
  'profile.change': 'Changed their profile',
  'roles.change': 'Changed their roles',
  'account.export': 'Exported their data',
  'account.delete': 'Deleted their account',
  'agent.preferences': 'Changed their agent settings',
  'agent.deploy': 'Deployed Eddy',
  'agent.recall': 'Recalled Eddy',
  'negotiation.confirm': 'Confirmed a proposal',
  'negotiation.decline': 'Declined a proposal',
  'boat.post': 'Posted a boat',
  'boat.edit': 'Changed a listing',
  'boat.delete': 'Deleted a listing',
  'possession.ask': 'Asked for a code to prove possession',
  'possession.send': 'Sent a photo to prove possession',
  'possession.withdraw': 'Withdrew a proof of possession',
  'possession.approve': 'Approved a photo with a code',
  'possession.refuse': 'Refused a photo with a code',
  'asset.add': 'Added an asset',
  'asset.edit': 'Changed an asset',
  'asset.delete': 'Deleted an asset',
  'document.add': 'Added a proof document',
  'document.delete': 'Deleted a proof document',
  'listing.pause': 'Paused a member’s listing',
  'listing.resume': 'Resumed a member’s listing',
  'listing.remove': 'Removed a member’s listing',
  'listing.restore': 'Restored a member’s listing',
  'trade.propose': 'Made an offer',
  'trade.counter': 'Made a counteroffer',
  'closing.check': 'Checked a closing task',
  'closing.confirm': 'Confirmed a closing task',
  'closing.enter': 'Entered facts for a closing',
  'closing.remove': 'Removed a document of a closing',
  'closing.sign': 'Signed a document of a closing',
  'closing.upload': 'Uploaded a document of a closing',
  'closing.waive': 'Waived a closing task',
  'closing.holdback': 'Decided about money held back',
  'closing.accept': 'Accepted a boat or item in writing',
  'closing.reject': 'Rejected a boat or item in writing',
  'closing.propose': 'Made a proposal in a closing',
  'closing.consent': 'Consented to a proposal in a closing',
  'closing.decline': 'Turned down a proposal in a closing',
  'closing.cancel': 'Ended a closing for a cause',
  'closing.lapse': 'Ended a closing whose time had run out',
  'closing.dispute': 'Opened a dispute',
  'closing.resolve': 'Recorded how a dispute was resolved',
  'closing.tax': 'Changed the sales tax held for a boat',
  'closing.order': 'Ordered a service for a closing',
  'closing.advance-order': 'Moved a service order on',
  'closing.cancel-order': 'Canceled a service order',
  'trade.accept': 'Accepted an offer',
  'trade.decline': 'Declined an offer',
  'trade.withdraw': 'Withdrew an offer',
  'trade.cancel': 'Canceled an agreed trade',
  'trade.release': 'Released a trade',
  'trade.settle': 'Settled a trade',
  'wire.record': 'Recorded a wire',
  'wire.confirm': 'Confirmed a wire',
  'wire.collect': 'Recorded that the bank has a wire',
  'wire.void': 'Voided a wire',
  'wire.reverse': 'Took back a wire',
  'wire.assign': 'Assigned an unknown wire',
  'wire.ask': 'Asked a second broker to move a wire',
  'wire.withdraw': 'Withdrew a request about a wire',
  'statement.import': 'Imported a bank statement',
  'statement.remove': 'Removed the last import of a bank statement',
  'statement.explain': 'Explained a line of a bank statement',
  'statement.confirm': 'Confirmed what a line of a bank statement is',
  'statement.withdraw': 'Took back what a line of a bank statement is',
  'user.block': 'Blocked a user',
  'user.unblock': 'Unblocked a user',
  'user.change': 'Changed a user',
  'user.verify': 'Verified a user',
  'user.unverify': 'Took back a verification',
  'user.suspend': 'Suspended a user',
  'user.activate': 'Activated a user',
  'user.delete': 'Deleted a user',
  'review.write': 'Reviewed a trading partner',
  'review.reply': 'Replied to a review',
  'review.remove': 'Removed a review',
  'report.create': 'Sent a report',
  'report.resolve': 'Resolved a report',
  'report.dismiss': 'Dismissed a report',
  'report.reopen': 'Reopened a report',
  'report.remove': 'Removed reported content',
  'report.suspend': 'Suspended a reported author',
  'inventory.sync': 'Synced the inventory',
  'subscription.started': 'Subscribed',
  'subscription.ended': 'Ended their subscription',
  'subscription.payment_failed': 'A payment failed',
};

/** Words for actions of earlier versions too: "Boat launch" for "boat.launch". */
export const actionWords = (action: string): string =>
  new Map<string, string>(Object.entries(WORDS)).get(action) ?? capitalized(action.replace(/[._-]+/g, ' '));

/** The actor of entries without a user. */
export const byWords = (by: unknown): string => ACTORS.get(String(by)) ?? 'Not signed in';

const ACTORS = new Map([
  ['link', 'Someone with the management link'],
  ['schedule', 'Tradewind (scheduled)'],
  ['command line', 'The operator (command line)'],
]);

/** The details worth reading, most important first. */
export function detailWords({ details, action }: Pick<ActivityEntry, 'details' | 'action'>): string {
  const { userEmail, title, reason, subject, change, fields } = details;
  const parts = [
    text(userEmail),
    text(title),
    subject === 'boat' ? 'Listing' : subject === 'message' ? 'Message' : '',
    action === 'report.create' ? reasonText(text(reason)) : text(reason),
    changeWords(change),
    Array.isArray(fields) ? capitalized(fields.map((field) => fieldWords(String(field))).join(', ')) : '',
  ];
  if (action === 'inventory.sync') parts.push(syncWords(details));
  return parts.filter((part) => part !== '').join(' · ');
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function changeWords(change: unknown): string {
  if (typeof change !== 'object' || change === null) return '';
  return capitalized(
    Object.entries(change)
      .map(([field, now]) => `${fieldWords(field)}: ${plain(now)}`)
      .join(', '),
  );
}

function syncWords({ syncedCount, failed }: Record<string, unknown>): string {
  const synced = Number(syncedCount ?? 0);
  return `${synced} ${synced === 1 ? 'boat' : 'boats'} synced, ${Number(failed ?? 0)} failed`;
}

const FIELDS = new Map([
  ['imageUrls', 'photos'],
  ['engineType', 'engine'],
  ['maxSpeed', 'top speed'],
  ['isAdmin', 'administrator'],
  ['isBroker', 'broker'],
  ['isBoatOwner', 'boat owner'],
  ['isAssetOwner', 'asset owner'],
  ['isExperienceOwner', 'experience owner'],
  ['userRoles', 'roles'],
  ['profileImageUrl', 'photo'],
  ['preferredTradeCategories', 'trade categories'],
  ['preferredLocations', 'locations'],
  ['priceRangeMin', 'lowest price'],
  ['priceRangeMax', 'highest price'],
  ['autoNegotiate', 'negotiate for me'],
  ['maxNegotiationRounds', 'maximum rounds'],
  ['tradingStrategy', 'strategy'],
  ['isAvailableForTrade', 'open to trades'],
]);

/** "first name" from "firstName". */
const fieldWords = (field: string) =>
  FIELDS.get(field) ?? field.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function plain(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(plain).join(', ');
  return typeof value === 'object' ? 'changed' : String(value);
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
