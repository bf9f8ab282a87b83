import type { AdminUserDetails } from '@tradewind/contract/admin';
import { wholeNumber } from '@tradewind/contract/numbers';
import { ROLE_LABELS, ROLES } from '@tradewind/contract/profile';
import { categoryLabel } from '@tradewind/contract/trade-words';
import { readerDate } from '../../../lib/dates.ts';
import classes from './user-screen.module.css';

const plan = ({ freeAccount, subscriptionActive }: AdminUserDetails) =>
  freeAccount ? 'Free for life' : subscriptionActive ? 'Subscribed' : 'No subscription';

const roles = ({ userRoles }: AdminUserDetails) =>
  ROLES.filter((role) => userRoles.includes(role)).map((role) => ROLE_LABELS[role]);

function verification({ verified, verifiedAt, verifiedBy }: AdminUserDetails): string {
  if (!verified) return 'No';
  const how = verifiedBy === 'identity check' ? 'by an identity check' : 'by an admin';
  return verifiedAt === null ? 'Yes' : `Since ${readerDate(verifiedAt, 'medium')}, ${how}`;
}

export function UserFacts({ user }: { user: AdminUserDetails }) {
  const facts: [string, string][] = [
    ['Email', user.email],
    ['Email verified', user.emailVerified ? 'Yes' : 'No'],
    ['Verified', verification(user)],
    ['Username', user.username],
    ['Joined', readerDate(user.createdAt, 'medium')],
    ['Last sign-in', user.lastLogin ? readerDate(user.lastLogin, 'mediumMoment') : 'Never'],
    ['Messages sent', wholeNumber(user.activitySummary.messagesSent)],
    ['Profile views', wholeNumber(user.activitySummary.profileViews)],
    ['Boats posted', wholeNumber(user.boatsPosted)],
    ['Trades completed', wholeNumber(user.totalTransactions)],
    ['Open reports', wholeNumber(user.openReports)],
    ['Plan', plan(user)],
    ['Roles', roles(user).join(', ') || 'None selected'],
    ['Accepts', user.acceptedAssets.map(categoryLabel).join(', ') || 'Nothing selected'],
    ...(user.bio ? [['Bio', user.bio] satisfies [string, string]] : []),
  ];
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
