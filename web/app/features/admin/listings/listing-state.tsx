import type { AdminListing, AdminListingState } from '@tradewind/contract/admin-listings';
import { readerDate } from '../../../lib/dates.ts';
import classes from '../badges.module.css';

export const stateWords: Record<AdminListingState, string> = {
  active: 'Active',
  pending: 'Trade pending',
  paused: 'Paused',
  sold: 'Sold',
  retired: 'Retired',
  removed: 'Removed',
};

export function ListingState({ listing: { state, owner } }: { listing: AdminListing }) {
  const tone = state === 'active' ? 'good' : state === 'removed' ? 'bad' : undefined;
  return (
    <>
      <span className={classes.badge} data-tone={tone}>
        {stateWords[state]}
      </span>
      {owner.suspended ? (
        <span className={classes.badge} data-tone="bad">
          Owner suspended
        </span>
      ) : null}
    </>
  );
}

/** Why a listing was removed, and how long it can be restored. */
export function RemovalNote({ removal }: Pick<AdminListing, 'removal'>) {
  if (removal === null) return null;
  return (
    <span className={classes.note}>
      {removal.reason}{' '}
      {removal.deletedAfter === null
        ? 'Can be restored at any time.'
        : `Can be restored until ${readerDate(removal.deletedAfter, 'medium')}.`}
    </span>
  );
}
