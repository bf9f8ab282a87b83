/** Choices in the forms about an asset, and the texts on its card. */
import { ASSET_CATEGORIES, type AssetCategory } from '@tradewind/domain/asset-kinds';
import { megabytes } from '@tradewind/domain/file-sizes';
import { labelOf } from '@tradewind/domain/trade-taxonomy';

export {
  assetFacts,
  FREE_DETAILS,
  readDetails,
} from '@tradewind/domain/asset-details';
export {
  type AssetCategory,
  DETAIL_NAMES,
  type DetailField,
  type DetailName,
  detailFieldsOf,
  hasFreeDetails,
  isAssetCategory,
  kindOf,
} from '@tradewind/domain/asset-kinds';

export const VISIBILITIES = ['offers', 'public'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const MAX_ASSETS = 50;
export const MAX_ASSET_DESCRIPTION = 2_000;
export const MAX_DOCUMENTS = 10;
export const MAX_DOCUMENT_BYTES = megabytes(20);

/** Accepted types of proof documents and their file extensions. */
export const DOCUMENT_TYPES = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;
export const documentTypes = Object.keys(DOCUMENT_TYPES) as [DocumentType, ...DocumentType[]];

export const assetCategoryLabel = (category: AssetCategory): string => labelOf('listing', category);

export const assetCategoryChoices: readonly { id: AssetCategory; label: string }[] = ASSET_CATEGORIES.map((id) => ({
  id,
  label: assetCategoryLabel(id),
}));

/** The fields whose change ends open offers with the asset. */
export const OFFERED_ASSET_FIELDS = ['value', 'category', 'title', 'details'] as const;
