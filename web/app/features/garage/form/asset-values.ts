import {
  type AssetCategory,
  DETAIL_NAMES,
  type DetailName,
  detailFieldsOf,
  hasFreeDetails,
  type Visibility,
} from '@tradewind/contract/asset-form';
import type { Asset, assetsApi } from '@tradewind/contract/assets';
import type { CallInput } from '@tradewind/contract/endpoint';
import { withoutSeparators } from '@tradewind/contract/typed-numbers';
import { changedFields } from '../../../lib/edits.ts';

interface FreeDetail {
  label: string;
  text: string;
}

/** The name of a detail's field, as refusals name it. */
type DetailKey = `details.${DetailName}`;
export const detailKey = (name: string) => `details.${name}` as DetailKey;

/** An asset in the form: inputs are text. Holds the details of all kinds, so that switching the kind loses nothing. */
export type AssetValues = {
  category: AssetCategory | '';
  title: string;
  value: string;
  description: string;
  visibility: Visibility;
  imageUrls: string[];
  freeDetails: FreeDetail[];
} & Record<DetailKey, string>;

export type NewAssetBody = CallInput<typeof assetsApi.add>['body'];
export type AssetChangeBody = CallInput<typeof assetsApi.edit>['body'];

const EMPTY = {
  category: '',
  title: '',
  value: '',
  description: '',
  visibility: 'offers',
  imageUrls: [],
  freeDetails: [],
} as const;

/** A saved asset, or the start of a new one. */
export function valuesOf(asset: Asset | null): AssetValues {
  const given = asset?.details ?? {};
  const isFree = asset !== null && hasFreeDetails(asset.category);
  const text = (name: string) => (isFree ? '' : String(given[name] ?? ''));
  const details = Object.fromEntries(DETAIL_NAMES.map((name) => [detailKey(name), text(name)]));
  return {
    ...EMPTY,
    imageUrls: [],
    freeDetails: isFree ? Object.entries(given).map(([label, value]) => ({ label, text: String(value) })) : [],
    ...(details as Record<DetailKey, string>),
    ...(asset && {
      category: asset.category,
      title: asset.title,
      value: asset.value.replace(/\.00$/, ''),
      description: asset.description ?? '',
      visibility: asset.visibility,
      imageUrls: asset.imageUrls,
    }),
  };
}

/** The whole of a new asset. */
export const newAssetOf = (values: AssetValues): NewAssetBody => ({
  category: values.category,
  title: values.title,
  value: withoutSeparators(values.value),
  description: values.description,
  visibility: values.visibility,
  imageUrls: values.imageUrls,
  details: detailsOf(values),
});

/** Only the changed fields. Details and category are sent together, since the category decides which details are valid. */
export function changeOf(base: AssetValues, values: AssetValues, version: number): AssetChangeBody {
  const whole = newAssetOf(values);
  const changed = changedFields(base, values).map((field) => (isDetail(field) ? 'details' : field));
  const sent = new Set(
    changed.some((field) => field === 'details' || field === 'category')
      ? [...changed, 'category', 'details']
      : changed,
  );
  const fields = Object.entries(whole).filter(([field]) => sent.has(field));
  return { ...Object.fromEntries(fields), version };
}

const isDetail = (field: string) => field.startsWith('details.') || field === 'freeDetails';

/** The details of the chosen kind. A free detail without a name is sent, so that it is refused instead of lost. */
function detailsOf(values: AssetValues): Record<string, string> {
  const { category, freeDetails } = values;
  if (category === '') return {};
  if (hasFreeDetails(category)) {
    const begun = freeDetails.filter(({ label, text }) => label.trim() !== '' || text.trim() !== '');
    return Object.fromEntries(begun.map(({ label, text }) => [label.trim(), text]));
  }
  const typed = detailFieldsOf(category).map(([name]) => [name, values[detailKey(name)].trim()] as const);
  return Object.fromEntries(typed.filter(([, text]) => text !== ''));
}
