import { DETAIL_NAMES, isAssetCategory, readDetails } from '@tradewind/contract/asset-form';
import { assetChange, newAsset } from '@tradewind/contract/assets';
import type { Checker } from '../../../lib/field-errors.ts';
import { type AssetChangeBody, detailKey, type NewAssetBody } from './asset-values.ts';

const detailKeys: ReadonlySet<string> = new Set(DETAIL_NAMES.map(detailKey));

/** Known details have their own fields; details that the owner names share one. */
function fieldOf(path: readonly PropertyKey[]): string {
  const key = path.map(String).join('.');
  return path[0] !== 'details' || detailKeys.has(key) ? key : 'freeDetails';
}

/** The schema checks the details only if everything else is valid, but the form shows all faults at once. */
function detailIssues({ category = '', details = {} }: NewAssetBody | AssetChangeBody) {
  const reading = isAssetCategory(category) ? readDetails(category, details) : undefined;
  const faults = reading?.ok === false ? Object.entries(reading.faults) : [];
  return faults.map(([name, message]) => ({ path: ['details', name], message }));
}

const checkOf = (schema: Checker): Checker => ({
  safeParse(value) {
    const checked = schema.safeParse(value);
    if (checked.success) return checked;
    const issues = [...checked.error.issues, ...detailIssues(value as NewAssetBody | AssetChangeBody)];
    return {
      success: false,
      error: { issues: issues.map(({ path, message }) => ({ path: [fieldOf(path)], message })) },
    };
  },
});

export const newAssetCheck = checkOf(newAsset);
export const assetChangeCheck = checkOf(assetChange);
