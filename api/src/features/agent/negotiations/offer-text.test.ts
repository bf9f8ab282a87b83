import { describe, expect, it } from 'vitest';
import { offerText } from './negotiations.present.ts';

const offer = { price: '94000.00', tradeBoat: null, balance: '94000.00', means: [] };
const tradeBoat = { id: 7, title: '2019 Larkwell Tern 32', value: '70000.00' };

describe('The text of an offer', () => {
  it('names the price in cash, and assets that could take its place', () => {
    expect(offerText(offer)).toBe('$94,000 in cash');
    expect(offerText({ ...offer, means: ['Bitcoin', 'Art'] })).toBe('$94,000 in cash (or in Bitcoin or Art)');
  });

  it('names the traded boat and the balance', () => {
    expect(offerText({ ...offer, tradeBoat, balance: '24000.00' })).toBe('2019 Larkwell Tern 32 and $24,000 in cash');
  });

  it('leaves out a zero balance', () => {
    expect(offerText({ ...offer, tradeBoat, balance: '0.00' })).toBe('2019 Larkwell Tern 32');
  });
});
