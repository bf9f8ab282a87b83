import { expect, it } from 'vitest';
import { ASSET_CATEGORIES, ASSET_KINDS, type AssetKind, isAssetCategory, kindNameOf } from './asset-kinds.ts';
import { LISTING_KEYS } from './trade-taxonomy.ts';

const kinds: AssetKind[] = Object.values(ASSET_KINDS);

it('gives every listing key but boats and open to offers exactly one kind', () => {
  const named = kinds.flatMap(({ categories }) => categories);
  const expected = LISTING_KEYS.filter((key) => key !== 'boats' && key !== 'open_to_offers');
  expect(ASSET_CATEGORIES).toEqual(expected);
  expect(named.toSorted()).toEqual([...expected].toSorted());
});

it('excludes categories that are not assets', () => {
  for (const word of ['boats', 'open_to_offers', 'nonsense', '', 'toString']) expect(isAssetCategory(word)).toBe(false);
});

it('distinguishes the kinds', () => {
  expect(kindNameOf('motorcycles')).toBe('vehicle');
  expect(kindNameOf('memberships')).toBe('membership');
  expect(kindNameOf('wine')).toBe('other');
});

it('compares dates only with fields of the same kind', () => {
  for (const { details } of kinds) {
    if (details === 'free') continue;
    for (const field of Object.values(details))
      if (field.type === 'date' && field.notBefore) expect(details[field.notBefore]?.type).toBe('date');
  }
});
