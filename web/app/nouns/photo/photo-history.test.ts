import { describe, expect, it } from 'vitest';
import { type PhotoHistory, previousSet, remember } from './photo-history.ts';

describe('Undo', () => {
  it('goes back set by set', () => {
    const history = remember(remember([], []), ['a']);
    const back = previousSet(history, ['a', 'b']);
    expect(back?.set).toEqual(['a']);
    expect(previousSet(back?.history ?? [], ['a'])?.set).toEqual([]);
  });

  it('is unavailable when nothing differs', () => {
    expect(previousSet([], ['a'])).toBeUndefined();
    expect(previousSet(remember([], ['a']), ['a'])).toBeUndefined();
  });

  it('skips sets that equal the current one, such as after a failed upload', () => {
    const history = remember(remember([], ['a']), ['a', 'b']);
    expect(previousSet(history, ['a', 'b'])).toEqual({ set: ['a'], history: [] });
  });

  it('treats another order as another set', () => {
    expect(previousSet([['a', 'b']], ['b', 'a'])?.set).toEqual(['a', 'b']);
  });

  it('stores no consecutive duplicates and a limited number of sets', () => {
    expect(remember([['a']], ['a'])).toEqual([['a']]);
    const many = Array.from({ length: 40 }, (_, index) => [String(index)]);
    expect(many.reduce<PhotoHistory>(remember, [])).toEqual(many.slice(-10));
  });
});
