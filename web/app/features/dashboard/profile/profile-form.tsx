import { Button, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import type { CurrentUser } from '@tradewind/contract/accounts';
import { BIO_MAX, profileApi, profileChange } from '@tradewind/contract/profile';
import { CategoryChips } from '../../../ui/category-chips.tsx';
import { DiscardButton } from '../../../ui/discard-button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { RestoredChanges } from '../../../ui/restored-changes.tsx';
import classes from './profile-form.module.css';
import '@mantine/core/styles/Input.layer.css';
import { wholeNumber } from '@tradewind/contract/numbers';
import { call } from '../../../lib/api.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useEditForm } from '../../../lib/use-edit-form.ts';
import { dashboardToasts } from '../dashboard-toasts.ts';
import {
  changesBetween,
  fieldLabels,
  PROFILE_DRAFT,
  type ProfileValues,
  type TypedField,
  valuesOf,
} from './profile-values.ts';
import { useSavedUser } from './use-saved-user.ts';

type Form = ReturnType<typeof useProfileForm>;

const focus = (input: HTMLInputElement | null) => input?.focus();

export function ProfileForm({ user, onDone }: { user: CurrentUser; onDone: () => void }) {
  const form = useProfileForm(user, onDone);
  return (
    <form {...form.form} className={classes.form} aria-label="Edit your profile">
      <LeaveGuard />
      <RestoredChanges meanwhile={form.changedElsewhere} onDiscard={form.discard} />
      <div className={classes.pair}>
        <ProfileInput form={form} field="firstName" label="First Name" autoComplete="given-name" ref={focus} />
        <ProfileInput form={form} field="lastName" label="Last Name" autoComplete="family-name" />
      </div>
      <ProfileInput form={form} field="username" label="Username" autoComplete="username" />
      <div className={classes.pair}>
        <ProfileInput form={form} field="location" label="Location" autoComplete="address-level2" />
        <ProfileInput
          form={form}
          field="phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          description="Only you and our staff can see it."
        />
      </div>
      <ProfileText form={form} field="bio" label="Bio" most={BIO_MAX} />
      <fieldset className={classes.assets}>
        <legend>Accepted assets</legend>
        <p>What you’d accept in a trade.</p>
        <CategoryChips
          selected={form.values.acceptedAssets}
          onChange={(assets) => form.set('acceptedAssets', assets)}
        />
        {form.errors.acceptedAssets === undefined ? null : (
          <p className={classes.error} role="alert">
            {form.errors.acceptedAssets}
          </p>
        )}
      </fieldset>
      <div className={classes.actions}>
        <Button type="submit" size="md" loading={form.isSaving}>
          Save
        </Button>
        <DiscardButton
          size="md"
          disabled={form.isSaving}
          isChanged={form.isChanged}
          onDiscard={() => {
            form.discard();
            onDone();
          }}
        />
      </div>
    </form>
  );
}

interface ProfileInputProps extends Pick<TextInputProps, 'label' | 'description' | 'autoComplete' | 'type' | 'ref'> {
  form: Form;
  field: TypedField;
}

function ProfileInput({ form, field, ...input }: ProfileInputProps) {
  return <TextInput size="md" {...input} {...form.field(field)} />;
}

interface ProfileTextProps {
  form: Form;
  field: TypedField;
  label: string;
  most: number;
}

function ProfileText({ form, field, label, most }: ProfileTextProps) {
  const left = most - form.values[field].trim().length;
  return (
    <Textarea
      size="md"
      rows={5}
      label={label}
      description={`${wholeNumber(left)} characters left`}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...form.field(field)}
    />
  );
}

function useProfileForm(user: CurrentUser, onDone: () => void) {
  const onSaved = useSavedUser();
  const { changedElsewhere, ...form } = useEditForm({
    draft: PROFILE_DRAFT,
    saved: user,
    valuesOf,
    changeOf: changesBetween,
    schema: profileChange,
    save: (change: Partial<ProfileValues>) => call(profileApi.edit, { body: change }),
    onSaved: (saved) => {
      showToast(dashboardToasts.profileUpdated);
      onDone();
      return onSaved(saved);
    },
    onFailure: () => showToast(dashboardToasts.profileFailed),
  });
  return {
    ...form,
    changedElsewhere: changedElsewhere?.map(
      ({ field, theirs }) => `${fieldLabels[field]}: ${String(theirs).replaceAll(',', ', ')}`,
    ),
  };
}
