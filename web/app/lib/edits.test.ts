import { describe, expect, it } from 'vitest';
import { changedFields, clashes, mergedEdit, readEdit, withLocked } from './edits.ts';

const base = { title: 'Sea Otter', price: '84500', photos: ['a', 'b'] };

describe('An edit', () => {
  it('consists of the fields that differ', () => {
    expect(changedFields(base, { ...base, photos: ['b', 'a'] })).toEqual(['photos']);
    expect(changedFields(base, { ...base, photos: ['a', 'b'] })).toEqual([]);
  });

  it('overrides another person’s changes, and names the fields that both changed', () => {
    const typed = { ...base, title: 'Sea Eagle', price: '80000' };
    const newest = { ...base, price: '79000', photos: ['a'] };
    expect(mergedEdit(base, typed, newest)).toEqual({ title: 'Sea Eagle', price: '80000', photos: ['a'] });
    expect(clashes(base, typed, newest)).toEqual(['price']);
    expect(clashes(base, typed, { ...base, title: 'Sea Eagle' })).toEqual([]);
  });
});

describe('A stored edit', () => {
  it('is read when it fits the form', () => {
    const edit = { base, values: { ...base, title: 'Sea Eagle' } };
    expect(readEdit(JSON.parse(JSON.stringify(edit)), base)).toEqual(edit);
  });

  it('is ignored when it does not fit', () => {
    for (const stored of [undefined, 'text', {}, { base }, { base, values: { ...base, photos: 'a' } }])
      expect(readEdit(stored, base)).toBeUndefined();
  });
});

it('shows locked fields as they are saved, whatever a draft says', () => {
  const base = { price: '200000', description: 'Old' };
  expect(withLocked(base, { price: '190000', description: 'New' }, ['price'])).toEqual({
    price: '200000',
    description: 'New',
  });
});
