import { type Want, wantRulesInput } from '@tradewind/contract/wants';
import { expect, it } from 'vitest';
import { rulesTyped, subjectKey, valuesOf } from './want-edit.ts';

const want: Want = {
  for: { kind: 'boat', boatId: 12 },
  title: 'Sea Otter',
  imageUrl: null,
  category: null,
  reserved: false,
  value: '100000.00',
  suggested: false,
  rules: {
    boatTypes: ['Bowrider'],
    minLength: 20,
    maxLength: 30.5,
    minYear: null,
    maxYear: 2020,
    minPrice: '50000.00',
    maxPrice: '99999.50',
    maxMiles: 500,
    categories: ['boats'],
    maxCashToAdd: '0.00',
    minCashToReceive: null,
    lowestValue: '91000.00',
  },
  updatedAt: null,
};

it('shows saved rules and sends them back unchanged', () => {
  const values = valuesOf(want);
  expect(values).toMatchObject({ minLength: '20', minYear: '', maxPrice: '99999.50', lowestValue: '91000' });
  expect(wantRulesInput.parse(rulesTyped(values))).toEqual(want.rules);
});

it('reads amounts as people type them', () => {
  const typed = rulesTyped({ ...valuesOf(want), lowestValue: ' $92,500 ', maxMiles: '1,000', minLength: '' });
  expect(typed).toMatchObject({ lowestValue: '92500', maxMiles: 1000, minLength: null });
});

it('leaves it to the contract to refuse what is no number', () => {
  const checked = wantRulesInput.safeParse(rulesTyped({ ...valuesOf(want), maxMiles: 'far', lowestValue: '-5' }));
  expect(checked.error?.issues.map(({ path }) => path[0])).toEqual(['maxMiles', 'lowestValue']);
});

it('refuses a comma that does not stand between thousands', () => {
  const typed = rulesTyped({ ...valuesOf(want), maxPrice: '250,50', maxLength: '30,5' });
  expect(typed).toMatchObject({ maxPrice: '250,50', maxLength: '30,5' });
  const issues = wantRulesInput.safeParse(typed).error?.issues ?? [];
  expect(issues.map(({ path }) => path[0])).toEqual(['maxLength', 'maxPrice']);
  expect(issues[1]?.message).toBe(
    'Please use a point for cents, such as 250.50, and commas only for thousands, such as 25,050.',
  );
});

it('names what a want is for', () => {
  expect(subjectKey({ kind: 'boat', boatId: 12 })).toBe('boat-12');
  expect(subjectKey({ kind: 'asset', assetId: 7 })).toBe('asset-7');
  expect(subjectKey({ kind: 'cash' })).toBe('cash');
});
