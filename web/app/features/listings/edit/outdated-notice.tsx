import { Button } from '@mantine/core';
import classes from './edit-listing.module.css';
import { fieldLabels } from './field-labels.ts';
import type { ListingField, ListingValues } from './listing-edit.ts';
import type { ListingForm } from './use-listing-form.ts';

/** Says that someone else saved first, and loads their version without losing the input. */
export function OutdatedNotice({ form: { isOutdated, isReloading, reload, clashing } }: { form: ListingForm }) {
  if (isOutdated) {
    return (
      <div role="alert" className={classes.notice}>
        <p>
          <strong>Someone else changed this listing</strong> since you opened it. Your changes aren’t lost. Load the
          latest version, look it over and save again.
        </p>
        <Button variant="default" onClick={reload} loading={isReloading}>
          Load Latest Version, Keep My Changes
        </Button>
      </div>
    );
  }
  if (clashing === undefined) return null;
  return (
    <div role="status" className={classes.notice}>
      <p>This is the latest version, with your changes on top.</p>
      {clashing.length === 0 ? null : (
        <>
          <p>You both changed these fields. The form shows your version. Theirs was:</p>
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

/** A field that someone else changed, with their value. */
export const theirVersion = ({ field, theirs }: { field: ListingField; theirs: ListingValues[ListingField] }) =>
  `${fieldLabels[field]}: ${typeof theirs === 'string' ? theirs : `${theirs.length} selected`}`;
