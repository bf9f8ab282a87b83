import {
  type AssetCategory,
  assetCategoryChoices,
  type DetailField,
  detailFieldsOf,
} from '@tradewind/contract/asset-form';
import { type AssetValues, detailKey } from './asset-values.ts';

export const fieldLabels = {
  category: 'Kind',
  title: 'Title',
  value: 'Value (USD)',
  description: 'Description',
  visibility: 'Who can see it',
  imageUrls: 'Photos',
  freeDetails: 'Details',
} as const;

/** 'Mileage (mi)', but 'Nights' without its unit. */
export function detailLabel(field: DetailField): string {
  const unit = 'unit' in field ? field.unit : undefined;
  return unit === undefined || field.label.toLowerCase().endsWith(unit) ? field.label : `${field.label} (${unit})`;
}

const allDetails = new Map<string, string>(
  assetCategoryChoices.flatMap(({ id }: { id: AssetCategory }) =>
    detailFieldsOf(id).map(([name, field]) => [detailKey(name), field.label] as const),
  ),
);

interface Clash {
  field: keyof AssetValues;
  theirs: AssetValues[keyof AssetValues];
}

/** A field that was changed elsewhere, and what it is there. */
export function theirVersion({ field, theirs }: Clash): string {
  const label = new Map<string, string>(Object.entries(fieldLabels)).get(field) ?? allDetails.get(field) ?? field;
  return `${label}: ${typeof theirs === 'string' ? theirs || 'none' : `${theirs.length} entries`}`;
}
