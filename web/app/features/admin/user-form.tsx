import { adminApi } from '@tradewind/contract/admin';
import { call } from '../../lib/api.ts';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Button, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { AdminUserChange, AdminUserDetails } from '@tradewind/contract/admin';
import { failureText } from '../../lib/failure-text.ts';
import { RequestError } from '../../lib/request.ts';
import { showToast } from '../../lib/toasts.ts';
import { useKeptEdit } from '../../lib/use-kept-edit.ts';
import { useSingleMutation } from '../../lib/use-single-mutation.ts';
import { DiscardButton } from '../../ui/discard-button.tsx';
import { KeptChanges } from '../../ui/kept-changes.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { readAdminAgain } from './admin-queries.ts';
import { adminToasts } from './admin-toasts.ts';
import { changedFields, formOf, type UserFormValues } from './user-change.ts';
import classes from './user-screen.module.css';

const texts = ['firstName', 'lastName', 'phone', 'location'] as const;

const labels: Record<keyof UserFormValues, string> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  phone: 'Phone',
  location: 'Location',
  verified: 'Verified seller',
  isAdmin: 'Administrator',
};
const theirVersion = (field: keyof UserFormValues, value: string | boolean) =>
  `${labels[field]}: ${typeof value === 'string' ? value : value ? 'yes' : 'no'}`;

/** Sends only what was changed: two admins who edit different fields at once both succeed. */
export function UserForm({ user, isSelf }: { user: AdminUserDetails; isSelf: boolean }) {
  const client = useQueryClient();
  const edit = useKeptEdit<UserFormValues>(`user:${user.id}`, formOf(user));
  const { values, change: setValues } = edit;
  const change = changedFields(user, values);
  const isChanged = Object.keys(change).length > 0;
  const saving = useSingleMutation({
    mutationFn: (body: AdminUserChange) => call(adminApi.editUser, { params: { id: user.id }, body }),
    onSuccess: () => {
      edit.settle(values);
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
      <LeaveGuard />
      <KeptChanges
        meanwhile={edit.kept?.map((field) => theirVersion(field, edit.base[field]))}
        onDiscard={edit.discard}
      />
      <div className={classes.fields}>
        {texts.map((name) => (
          <TextInput
            key={name}
            label={labels[name]}
            autoComplete="off"
            maxLength={120}
            required={name === 'firstName'}
            error={faults[name]}
            value={values[name]}
            onChange={(event) => setValues({ [name]: event.currentTarget.value })}
          />
        ))}
      </div>
      <div className={classes.switches}>
        <Switch
          label={labels.verified}
          checked={values.verified}
          onChange={(event) => setValues({ verified: event.currentTarget.checked })}
        />
        <Switch
          label={labels.isAdmin}
          {...(isSelf && { description: 'This is you.' })}
          checked={values.isAdmin}
          onChange={(event) => setValues({ isAdmin: event.currentTarget.checked })}
        />
      </div>
      <div className={classes.actions}>
        <Button type="submit" loading={saving.isPending} disabled={!isChanged || values.firstName.trim() === ''}>
          Save Changes
        </Button>
        <DiscardButton disabled={!isChanged || saving.isPending} isChanged={isChanged} onDiscard={edit.discard} />
      </div>
    </form>
  );
}
