import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Chip.layer.css';
import { Button, Chip, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type Measure, measuresIn } from '@tradewind/contract/boat-measures';
import type { OwnBoat } from '@tradewind/contract/boats';
import { BOAT_CONDITIONS, BOAT_TYPES, tradeChoices } from '@tradewind/contract/listing-edit';
import { paths } from '@tradewind/contract/paths';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { TextField } from '../../../lib/use-edit-form.ts';
import { PhotoEditor } from '../../../nouns/photo/photo-editor.tsx';
import { sameSet } from '../../../nouns/photo/photo-history.ts';
import { uploadedPhotos, uploadedUrls, withUploaded } from '../../../nouns/photo/photo-set.ts';
import { type PhotoState, type Photos, usePhotos } from '../../../nouns/photo/use-photos.ts';
import { DiscardButton } from '../../../ui/discard-button.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { RestoredChanges } from '../../../ui/restored-changes.tsx';
import classes from './edit-listing.module.css';
import { fieldLabels } from './field-labels.ts';
import type { ListingValues } from './listing-edit.ts';
import { OutdatedNotice, theirVersion } from './outdated-notice.tsx';
import { type ListingForm, useListingForm } from './use-listing-form.ts';

const PHOTO_MISSING = 'We couldn’t load this photo. If it stays missing, please remove it and add it again.';

export function EditListingForm({ boat }: { boat: OwnBoat }) {
  const form = useListingForm(boat);
  const { values, errors, set } = form;
  const photos = useSavedPhotos(values.imageUrls, (urls) => set('imageUrls', urls));
  const navigate = useNavigate();
  return (
    <form {...form.form} className={classes.form}>
      <LeaveGuard />
      <RestoredChanges meanwhile={form.changedElsewhere?.map(theirVersion)} onDiscard={form.discard} />
      <Group title="Boat">
        <div className={classes.wide}>
          <ListingInput form={form} field="title" />
        </div>
        <ListingInput form={form} field="year" numeric />
        <ListingInput form={form} field="make" />
        <ListingInput form={form} field="model" />
        <ListingInput form={form} field="type" options={BOAT_TYPES} />
        <ListingInput form={form} field="condition" options={BOAT_CONDITIONS} />
        <ListingInput form={form} field="length" numeric />
        <Measures form={form} group="size" />
        <ListingInput form={form} field="price" numeric />
        <ListingInput form={form} field="location" />
      </Group>
      <Group title="Photos">
        <div className={classes.wide}>
          <PhotoEditor photos={photos} error={errors.imageUrls} id="listing-photos" missing={PHOTO_MISSING} />
        </div>
      </Group>
      <Group title="Details">
        <div className={classes.wide}>
          <ListingInput form={form} field="description" rows={8} />
        </div>
        <div className={classes.wide}>
          <ListingInput form={form} field="features" rows={6} description="One per line" />
        </div>
        <ListingInput form={form} field="engineType" />
        <Measures form={form} group="engine" />
        <ListingInput form={form} field="fuel" />
        <Measures form={form} group="use" />
      </Group>
      <Group title="What you’d accept in trade">
        <div className={classes.chips}>
          <Chip.Group multiple value={values.tradeCategories} onChange={(keys) => set('tradeCategories', keys)}>
            {tradeChoices.map(({ id, label }) => (
              <Chip key={id} value={id} variant="outline">
                {label}
              </Chip>
            ))}
          </Chip.Group>
        </div>
      </Group>
      <OutdatedNotice form={form} />
      <div className={classes.actions}>
        <Button
          type="submit"
          size="md"
          loading={form.isSaving}
          disabled={!form.isChanged || form.isOutdated || photos.uploading}
        >
          Save Changes
        </Button>
        <DiscardButton
          size="md"
          isChanged={form.isChanged}
          onDiscard={() => {
            form.discard();
            void navigate(paths.myListings);
          }}
        />
      </div>
    </form>
  );
}

const Measures = ({ form, group }: { form: ListingForm; group: Measure['group'] }) =>
  measuresIn(group).map((name) => <ListingInput key={name} form={form} field={name} numeric />);

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      <div className={classes.fields}>{children}</div>
    </fieldset>
  );
}

/** Keeps the photo editor and the form's list of URLs in sync. */
function useSavedPhotos(urls: readonly string[], onChange: (urls: string[]) => void): Photos {
  const [state, setState] = useState<PhotoState & { told: readonly string[] }>(() => ({
    photos: uploadedPhotos(urls),
    earlierPhotos: [],
    told: urls,
  }));
  // The form was discarded, restored or reloaded.
  if (!sameSet(urls, state.told)) {
    setState((now) => ({ ...now, photos: withUploaded(now.photos, urls), told: urls }));
  }

  useEffect(() => {
    const present = uploadedUrls(state.photos);
    if (sameSet(present, state.told)) return;
    setState((now) => ({ ...now, told: present }));
    onChange(present);
  });

  return usePhotos(state, (change) => setState((now) => ({ ...now, ...change(now) })));
}

interface ListingInputProps {
  form: ListingForm;
  field: TextField<ListingValues>;
  /** Brings up the numeric keyboard. */
  numeric?: boolean;
  options?: readonly string[];
  rows?: number;
  description?: string;
}

/** A field of the form: a select with options, a text area with rows, else an input. */
function ListingInput({ form, field, numeric, options, rows, description }: ListingInputProps) {
  const props = {
    size: 'md',
    label: fieldLabels[field],
    description,
    ...form.field(field),
  } as const;
  if (options !== undefined) return <NativeSelect {...props} data={withCurrent(options, props.value)} />;
  if (rows !== undefined) return <Textarea {...props} rows={rows} />;
  return <TextInput {...props} inputMode={numeric ? 'decimal' : 'text'} autoComplete="off" />;
}

/** Keeps an imported value that is not among the options until the owner changes it. */
function withCurrent(options: readonly string[], current: string) {
  const known = current === '' || options.includes(current);
  return [{ value: '', label: 'Not specified' }, ...(known ? [] : [current]), ...options];
}
