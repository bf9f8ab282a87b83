import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Button, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { AdminUserChange, AdminUserDetails } from '@tradewind/contract/admin';
import { useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { RequestError, request } from '../../lib/request.ts';
import { showToast } from '../../lib/toasts.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { readAdminAgain } from './admin-queries.ts';
import { adminToasts } from './admin-toasts.ts';
import { changedFields, formOf, type UserFormValues } from './user-change.ts';
import classes from './user-screen.module.css';

const texts = [
  ['firstName', 'First Name'],
  ['lastName', 'Last Name'],
  ['phone', 'Phone'],
  ['location', 'Location'],
] as const;

/** Sends only what was changed: two admins who edit different fields at once both succeed. */
export function UserForm({ user, isSelf }: { user: AdminUserDetails; isSelf: boolean }) {
  const client = useQueryClient();
  const [values, setValues] = useState<UserFormValues>(formOf(user));
  const change = changedFields(user, values);
  const isChanged = Object.keys(change).length > 0;
  const saving = useSingleMutation({
    mutationFn: (body: AdminUserChange) =>
      request(`/api/admin/users/${encodeURIComponent(user.id)}`, { method: 'PATCH', body }),
    onSuccess: () => {
      showToast({ title: adminToasts.updated });
      return readAdminAgain(client);
    },
    onError: (error) =>
      showToast({ title: adminToasts.updateFailed, description: failureText(error), variant: 'destructive' }),
  });
  const faults = saving.error instanceof RequestError ? saving.error.fields : {};
  return (
    <form
      className={classes.card}
      aria-labelledby="user-details"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(change);
      }}
    >
      <h2 id="user-details">Details</h2>
      <div className={classes.fields}>
        {texts.map(([name, label]) => (
          <TextInput
            key={name}
            label={label}
            autoComplete="off"
            maxLength={120}
            required={name === 'firstName'}
            error={faults[name]}
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className={classes.switches}>
        <Switch
          label="Verified seller"
          checked={values.verified}
          onChange={(event) => setValues({ ...values, verified: event.currentTarget.checked })}
        />
        <Switch
          label="Administrator"
          {...(isSelf && { description: 'This is you.' })}
          checked={values.isAdmin}
          onChange={(event) => setValues({ ...values, isAdmin: event.currentTarget.checked })}
        />
      </div>
      <div className={classes.actions}>
        <Button type="submit" loading={saving.isPending} disabled={!isChanged || values.firstName.trim() === ''}>
          Save Changes
        </Button>
        <Button variant="default" disabled={!isChanged || saving.isPending} onClick={() => setValues(formOf(user))}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
