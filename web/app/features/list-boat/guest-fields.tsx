import type { FieldErrors } from './draft/boat-to-post.ts';
import type { Guest } from './draft/listing.ts';
import { fieldId, TextField } from './listing-fields.tsx';
import classes from './wizard-step.module.css';

interface GuestFieldsProps {
  guest: Guest;
  errors: FieldErrors;
  onChange: (guest: Guest) => void;
}

/** Requested when the session has ended; the draft stays while the user signs in again. */
export function GuestFields({ guest, errors, onChange }: GuestFieldsProps) {
  return (
    <fieldset className={classes.group}>
      <legend>Quick setup</legend>
      <p className={classes.hint}>
        You’ve been signed out. Tell us who you are and sign in again. Your boat and its photos are saved.
      </p>
      <div className={classes.pair}>
        <TextField
          id={fieldId('firstName')}
          label="First Name"
          autoComplete="given-name"
          value={guest.firstName}
          error={errors.firstName}
          onChange={(event) => onChange({ ...guest, firstName: event.currentTarget.value })}
        />
        <TextField
          id={fieldId('email')}
          label="Email"
          type="email"
          autoComplete="email"
          value={guest.email}
          error={errors.email}
          onChange={(event) => onChange({ ...guest, email: event.currentTarget.value })}
        />
      </div>
    </fieldset>
  );
}
