import type { AdminListing } from '@tradewind/contract/admin-listings';
import { DEFAULT_BOAT_IMAGE } from '@tradewind/contract/boat-images';
import { paths } from '@tradewind/contract/paths';
import { priceText } from '@tradewind/contract/prices';
import { Link } from 'react-router';
import { readerDate } from '../../../lib/dates.ts';
import { BoatPicture } from '../../../nouns/boat/boat-picture.tsx';
import { personName } from '../../../nouns/person/person-name.ts';
import table from '../users/user-table.module.css';
import type { ListingAction } from './listing-dialog.tsx';
import { ListingMenu } from './listing-menu.tsx';
import { ListingState, RemovalNote } from './listing-state.tsx';
import classes from './listing-table.module.css';

interface ListingTableProps {
  listings: readonly AdminListing[];
  /** Whether this is the previous page, shown while the next one loads. */
  isOld: boolean;
  onAct: (action: ListingAction) => void;
}

export function ListingTable({ listings, isOld, onAct }: ListingTableProps) {
  return (
    <table className={`${table.table} ${classes.listings}`} data-old={isOld || undefined} aria-busy={isOld}>
      <thead>
        <tr>
          <th scope="col">
            <span className={table.hidden}>Picture</span>
          </th>
          <th scope="col">Listing</th>
          <th scope="col">Owner</th>
          <th scope="col" className={table.number}>
            Price
          </th>
          <th scope="col">Posted</th>
          <th scope="col">Status</th>
          <th scope="col">
            <span className={table.hidden}>Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {listings.map((listing) => (
          <ListingRow key={listing.id} listing={listing} onAct={onAct} />
        ))}
      </tbody>
    </table>
  );
}

function ListingRow({ listing, onAct }: { listing: AdminListing; onAct: (action: ListingAction) => void }) {
  const { id, title, owner, location, imageUrl } = listing;
  return (
    <tr>
      <td className={classes.picture}>
        <BoatPicture url={imageUrl ?? DEFAULT_BOAT_IMAGE} alt="" sizes="5rem" loading="lazy" />
      </td>
      <td className={classes.title}>
        {listing.state === 'active' && !owner.suspended ? <Link to={paths.boat(id)}>{title}</Link> : <b>{title}</b>}
        <span className={table.email}>
          No. {id} · {location}
          {listing.source === null ? '' : ' · synced'}
        </span>
        <RemovalNote removal={listing.removal} />
      </td>
      <td className={classes.owner}>
        <Link to={paths.adminUser(owner.id)}>{personName(owner)}</Link>
        <span className={table.email}>{owner.email}</span>
      </td>
      <td className={`${table.number} ${classes.price}`}>{priceText(listing.price)}</td>
      <td className={classes.posted}>{readerDate(listing.createdAt, 'medium')}</td>
      <td className={classes.state}>
        <ListingState listing={listing} />
      </td>
      <td className={table.menu}>
        <ListingMenu listing={listing} onAct={onAct} />
      </td>
    </tr>
  );
}
