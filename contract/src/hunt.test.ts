import { describe, expect, it } from 'vitest';
import { canHunt, filterOfHunt, huntQueryString, readHunt } from './hunt.ts';

describe('A hunt', () => {
  it('has one canonical query string, regardless of the order of the choices', () => {
    const address = 'asset=crypto&budget=over-1m&asset=boats&budget=25k-50k&asset=boats';
    expect(huntQueryString(readHunt(address))).toBe('budget=25k-50k&budget=over-1m&asset=boats&asset=crypto');
  });

  it('ignores invalid values', () => {
    expect(readHunt('budget=lots&asset=submarines&deployed=true')).toEqual({ budgets: [], assets: [] });
  });

  it('needs at least one budget and one asset', () => {
    expect(canHunt(readHunt('budget=25k-50k'))).toBe(false);
    expect(canHunt(readHunt('asset=boats'))).toBe(false);
    expect(canHunt(readHunt('asset=boats&budget=25k-50k'))).toBe(true);
  });

  it('translates assets to listing keys for the API', () => {
    const { budget, tradeFor, limit } = filterOfHunt(readHunt('budget=50k-100k&asset=crypto&asset=other'));
    expect(budget).toEqual(['50k-100k']);
    expect(tradeFor).toEqual(expect.arrayContaining(['bitcoin', 'cryptocurrency', 'other', 'aircraft']));
    expect(limit).toBe(24);
  });
});
