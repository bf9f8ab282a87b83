import { NativeSelect, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import {
  assetCategoryChoices,
  detailFieldsOf,
  hasFreeDetails,
  kindOf,
  VISIBILITIES,
  type Visibility,
} from '@tradewind/contract/asset-form';
import type { useEditForm } from '../../../lib/use-edit-form.ts';
import { visibilityText } from '../../../nouns/asset/asset-texts.ts';
import { PhotoEditor } from '../../../nouns/photo/photo-editor.tsx';
import type { Photos } from '../../../nouns/photo/use-photos.ts';
import { FormGroup, WideField } from '../../../ui/form-group.tsx';
import { type AssetValues, detailKey } from './asset-values.ts';
import { DetailInput } from './detail-input.tsx';
import { fieldLabels } from './field-labels.ts';
import { FreeDetails } from './free-details.tsx';

export type AssetForm = Pick<
  ReturnType<typeof useEditForm<AssetValues, unknown, unknown>>,
  'values' | 'errors' | 'set' | 'field'
>;

const kinds = [
  { value: '', label: 'Choose what it is', disabled: true },
  ...assetCategoryChoices.map(({ id, label }) => ({ value: id, label })),
];

const PHOTO_MISSING = 'We couldn’t load this photo. If it stays missing, please remove it and add it again.';

/** The fields of an asset, which follow from its kind. */
export function AssetFields({ form, photos }: { form: AssetForm; photos: Photos }) {
  const { values, errors, field } = form;
  const { category } = values;
  const example = category === '' ? undefined : kindOf(category).titleExample;
  return (
    <>
      <FormGroup title="What it is">
        <NativeSelect size="md" label={fieldLabels.category} data={kinds} {...field('category')} />
        <TextInput
          size="md"
          label={fieldLabels.value}
          inputMode="decimal"
          autoComplete="off"
          description="What it’s worth in a trade"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...field('value')}
        />
        <WideField>
          <TextInput size="md" label={fieldLabels.title} placeholder={example} autoComplete="off" {...field('title')} />
        </WideField>
      </FormGroup>
      <Details form={form} />
      <FormGroup title="Photos">
        <WideField>
          <PhotoEditor photos={photos} error={errors.imageUrls} id="asset-photos" missing={PHOTO_MISSING} />
        </WideField>
      </FormGroup>
      <FormGroup title="In your words">
        <WideField>
          <Textarea
            size="md"
            label={fieldLabels.description}
            description="Condition, history, what comes with it"
            rows={5}
            {...field('description')}
          />
        </WideField>
      </FormGroup>
      <FormGroup title={fieldLabels.visibility}>
        <WideField>
          <VisibilityChoice form={form} />
        </WideField>
      </FormGroup>
    </>
  );
}

function Details({ form }: { form: AssetForm }) {
  const { category } = form.values;
  if (category === '') return null;
  if (hasFreeDetails(category)) return <FreeDetails form={form} />;
  return (
    <FormGroup title={fieldLabels.freeDetails}>
      {detailFieldsOf(category).map(([name, detail]) =>
        detail.former && form.values[detailKey(name)] === '' ? null : (
          <DetailInput key={name} detail={detail} {...form.field(detailKey(name))} />
        ),
      )}
    </FormGroup>
  );
}

const explanations: Record<Visibility, string> = {
  offers: 'Only people you offer it to can see it.',
  public: 'People on Tradewind can see it and ask for it in an offer. Documents stay private.',
};

function VisibilityChoice({ form: { values, set } }: { form: AssetForm }) {
  return (
    <Radio.Group
      aria-label={fieldLabels.visibility}
      value={values.visibility}
      onChange={(chosen) => set('visibility', chosen as Visibility)}
    >
      <Stack gap="md">
        {VISIBILITIES.map((visibility) => (
          <Radio
            key={visibility}
            size="md"
            value={visibility}
            label={visibilityText[visibility]}
            description={explanations[visibility]}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
