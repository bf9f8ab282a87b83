import { categoryLabel } from '@tradewind/contract/trade-words';
import { assetBadges, userBadge } from '@tradewind/contract/user-badges';
import classes from '../badges.module.css';

/** Badges for a user's activity, with at most two of the assets they accept. */
export function UserBadges({ user }: { user: { boatsPosted: number; acceptedAssets: readonly string[] } }) {
  const { shown, overflow } = assetBadges(user.acceptedAssets);
  return (
    <ul className={classes.badges}>
      <li data-tone="role">{userBadge(user)}</li>
      {shown.map((asset) => (
        <li key={asset}>{categoryLabel(asset)}</li>
      ))}
      {overflow === undefined ? null : <li>{overflow}</li>}
    </ul>
  );
}

export function StatusBadge({ suspended }: { suspended: boolean }) {
  return (
    <span className={classes.badge} data-tone={suspended ? 'bad' : 'good'}>
      {suspended ? 'Suspended' : 'Active'}
    </span>
  );
}

export function RightsBadges({ user }: { user: { isAdmin: boolean; isBroker: boolean } }) {
  const rights = [user.isAdmin ? 'Admin' : undefined, user.isBroker ? 'Broker' : undefined];
  return rights.map((right) =>
    right === undefined ? null : (
      <span key={right} className={classes.badge} data-tone="admin">
        {right}
      </span>
    ),
  );
}
