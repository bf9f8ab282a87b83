import { describe, expect, it } from 'vitest';
import { canHunt, firstHuntPage, huntAddress, readHunt } from './hunt.ts';

describe('A hunt', () => {
  it('is written into an address in one way, whatever the order of the choices', () => {
    const address = 'asset=crypto&budget=over-1m&asset=boats&budget=25k-50k&asset=boats';
    expect(huntAddress(readHunt(address))).toBe('budget=25k-50k&budget=over-1m&asset=boats&asset=crypto');
  });

  it('leaves out what makes no sense', () => {
    expect(readHunt('budget=lots&asset=submarines&deployed=true')).toEqual({ budgets: [], assets: [] });
  });

  it('needs at least one budget and one asset', () => {
    expect(canHunt(readHunt('budget=25k-50k'))).toBe(false);
    expect(canHunt(readHunt('asset=boats'))).toBe(false);
    expect(canHunt(readHunt('asset=boats&budget=25k-50k'))).toBe(true);
  });

  it('asks the API in the words of listings, so that "other" is what a hunter means by it', () => {
    const asked = new URL(firstHuntPage(readHunt('budget=50k-100k&asset=crypto&asset=other')), 'http://x').searchParams;
    expect(asked.getAll('budget')).toEqual(['50k-100k']);
    expect(asked.getAll('tradeFor')).toEqual(
      expect.arrayContaining(['bitcoin', 'cryptocurrency', 'other', 'aircraft']),
    );
    expect(asked.get('limit')).toBe('24');
  });
});
