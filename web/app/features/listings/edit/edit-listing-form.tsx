import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Chip.layer.css';
import { Button, Chip, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type Measure, measuresIn } from '@tradewind/contract/boat-measures';
import type { OwnBoat } from '@tradewind/contract/boats';
import { BOAT_CONDITIONS, BOAT_TYPES, tradeChoices } from '@tradewind/contract/listing-edit';
import { paths, wantPath } from '@tradewind/contract/paths';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import type { TextField } from '../../../lib/use-edit-form.ts';
import { HullNumberNote } from '../../../nouns/boat/hull-number-note.tsx';
import { PhotoEditor } from '../../../nouns/photo/photo-editor.tsx';
import { useSavedPhotos } from '../../../nouns/photo/use-saved-photos.ts';
import { useItemInTrades } from '../../../nouns/trade/bound/items-in-trades.ts';
import { ReservedNotice } from '../../../nouns/trade/bound/reserved-notice.tsx';
import { DiscardButton } from '../../../ui/discard-button.tsx';
import { FormGroup, WideField } from '../../../ui/form-group.tsx';
import { LeaveGuard } from '../../../ui/leave-guard.tsx';
import { OutdatedNotice } from '../../../ui/outdated-notice.tsx';
import { RestoredChanges } from '../../../ui/restored-changes.tsx';
import classes from './edit-listing.module.css';
import { fieldLabels, theirVersion } from './field-labels.ts';
import type { ListingValues } from './listing-edit.ts';
import { type ListingForm, useListingForm } from './use-listing-form.ts';

const PHOTO_MISSING = 'We couldn’t load this photo. If it stays missing, please remove it and add it again.';

const FREE =
  'You can change its description, features, photos, location and what you’d accept. For everything else, finish or cancel the trade first.';

export function EditListingForm({ boat }: { boat: OwnBoat }) {
  const bound = useItemInTrades({ kind: 'boat', id: boat.id });
  const tradeId = bound?.tradeId ?? null;
  const form = useListingForm(boat, boat.status === 'pending' || tradeId !== null);
  const { values, errors, set } = form;
  const photos = useSavedPhotos(values.imageUrls, (urls) => set('imageUrls', urls));
  const navigate = useNavigate();
  return (
    <form {...form.form} className={classes.form}>
      <LeaveGuard />
      {form.endingDialog}
      <ReservedNotice tradeId={tradeId} failure={undefined} free={FREE} />
      <RestoredChanges meanwhile={form.changedElsewhere?.map(theirVersion)} onDiscard={form.discard} />
      <FormGroup title="Boat">
        <WideField>
          <ListingInput form={form} field="title" />
        </WideField>
        <ListingInput form={form} field="year" numeric />
        <ListingInput form={form} field="make" />
        <ListingInput form={form} field="model" />
        <WideField>
          <ListingInput
            form={form}
            field="hullNumber"
            description={<HullNumberNote value={values.hullNumber} year={Number(values.year)} />}
          />
        </WideField>
        <ListingInput form={form} field="type" options={BOAT_TYPES} />
        <ListingInput form={form} field="condition" options={BOAT_CONDITIONS} />
        <ListingInput form={form} field="length" numeric />
        <Measures form={form} group="size" />
        <ListingInput form={form} field="price" numeric />
        <ListingInput form={form} field="location" />
      </FormGroup>
      <FormGroup title="Photos">
        <WideField>
          <PhotoEditor photos={photos} error={errors.imageUrls} id="listing-photos" missing={PHOTO_MISSING} />
        </WideField>
      </FormGroup>
      <FormGroup title="Details">
        <WideField>
          <ListingInput form={form} field="description" rows={8} />
        </WideField>
        <WideField>
          <ListingInput form={form} field="features" rows={6} description="One per line" />
        </WideField>
        <ListingInput form={form} field="engineType" />
        <Measures form={form} group="engine" />
        <ListingInput form={form} field="fuel" />
        <Measures form={form} group="use" />
      </FormGroup>
      <FormGroup title="What you’d accept in trade">
        <div className={classes.chips}>
          <Chip.Group multiple value={values.tradeCategories} onChange={(keys) => set('tradeCategories', keys)}>
            {tradeChoices.map(({ id, label }) => (
              <Chip key={id} value={id} variant="outline">
                {label}
              </Chip>
            ))}
          </Chip.Group>
        </div>
      </FormGroup>
      <p className={classes.more}>
        Buyers see these categories. <Link to={wantPath(`boat-${boat.id}`)}>What you’d take in detail</Link>, and your
        lowest value, stay private.
      </p>
      <ReservedNotice tradeId={null} failure={form.failure} free={FREE} />
      <OutdatedNotice {...form} what="listing" clashing={form.clashing?.map(theirVersion)} />
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

interface ListingInputProps {
  form: ListingForm;
  field: TextField<ListingValues>;
  /** Brings up the numeric keyboard. */
  numeric?: boolean;
  options?: readonly string[];
  rows?: number;
  description?: ReactNode;
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
