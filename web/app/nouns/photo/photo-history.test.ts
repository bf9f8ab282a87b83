import { describe, expect, it } from 'vitest';
import { type PhotoHistory, previousSet, remember } from './photo-history.ts';

describe('Undo', () => {
  it('goes back set by set', () => {
    const history = remember(remember([], []), ['a']);
    const back = previousSet(history, ['a', 'b']);
    expect(back?.set).toEqual(['a']);
    expect(previousSet(back?.history ?? [], ['a'])?.set).toEqual([]);
  });

  it('has nothing to offer when nothing differs', () => {
    expect(previousSet([], ['a'])).toBeUndefined();
    expect(previousSet(remember([], ['a']), ['a'])).toBeUndefined();
  });

  it('passes over sets that are like the present one, such as after an upload that failed', () => {
    const history = remember(remember([], ['a']), ['a', 'b']);
    expect(previousSet(history, ['a', 'b'])).toEqual({ set: ['a'], history: [] });
  });

  it('tells an order from another', () => {
    expect(previousSet([['a', 'b']], ['b', 'a'])?.set).toEqual(['a', 'b']);
  });

  it('remembers a set once in a row, and not for ever', () => {
    expect(remember([['a']], ['a'])).toEqual([['a']]);
    const many = Array.from({ length: 40 }, (_, index) => [String(index)]);
    expect(many.reduce<PhotoHistory>(remember, [])).toEqual(many.slice(-10));
  });
});
