import type { AdminUserDetails } from '@tradewind/contract/admin';
import { dayText, momentText } from './day-text.ts';
import classes from './user-screen.module.css';

const plan = ({ freeAccount, subscriptionActive }: AdminUserDetails) =>
  freeAccount ? 'Free for life' : subscriptionActive ? 'Subscribed' : 'No subscription';

export function UserFacts({ user }: { user: AdminUserDetails }) {
  const facts: [string, string][] = [
    ['Email', user.email],
    ['Email verified', user.emailVerified ? 'Yes' : 'No'],
    ['Username', user.username],
    ['Joined', dayText(user.createdAt)],
    ['Last sign-in', user.lastLogin ? momentText(user.lastLogin) : 'Never'],
    ['Messages sent', user.activitySummary.messagesSent.toLocaleString('en-US')],
    ['Profile views', user.activitySummary.profileViews.toLocaleString('en-US')],
    ['Boats posted', user.boatsPosted.toLocaleString('en-US')],
    ['Trades completed', user.totalTransactions.toLocaleString('en-US')],
    ['Open reports', user.openReports.toLocaleString('en-US')],
    ['Plan', plan(user)],
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
