import { Button } from '@mantine/core';
import classes from './edit-listing.module.css';
import { fieldLabels } from './field-labels.ts';
import type { ListingField, ListingValues } from './listing-edit.ts';
import type { ListingForm } from './use-listing-form.ts';

/** Somebody else saved first: says so, and brings their version without losing what was typed here. */
export function OutdatedNotice({ form: { isOutdated, isReloading, reload, clashing } }: { form: ListingForm }) {
  if (isOutdated) {
    return (
      <div role="alert" className={classes.notice}>
        <p>
          <strong>Somebody else changed this listing</strong> since you opened it. Nothing that you typed is lost: load
          the newest version, look it over and save again.
        </p>
        <Button variant="default" onClick={reload} loading={isReloading}>
          Load newest version, keep my changes
        </Button>
      </div>
    );
  }
  if (clashing === undefined) return null;
  return (
    <div role="status" className={classes.notice}>
      <p>The newest version is loaded, with your changes on top of it.</p>
      {clashing.length === 0 ? null : (
        <>
          <p>You both changed these. Yours stands in the form; theirs was:</p>
          <ul>
            {clashing.map((clash) => (
              <li key={clash.field}>{theirVersion(clash)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A field that somebody else changed, and what they made of it. */
export const theirVersion = ({ field, theirs }: { field: ListingField; theirs: ListingValues[ListingField] }) =>
  `${fieldLabels[field]}: ${typeof theirs === 'string' ? theirs : `${theirs.length} chosen`}`;
