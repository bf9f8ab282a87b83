import classes from './own-listing-actions.module.css';
import { StatusBadge } from './status-badge.tsx';

/** Tells owners that their listing is not offered, on the page where only they still see it. */
export function OwnListingNotice({ status }: { status: string }) {
  if (status === 'active') return null;
  return (
    <div className={classes.notice} role="status">
      <StatusBadge status={status} />
      <p>Only you see this page. Everyone else reads that the boat is no longer available.</p>
    </div>
  );
}
