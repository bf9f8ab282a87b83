import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Button, Switch, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type AdminUserChange, type AdminUserDetails, adminApi, adminUserChange } from '@tradewind/contract/admin';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useEditForm } from '../../../lib/use-edit-form.ts';
import { DiscardButton } from '../../../ui/discard-button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { RestoredChanges } from '../../../ui/restored-changes.tsx';
import { readAdminAgain } from '../admin-queries.ts';
import { adminToasts } from '../admin-toasts.ts';
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
  isBroker: 'Broker',
};
const theirVersion = (field: keyof UserFormValues, value: string | boolean) =>
  `${labels[field]}: ${typeof value === 'string' ? value : value ? 'yes' : 'no'}`;

/** Sends only changed fields, so that two admins can edit different fields at once. */
export function UserForm({ user, isSelf }: { user: AdminUserDetails; isSelf: boolean }) {
  const client = useQueryClient();
  const edit = useEditForm({
    draft: `user:${user.id}`,
    saved: user,
    valuesOf: formOf,
    changeOf: changedFields,
    schema: adminUserChange,
    save: (body: AdminUserChange) => call(adminApi.editUser, { params: { id: user.id }, body }),
    onSaved: () => {
      showToast({ title: adminToasts.updated });
      return readAdminAgain(client);
    },
    onFailure: (error) =>
      showToast({ title: adminToasts.updateFailed, description: failureText(error), variant: 'destructive' }),
  });
  const { values, isSaving } = edit;
  const isChanged = Object.keys(changedFields(edit.base, values)).length > 0;
  return (
    <form {...edit.form} className={classes.card} aria-labelledby="user-details">
      <h2 id="user-details">Details</h2>
      <LeaveGuard />
      <RestoredChanges
        meanwhile={edit.changedElsewhere?.map(({ field, theirs }) => theirVersion(field, theirs))}
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
            {...edit.field(name)}
          />
        ))}
      </div>
      <div className={classes.switches}>
        <Switch
          label={labels.verified}
          checked={values.verified}
          onChange={(event) => edit.set('verified', event.currentTarget.checked)}
        />
        <Switch
          label={labels.isAdmin}
          {...(isSelf && { description: 'This is you.' })}
          checked={values.isAdmin}
          onChange={(event) => edit.set('isAdmin', event.currentTarget.checked)}
        />
        <Switch
          label={labels.isBroker}
          description="Sees closings and moves trust money."
          checked={values.isBroker}
          onChange={(event) => edit.set('isBroker', event.currentTarget.checked)}
        />
      </div>
      <div className={classes.actions}>
        <Button type="submit" loading={isSaving} disabled={!isChanged || values.firstName.trim() === ''}>
          Save Changes
        </Button>
        <DiscardButton disabled={!isChanged || isSaving} isChanged={isChanged} onDiscard={edit.discard} />
      </div>
    </form>
  );
}
